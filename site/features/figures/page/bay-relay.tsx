import type { ReactNode } from 'react';
import Chain, { type Link } from './drawing/chain.tsx';

const links: Link[] = [
  {
    who: 'Watcher',
    what: ['Notes the time', 'reads the bay aloud'],
    note: 'the wait begins',
    kind: 'signal',
  },
  { who: 'Watcher', what: ['Finds the order', 'sends the runner'], note: 'by number' },
  { who: 'Runner', what: ['Does the check', 'at the car'], note: 'name, code or ID' },
  { who: 'Runner', what: ['Counts and loads'], note: 'with the customer' },
  { who: 'Runner', what: ['Notes the time'], note: 'the bay is free', kind: 'good' },
];

export default function BayRelayFigure(): ReactNode {
  return (
    <Chain
      title="Watcher and runner, from arrival to departure"
      description="The watcher notes the time, reads bay and order number aloud, finds the order and sends the runner. The runner does the check, counts and loads the bags, and notes the time."
      links={links}
    />
  );
}
