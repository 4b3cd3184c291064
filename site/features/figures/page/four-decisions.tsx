import type { ReactNode } from 'react';
import Chain, { type Link } from './drawing/chain.tsx';

const links: Link[] = [
  { who: 'Customer', what: ['Chooses an option', 'or presses a button'], note: 'request options' },
  { who: 'Request', what: ['Goes to one channel'], note: 'service channel' },
  { who: 'Staff', what: ['Claim and complete'], note: 'place to answer' },
  { who: 'Customer', what: ['May be asked', 'for feedback'], note: 'survey', kind: 'good' },
];

export default function FourDecisionsFigure(): ReactNode {
  return (
    <Chain
      title="Where each decision meets one request"
      description="One request from top to bottom. The option decides what the customer asks for. The service channel decides which staff see it. The place to answer decides where staff claim it. The survey decides whether the customer is asked for feedback at the end."
      links={links}
    />
  );
}
