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
    ['Placed', 'The order comes in', 'who sees it?'],
    ['Prepared', 'Someone makes it', 'who is told?'],
    ['Ready', 'In its one place', 'who tells them?', 'signal'],
    ['Matched', 'Number or first name / never both', 'who checks?'],
    ['Handed over', 'The customer has it', 'who notes it?', 'good'],
  ],
});

export const CounterStepsFigure = chain({
  title: 'Four steps at the counter',
  description:
    'Greet the customer and ask for the name or the number. Match: find the order and read the number aloud. Check: count the items together. Close with a friendly sentence. If the check fails, keep the order and ask what is missing.',
  links: [
    ['1 Greet', 'Ask name or number', 'one of the two'],
    ['2 Match', 'Find the order', 'number aloud'],
    ['3 Check', 'Count the items / with the customer', 'wrong? keep it', 'signal'],
    ['4 Close', 'Say that this is all', 'thank them', 'good'],
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
      <Box x={14} y={14} w={120} h={60} text="Exit / keep free" kind="danger" />
      <Box x={306} y={14} w={120} h={60} text="Stairs / keep free" kind="danger" />
      <Box x={14} y={206} w={120} h={60} text="Call button / keep free" kind="danger" />
      <Box x={148} y={104} w={144} h={70} text="Display: / between shelves" kind="good" />
      <Box x={306} y={196} w={120} h={70} text="Display: / waiting area" kind="good" />
      <Words x={220} y={236} text="Customers / walk here" look="small" />
    </Frame>
  );
}
