import type { ReactNode } from 'react';
import styles from '../drawing/drawing.module.css';
import Frame from '../drawing/frame.tsx';
import { Leader, Words } from '../drawing/parts.tsx';

/** Invented waits of one day in seconds, from the shortest; the page works with the same ones. */
export const waits = [20, 25, 30, 35, 40, 45, 55, 60, 75, 90, 180, 300];

const step = 27;
const left = 58;
const top = 62;
const bottom = top + waits.length * step;
/** So many pixels to the second. */
const scale = 1.25;
const xOf = (seconds: number) => left + seconds * scale;

/** A line down through all bars, named at one of its ends. */
const Mark = ({ at, lines, below }: { at: number; lines: string[]; below?: boolean }) => (
  <>
    <Leader
      points={[
        [xOf(at), top - 8],
        [xOf(at), bottom + 4],
      ]}
    />
    <Words
      x={xOf(at)}
      y={below ? bottom + 28 : top - 32}
      lines={lines}
      anchor={below ? 'start' : 'middle'}
      look="strong"
    />
  </>
);

export default function TwelveWaitsFigure(): ReactNode {
  return (
    <Frame
      title="Twelve waits of one day"
      description="Twelve bars from the shortest wait, 20 seconds, to the longest, 300 seconds. The median is at 50 seconds, the mean at 80 and the 90th percentile at 180. Ten waits are 90 seconds or shorter, and two are much longer."
      height={bottom + 52}
    >
      {waits.map((seconds, index) => {
        const y = top + index * step;
        return (
          <g key={seconds}>
            <Words x={left - 10} y={y + 9} lines={[`${seconds} s`]} anchor="end" look="small" />
            <rect
              x={left}
              y={y}
              width={seconds * scale}
              height="18"
              rx="3"
              className={index < 10 ? styles.accent : styles.signal}
            />
          </g>
        );
      })}
      <Mark at={50} lines={['Median', '50 s']} />
      <Mark at={80} lines={['Mean 80 s']} below />
      <Mark at={180} lines={['90th percentile', '180 s']} />
    </Frame>
  );
}
