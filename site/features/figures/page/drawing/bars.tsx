import type { ReactNode } from 'react';
import styles from './drawing.module.css';
import Frame from './frame.tsx';
import { Leader, Words } from './parts.tsx';

interface BarsProps {
  title: string;
  description: string;
  /** Seconds, from the shortest. */
  values: number[];
  /** The first `ordinary` values are ordinary; the others are highlighted. */
  ordinary: number;
  marks: [at: number, text: string, below?: 'below'][];
}

const step = 27;
const left = 58;
const top = 62;
/** The longest bar, in pixels. */
const longest = 375;

/** A figure of a bar chart of times, with vertical marker lines. */
export const bars =
  ({ title, description, values, ordinary, marks }: BarsProps) =>
  (): ReactNode => {
    const scale = longest / Math.max(...values);
    const bottom = top + values.length * step;
    const xOf = (seconds: number) => left + seconds * scale;
    return (
      <Frame title={title} description={description} height={bottom + 52}>
        {values.map((seconds, index) => {
          const y = top + index * step;
          return (
            <g key={seconds}>
              <Words x={left - 10} y={y + 9} text={`${seconds} s`} anchor="end" look="small" />
              <rect
                x={left}
                y={y}
                width={seconds * scale}
                height="18"
                rx="3"
                className={index < ordinary ? styles.accent : styles.signal}
              />
            </g>
          );
        })}
        {marks.map(([at, text, below]) => (
          <g key={at}>
            <Leader points={`${xOf(at)},${top - 8} ${xOf(at)},${bottom + 4}`} />
            <Words
              x={xOf(at)}
              y={below ? bottom + 28 : top - 32}
              text={text}
              anchor={below ? 'start' : 'middle'}
              look="strong"
            />
          </g>
        ))}
      </Frame>
    );
  };
