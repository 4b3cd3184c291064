import type { ReactNode } from 'react';
import styles from './drawing/drawing.module.css';
import Frame from './drawing/frame.tsx';
import { Box, Words } from './drawing/parts.tsx';

export default function DisplayPlaceFigure(): ReactNode {
  return (
    <Frame
      title="Where a display hangs, and where it does not"
      description="A plan of a store. Exit, stairs and call button are to be kept free of displays. Good places for a display are between the shelves and at the waiting area."
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
