import type { ReactNode } from 'react';
import Chain, { type Link } from './drawing/chain.tsx';

const links: Link[] = [
  { who: 'You', what: ['Ask whether there', 'is an app, and its name'], note: 'account contact' },
  { who: 'RingCentral', what: ['Allow it, and read', 'its permissions'], note: 'administrator' },
  { who: 'Store', what: ['One channel for each', 'location, with its id'], note: 'administrator' },
  { who: 'Staff', what: ['Turn notifications on'], note: 'each person' },
  { who: 'Test', what: ['Press, claim, complete'], note: 'one request', kind: 'good' },
  {
    who: 'Integrator',
    what: ['Finds the source', '`ringcentral`'],
    note: 'in the calls',
    kind: 'good',
  },
];

export default function RingcentralSetupFigure(): ReactNode {
  return (
    <Chain
      title="Who does what, until the first request is answered"
      description="From top to bottom: you ask your account contact whether there is an app. The RingCentral administrator allows it and reads its permissions. The store administrator chooses a channel for each location and sends its id. Staff turn on notifications. One test request is claimed and completed, and the integrator finds the source ringcentral in the calls."
      links={links}
    />
  );
}
