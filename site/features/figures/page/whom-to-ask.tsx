import type { ReactNode } from 'react';
import Ladder from './drawing/ladder.tsx';

export default function WhomToAskFigure(): ReactNode {
  return (
    <Ladder
      title="Whom to ask first"
      description="Four questions from top to bottom. Is someone in danger? Call the emergency number. Does only a person, a device, the power or the network fail? Ask the help desk of your company. Does nobody answer, or are hours or channels wrong? Ask the store manager. Is a key, an id or an address refused? Ask your integrator. Otherwise ask your administrator, and after that your account contact."
      rungs={[
        {
          ask: ['Is someone in danger?'],
          then: ['Emergency', 'number'],
          to: '/docs/intro#not-for-emergencies',
        },
        {
          ask: ['Sign-in, device, power', 'or network?'],
          then: ['Your help desk'],
          to: '/docs/support#what-to-send',
        },
        {
          ask: ['Nobody answers? Hours', 'or channel wrong?'],
          then: ['Store manager'],
          to: '/docs/call-for-help/troubleshooting#something-is-wrong-and-nothing-says-so',
        },
        {
          ask: ['A key, id or address', 'is refused?'],
          then: ['Your integrator'],
          to: '/docs/troubleshooting#by-status-code',
        },
      ]}
      last={{
        then: ['Your administrator,', 'then the account contact'],
        to: '/docs/support#write-the-message',
      }}
    />
  );
}
