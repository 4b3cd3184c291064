import type { ReactNode } from 'react';
import Sequence from './drawing/sequence.tsx';

export default function TeamsSequenceFigure(): ReactNode {
  return (
    <Sequence
      title="A request in Microsoft Teams"
      description="The customer asks for help. Call for Help creates a request with a message id. The request is shown in the service channel in Teams. Staff claim it there, mark it as on the way, and complete it."
      actors={[['Customer'], ['Call for', 'Help'], ['Service', 'channel'], ['Staff']]}
      steps={[
        { from: 0, to: 1, lines: ['Asks'] },
        { from: 1, to: 1, lines: ['Creates a request'] },
        { from: 1, to: 2, lines: ['Shows it'] },
        { from: 3, to: 2, lines: ['Claim'] },
        { from: 3, to: 2, lines: ['On the way'] },
        { from: 3, to: 0, lines: ['Helps the customer'] },
        { from: 3, to: 2, lines: ['Complete'] },
      ]}
    />
  );
}
