import type { ReactNode } from 'react';
import Frame from '../drawing/frame.tsx';
import { Arrow, Box, Words } from '../drawing/parts.tsx';

const weeks: [when: string, what: string[], stores: string][] = [
  ['Weeks 1–2', ['Prepare', 'names, keys, network'], 'no store yet'],
  ['Weeks 3–6', ['Pilot', 'drills, then customers'], '1 store'],
  ['Week 7', ['Decide', 'exit rules, all of them'], 'stay, mend or go on'],
  ['Weeks 8–9', ['Wave 1', 'near the pilot'], '4 stores'],
  ['Weeks 10–12', ['Wave 2', 'mend between waves'], '12 stores'],
  ['Weeks 13–16', ['Wave 3', 'the same sheets'], '23 stores'],
];

const step = 70;

/** Forty stores, week by week: the example of the page. */
export default function RolloutWeeksFigure(): ReactNode {
  return (
    <Frame
      title="Forty stores in sixteen weeks: an example to change"
      description="From top to bottom: prepare in weeks 1 and 2, pilot with one store in weeks 3 to 6, decide in week 7, then wave 1 with 4 stores in weeks 8 and 9, wave 2 with 12 stores in weeks 10 to 12, and wave 3 with 23 stores in weeks 13 to 16."
      height={weeks.length * step - 8}
    >
      {weeks.map(([when, what, stores], index) => {
        const y = index * step + 2;
        const kind = index === 2 ? 'signal' : index > 2 ? 'good' : 'accent';
        return (
          <g key={when}>
            <Words x={2} y={y + 25} lines={[when]} anchor="start" look="strong" />
            <Box x={114} y={y} w={184} h={50} lines={what} kind={kind} />
            <Words x={306} y={y + 25} lines={[stores]} anchor="start" look="small" />
            {index > 0 && (
              <Arrow
                points={[
                  [206, y - 18],
                  [206, y - 3],
                ]}
              />
            )}
          </g>
        );
      })}
    </Frame>
  );
}
