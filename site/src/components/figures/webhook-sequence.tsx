import type { ReactNode } from 'react';
import Sequence from '../drawing/sequence.tsx';

export default function WebhookSequenceFigure(): ReactNode {
  return (
    <Sequence
      title="What happens when a webhook is called"
      description="The sender posts to Radio. Radio finds the edge device, and then checks the proof. Radio answers the sender, and the message goes on to the edge device."
      actors={[['Sender'], ['Radio'], ['Edge device']]}
      steps={[
        { from: 0, to: 1, lines: ['POST, with', 'a proof'] },
        { from: 1, to: 1, lines: ['Finds the device'] },
        { from: 1, to: 1, lines: ['Checks the proof'] },
        { from: 1, to: 0, lines: ['Answer'] },
        { from: 1, to: 2, lines: ['Message'] },
      ]}
    />
  );
}
