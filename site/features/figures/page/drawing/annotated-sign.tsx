import type { ReactNode } from 'react';
import styles from './drawing.module.css';
import Frame from './frame.tsx';
import { Leader, Words } from './parts.tsx';

interface AnnotatedSignProps {
  title: string;
  description: string;
  /** Text of the sign, and its purpose. */
  parts: [text: string, why: string][];
}

const step = 74;

/** A figure of a sign at the left, with an annotation beside each of its lines. */
export const annotatedSign =
  ({ title, description, parts }: AnnotatedSignProps) =>
  (): ReactNode => {
    const height = parts.length * step;
    return (
      <Frame title={title} description={description} height={height + 4}>
        <rect x="2" y="2" width="246" height={height} rx="10" className={styles.accent} />
        {parts.map(([text, why], index) => {
          const y = 2 + (index + 0.5) * step;
          return (
            <g key={text}>
              <Words x={125} y={y} text={text} {...(index === 0 && { look: 'strong' as const })} />
              <Leader points={`248,${y} 280,${y}`} />
              <Words x={288} y={y} text={why} anchor="start" look="small" />
            </g>
          );
        })}
      </Frame>
    );
  };
