import type { ReactNode } from 'react';
import Chain, { type Link } from './drawing/chain.tsx';

const links: Link[] = [
  { who: 'Arrival', what: ['Watcher sends', 'the runner'], note: 'the wait begins' },
  { who: 'First limit', what: ['The lead is told'], note: 'your seconds', kind: 'signal' },
  {
    who: 'Second limit',
    what: ['The second person', 'is told'],
    note: 'your seconds',
    kind: 'signal',
  },
  {
    who: 'The car',
    what: ['Someone goes out', 'and says what is next'],
    note: 'with news',
    kind: 'good',
  },
];

export default function LateCarFigure(): ReactNode {
  return (
    <Chain
      title="Who hears of a waiting car"
      description="A car arrives and the watcher sends the runner. If nobody has come after the number of seconds that you chose, the lead is told. If it still waits after the second number, the second person is told. Someone goes to the car and says what happens next."
      links={links}
    />
  );
}
