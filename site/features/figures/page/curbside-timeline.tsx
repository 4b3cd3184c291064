import type { ReactNode } from 'react';
import styles from './drawing/drawing.module.css';
import Frame from './drawing/frame.tsx';
import { Leader, Words } from './drawing/parts.tsx';

const moments: [name: string, who: string][] = [
  ['Order ready', 'staff'],
  ['Ready notice', 'the store'],
  ['Arrival', 'customer'],
  ['Handoff', 'staff'],
  ['Departure', 'customer'],
];

const yOf = (index: number) => 24 + index * 78;

/** A span of time between two moments, beside the line. */
const Span = ({ x, from, to, name }: { x: number; from: number; to: number; name: string }) => (
  <>
    <Leader
      points={[
        [x - 12, yOf(from)],
        [x, yOf(from)],
        [x, yOf(to)],
        [x - 12, yOf(to)],
      ]}
    />
    <Words x={x + 10} y={(yOf(from) + yOf(to)) / 2} lines={[name]} anchor="start" look="strong" />
  </>
);

export default function CurbsideTimelineFigure(): ReactNode {
  return (
    <Frame
      title="Moments of a curbside pickup, and the two times between them"
      description="Five moments from top to bottom: order ready, ready notice, arrival, handoff, departure. Wait is the time from arrival to handoff. Dwell is the time from arrival to departure."
      height={360}
    >
      <path d={`M20 ${yOf(0)}V${yOf(4)}`} className={styles.line} />
      {moments.map(([name, who], index) => (
        <g key={name}>
          <circle
            cx="20"
            cy={yOf(index)}
            r="10"
            className={index < 2 ? styles.accent : styles.light}
          />
          <Words x={44} y={yOf(index) - 10} lines={[name]} anchor="start" look="strong" />
          <Words x={44} y={yOf(index) + 11} lines={[who]} anchor="start" look="small" />
        </g>
      ))}
      <Span x={210} from={2} to={3} name="Wait" />
      <Span x={320} from={2} to={4} name="Dwell" />
    </Frame>
  );
}
