import type { ReactNode } from 'react';
import Sequence from './drawing/sequence.tsx';

export default function SharedDeviceFigure(): ReactNode {
  return (
    <Sequence
      title="Whose name a claim carries on a shared device"
      description="Ana signs in and puts the device back without signing out. Ben takes it and claims a request. The claim carries Ana's name. When Ana signs out first and Ben signs in, the claim carries Ben's name."
      actors={[['Ana'], ['Shared', 'device'], ['Ben'], ['Call for', 'Help']]}
      steps={[
        { from: 0, to: 1, lines: ['Signs in'] },
        { from: 2, to: 1, lines: ['Takes it'] },
        { from: 1, to: 3, lines: ['Claim by Ana: wrong'] },
        { from: 0, to: 1, lines: ['Signs out'] },
        { from: 2, to: 1, lines: ['Signs in'] },
        { from: 1, to: 3, lines: ['Claim by Ben: right'] },
      ]}
    />
  );
}
