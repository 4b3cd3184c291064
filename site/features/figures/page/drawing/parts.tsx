import type { ReactNode } from 'react';
import clsx from 'clsx';
import styles from './drawing.module.css';

export type Kind = 'plain' | 'quiet' | 'accent' | 'signal' | 'good' | 'danger';
const leading = 20;

interface WordsProps {
  x: number;
  y: number;
  /** Lines separated by ` / `. A line in backticks is code. */
  text: string;
  anchor?: 'start' | 'middle' | 'end';
  /** `small` for remarks, `strong` for names. */
  look?: 'small' | 'strong';
}

/** Lines of text, vertically centered at `y`. */
export function Words({ x, y, text, anchor = 'middle', look }: WordsProps): ReactNode {
  const lines = text.split(' / ');
  const top = y - ((lines.length - 1) * leading) / 2 + 5.5;
  return (
    <>
      {lines.map((line, index) => (
        <text
          key={line}
          x={x}
          y={top + index * leading}
          textAnchor={anchor}
          className={clsx(look && styles[look], line.startsWith('`') && styles.mono) || undefined}
        >
          {line.replaceAll('`', '')}
        </text>
      ))}
    </>
  );
}

interface BoxProps extends Omit<WordsProps, 'anchor'> {
  w: number;
  h: number;
  kind?: Kind;
}

/** A rounded box with centered text. */
export function Box({ x, y, w, h, text, kind = 'plain', look }: BoxProps): ReactNode {
  return (
    <>
      <rect x={x} y={y} width={w} height={h} rx="7" className={styles[kind]} />
      <Words x={x + w / 2} y={y + h / 2} text={text} {...(look && { look })} />
    </>
  );
}

const path = (points: string) => `M${points.replaceAll(' ', 'L').replaceAll(',', ' ')}`;

/** The two strokes of an arrow head at the end of the last segment. */
function head(points: string): string {
  const [fromX = 0, fromY = 0, x = 0, y = 0] = points.split(/[ ,]/).slice(-4).map(Number);
  const angle = Math.atan2(y - fromY, x - fromX);
  const wing = (turn: number) =>
    `${(x - 8 * Math.cos(angle + turn)).toFixed(1)} ${(y - 8 * Math.sin(angle + turn)).toFixed(1)}`;
  return `M${wing(0.5)}L${x} ${y}L${wing(-0.5)}`;
}

interface ArrowProps {
  /** As in SVG: `178,22 262,22`. */
  points: string;
  dashed?: boolean;
}

/** A line through the points that ends in an arrow head. */
export function Arrow({ points, dashed = false }: ArrowProps): ReactNode {
  return (
    <>
      <path d={path(points)} className={clsx(styles.line, dashed && styles.dashed)} />
      <path d={head(points)} className={styles.line} />
    </>
  );
}

/** A line from a label to what it labels. */
export const Leader = ({ points }: Pick<ArrowProps, 'points'>): ReactNode => (
  <path d={path(points)} className={styles.thin} />
);
