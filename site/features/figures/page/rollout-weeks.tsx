import type { ReactNode } from 'react';
import Chain, { type Link } from './drawing/chain.tsx';

const links: Link[] = [
  { who: 'Weeks 1–2', what: ['Prepare', 'names, keys, network'], note: 'no store yet' },
  { who: 'Weeks 3–6', what: ['Pilot', 'drills, then customers'], note: '1 store' },
  {
    who: 'Week 7',
    what: ['Decide', 'exit rules, all of them'],
    note: 'stay, or go on',
    kind: 'signal',
  },
  { who: 'Weeks 8–9', what: ['Wave 1', 'near the pilot'], note: '4 stores', kind: 'good' },
  { who: 'Weeks 10–12', what: ['Wave 2', 'fix between waves'], note: '12 stores', kind: 'good' },
  { who: 'Weeks 13–16', what: ['Wave 3', 'the same sheets'], note: '23 stores', kind: 'good' },
];

export default function RolloutWeeksFigure(): ReactNode {
  return (
    <Chain
      title="Forty stores in sixteen weeks: an example to change"
      description="From top to bottom: prepare in weeks 1 and 2, pilot with one store in weeks 3 to 6, decide in week 7, then wave 1 with 4 stores in weeks 8 and 9, wave 2 with 12 stores in weeks 10 to 12, and wave 3 with 23 stores in weeks 13 to 16."
      links={links}
    />
  );
}
