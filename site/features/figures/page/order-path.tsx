import type { ReactNode } from 'react';
import Chain, { type Link } from './drawing/chain.tsx';

const links: Link[] = [
  { who: 'Placed', what: ['The order comes in'], note: 'who sees it?' },
  { who: 'Prepared', what: ['Someone makes it'], note: 'who is told?' },
  { who: 'Ready', what: ['In its one place'], note: 'who tells them?', kind: 'signal' },
  { who: 'Matched', what: ['Number or first name', 'never both'], note: 'who checks?' },
  { who: 'Handed over', what: ['The customer has it'], note: 'who notes it?', kind: 'good' },
];

export default function OrderPathFigure(): ReactNode {
  return (
    <Chain
      title="Follow one order, and mark who tells whom"
      description="An order is placed, prepared, put in one place, matched to a person, and handed over. At each arrow someone has to tell someone else: decide who."
      links={links}
    />
  );
}
