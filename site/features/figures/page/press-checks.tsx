import { pressWait } from '@frontline/specs/call-for-help/limits';
import type { ReactNode } from 'react';
import Chain, { type Link } from './drawing/chain.tsx';

const links: Link[] = [
  { who: 'Header', what: ['Is the key right?'], note: 'no: 401' },
  { who: 'Device key', what: ['Is it known?'], note: 'no: 400' },
  { who: 'MAC address', what: ['Is it on record?'], note: 'no: 403' },
  { who: 'Report', what: ['Is it a press?'], note: 'no: nobody called', kind: 'quiet' },
  {
    who: 'Time',
    what: ['Last press over', `${pressWait.about} ago?`],
    note: 'no: 429',
    kind: 'signal',
  },
  { who: 'Request', what: ['Staff are called'], kind: 'good' },
];

export default function PressChecksFigure(): ReactNode {
  return (
    <Chain
      title="What a press must pass on the reference server"
      description={`On the reference server a press passes five checks, in this order. The authorization header must be right, or the answer is 401. The device key must be known, or 400. The MAC address must be the one on record, or 403. The report must be a press, or nobody is called. ${pressWait.text} must have passed since the last accepted press, or 429. Then a request is made.`}
      links={links}
    />
  );
}
