import type { ReactNode } from 'react';
import Ladder from '../drawing/ladder.tsx';

export default function SupportTreeFigure(): ReactNode {
  return (
    <Ladder
      title="Which part of this page to read"
      description="Five questions from top to bottom. A message about seconds leads to the wait message. Any other message after a press leads to call button errors. An error from a staff or customer step leads to request errors. No card leads to No card appears. A claim that fails leads to Staff cannot claim. Otherwise, get support."
      rungs={[
        { ask: ['Does the message', 'name seconds?'], then: ['Wait, then', 'press again'] },
        { ask: ['Another message', 'after a press?'], then: ['Call button', 'errors'] },
        { ask: ['An error from claim,', 'complete or tracking?'], then: ['Request errors'] },
        { ask: ['A press, no error', 'and no card?'], then: ['No card appears'] },
        { ask: ['A card, and the', 'claim does not work?'], then: ['Staff cannot', 'claim'] },
      ]}
      last={['Get support']}
    />
  );
}
