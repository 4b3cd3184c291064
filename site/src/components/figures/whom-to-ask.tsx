import type { ReactNode } from 'react';
import Ladder from '../drawing/ladder.tsx';

export default function WhomToAskFigure(): ReactNode {
  return (
    <Ladder
      title="Whom to ask first"
      description="Four questions from top to bottom. Is someone in danger? Call the emergency number. Does only a person, a device, the power or the network fail? Ask the help desk of your company. Does nobody answer, or are hours or channels wrong? Ask the store manager. Is a key, an id or an address refused? Ask your integrator. Otherwise ask your administrator, and after that your account contact."
      rungs={[
        { ask: ['Is someone in danger?'], then: ['Emergency', 'number'] },
        { ask: ['Sign-in, device, power', 'or network?'], then: ['Your help desk'] },
        { ask: ['Nobody answers? Hours', 'or channel wrong?'], then: ['Store manager'] },
        { ask: ['A key, id or address', 'is refused?'], then: ['Your integrator'] },
      ]}
      last={['Your administrator,', 'then the account contact']}
    />
  );
}
