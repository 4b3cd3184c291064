import type { ReactNode } from 'react';
import Chain, { type Link } from './drawing/chain.tsx';

const links: Link[] = [
  { who: '1 Greet', what: ['Ask name or number'], note: 'one of the two' },
  { who: '2 Match', what: ['Find the order'], note: 'number aloud' },
  {
    who: '3 Check',
    what: ['Count the items', 'with the customer'],
    note: 'wrong? keep it',
    kind: 'signal',
  },
  { who: '4 Close', what: ['Say that this is all'], note: 'thank them', kind: 'good' },
];

export default function CounterStepsFigure(): ReactNode {
  return (
    <Chain
      title="Four steps at the counter"
      description="Greet the customer and ask for the name or the number. Match: find the order and read the number aloud. Check: count the items together. Close with a friendly sentence. If the check fails, keep the order and ask what is missing."
      links={links}
    />
  );
}
