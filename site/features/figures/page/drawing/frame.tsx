import { useId, type ReactNode } from 'react';
import styles from './drawing.module.css';

interface FrameProps {
  /** Title and caption. */
  title: string;
  /** Text alternative for screen readers. */
  description: string;
  /** Height of the drawing; its width is always 440. Lengths are CSS pixels on a phone × 1.3. */
  height: number;
  /** Whether parts of it are links, which must be exposed to screen readers. */
  hasLinks?: boolean;
  children: ReactNode;
}

/** View box width of all drawings, at which text is still 13 px on a 390 px screen. */
export const width = 440;

export default function Frame({
  title,
  description,
  height,
  hasLinks = false,
  children,
}: FrameProps): ReactNode {
  const id = useId();
  return (
    <figure className={styles.frame}>
      <svg
        viewBox={`0 0 ${width} ${height}`}
        role={hasLinks ? 'group' : 'img'}
        aria-labelledby={`${id}-title`}
        aria-describedby={`${id}-description`}
      >
        <title id={`${id}-title`}>{title}</title>
        <desc id={`${id}-description`}>{description}</desc>
        {children}
      </svg>
      <figcaption>{title}.</figcaption>
    </figure>
  );
}
