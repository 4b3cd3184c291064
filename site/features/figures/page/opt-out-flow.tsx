import type { ReactNode } from 'react';
import Chain, { type Link } from './drawing/chain.tsx';

const links: Link[] = [
  { who: 'Customer', what: ['Says it in', 'any clear words'], note: 'not only STOP' },
  {
    who: 'Service',
    what: ['Knows single words', 'such as STOP'],
    note: 'by itself',
    kind: 'quiet',
  },
  { who: 'A person', what: ['Reads all others'], note: 'name one', kind: 'signal' },
  { who: 'The store', what: ['Sends nothing more'], note: '10 business days', kind: 'good' },
  { who: 'Customer', what: ['Gets one confirmation'], note: 'in five minutes', kind: 'good' },
];

export default function OptOutFlowFigure(): ReactNode {
  return (
    <Chain
      title="From a customer's words to no more texts"
      description="A customer says in any clear words that the texts must stop. The text-message service knows single words, such as STOP. A person reads all others. Texts stop within ten business days at the latest. One confirmation may be sent, within five minutes."
      links={links}
    />
  );
}
