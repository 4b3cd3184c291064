import type { ReactNode } from 'react';
import styles from './drawing/drawing.module.css';
import Frame from './drawing/frame.tsx';
import { Leader, Words } from './drawing/parts.tsx';
import { chain } from './drawing/chain.tsx';
import { annotatedSign } from './drawing/annotated-sign.tsx';
import { bars } from './drawing/bars.tsx';

const moments: [name: string, who: string][] = [
  ['Order ready', 'staff'],
  ['Ready notice', 'the store'],
  ['Arrival', 'customer'],
  ['Handoff', 'staff'],
  ['Departure', 'customer'],
];

const yOf = (index: number) => 24 + index * 78;

/** A time span beside the timeline. */
const Span = ({ x, from, to, name }: { x: number; from: number; to: number; name: string }) => (
  <>
    <Leader
      points={`${x - 12},${yOf(from)} ${x},${yOf(from)} ${x},${yOf(to)} ${x - 12},${yOf(to)}`}
    />
    <Words x={x + 10} y={(yOf(from) + yOf(to)) / 2} text={name} anchor="start" look="strong" />
  </>
);

export function CurbsideTimelineFigure(): ReactNode {
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
          <Words x={44} y={yOf(index) - 10} text={name} anchor="start" look="strong" />
          <Words x={44} y={yOf(index) + 11} text={who} anchor="start" look="small" />
        </g>
      ))}
      <Span x={210} from={2} to={3} name="Wait" />
      <Span x={320} from={2} to={4} name="Dwell" />
    </Frame>
  );
}

export const LateCarFigure = chain({
  title: 'Whom to tell about a waiting car',
  description:
    'A car arrives and the watcher sends the runner. If nobody has come after the number of seconds that you chose, tell the lead. If the car still waits after the second number, tell the second person. Someone goes to the car and says what happens next.',
  links: [
    ['Arrival', 'Watcher sends / the runner', 'the wait begins'],
    ['First limit', 'Tell the lead', 'your seconds', 'signal'],
    ['Second limit', 'Tell the / second person', 'your seconds', 'signal'],
    ['The car', 'Someone goes out / and says what is next', 'with news', 'good'],
  ],
});

export const BayRelayFigure = chain({
  title: 'Watcher and runner, from arrival to departure',
  description:
    'The watcher notes the time, reads bay and order number aloud, finds the order and sends the runner. The runner does the check, counts and loads the bags, and notes the time.',
  links: [
    ['Watcher', 'Notes the time / reads the bay aloud', 'the wait begins', 'signal'],
    ['Watcher', 'Finds the order / sends the runner', 'by number'],
    ['Runner', 'Does the check / at the car', 'name, code or ID'],
    ['Runner', 'Counts and loads', 'with the customer'],
    ['Runner', 'Notes the time', 'the bay is free', 'good'],
  ],
});

export const BaySignFigure = annotatedSign({
  title: 'A bay sign in the order a driver reads it',
  description:
    'Four parts of a bay sign, from top to bottom. The words pickup bay and its number say where the driver is, and are the largest. The next line says how to tell the store. Then: stay in your car, we come to you. The last line offers a way without a phone.',
  parts: [
    ['PICKUP BAY 4', 'Where am I? / The largest part'],
    ['Text +15550100010 / BAY 4, order number', 'How do I say / that I am here?'],
    ['Stay in your car. / We come to you.', 'What do I do now?'],
    ['No phone? / Go to the service desk.', 'Another way in'],
  ],
});

/** Wait times of the worked example in seconds, ascending; the page uses the same ones. */
export const collected = [90, 120, 130, 150, 175, 185, 210, 240, 420, 600];

export const TenWaitsFigure = bars({
  title: 'Ten waits: the two late orders make the long bars',
  description:
    'Ten bars from 90 to 600 seconds. The median is at 180 seconds, the mean at 232 and the 90th percentile at 420. Eight waits are 240 seconds or shorter. The two that stand out, 420 and 600 seconds, belong to the two collected orders that were not ready on time.',
  values: collected,
  ordinary: 8,
  marks: [
    [180, 'Median / 180 s'],
    [232, 'Mean 232 s', 'below'],
    [420, '90th percentile / 420 s'],
  ],
});
