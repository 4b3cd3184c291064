import type { ReactNode } from 'react';
import { chain } from './drawing/chain.tsx';
import styles from './drawing/drawing.module.css';
import Frame from './drawing/frame.tsx';
import { Box, Words } from './drawing/parts.tsx';

export const OrderPathFigure = chain({
  title: 'Follow one order and mark who tells whom',
  description:
    'An order is placed, prepared, put in one place, matched to a person, and handed over. At each arrow someone has to tell someone else: decide who.',
  links: [
    { who: 'Placed', what: ['The order comes in'], note: 'who sees it?' },
    { who: 'Prepared', what: ['Someone makes it'], note: 'who is told?' },
    { who: 'Ready', what: ['In its one place'], note: 'who tells them?', kind: 'signal' },
    { who: 'Matched', what: ['Number or first name', 'never both'], note: 'who checks?' },
    { who: 'Handed over', what: ['The customer has it'], note: 'who notes it?', kind: 'good' },
  ],
});

export const CounterStepsFigure = chain({
  title: 'Four steps at the counter',
  description:
    'Greet the customer and ask for the name or the number. Match: find the order and read the number aloud. Check: count the items together. Close with a friendly sentence. If the check fails, keep the order and ask what is missing.',
  links: [
    { who: '1 Greet', what: ['Ask name or number'], note: 'one of the two' },
    { who: '2 Match', what: ['Find the order'], note: 'number aloud' },
    {
      who: '3 Check',
      what: ['Count the items', 'with the customer'],
      note: 'wrong? keep it',
      kind: 'signal',
    },
    { who: '4 Close', what: ['Say that this is all'], note: 'thank them', kind: 'good' },
  ],
});

export function DisplayPlaceFigure(): ReactNode {
  return (
    <Frame
      title="Where to hang a display, and where not to"
      description="A plan of a store. Keep the exit, the stairs and the call button free of displays. Good places for a display are between the shelves and in the waiting area."
      height={280}
    >
      <rect x="2" y="2" width="436" height="276" rx="9" className={styles.quiet} />
      <Box x={14} y={14} w={120} h={60} lines={['Exit', 'keep free']} kind="danger" />
      <Box x={306} y={14} w={120} h={60} lines={['Stairs', 'keep free']} kind="danger" />
      <Box x={14} y={206} w={120} h={60} lines={['Call button', 'keep free']} kind="danger" />
      <Box x={148} y={104} w={144} h={70} lines={['Display:', 'between shelves']} kind="good" />
      <Box x={306} y={196} w={120} h={70} lines={['Display:', 'waiting area']} kind="good" />
      <Words x={220} y={236} lines={['Customers', 'walk here']} look="small" />
    </Frame>
  );
}
