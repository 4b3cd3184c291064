import type { ReactNode } from 'react';
import styles from '../drawing/drawing.module.css';
import Frame from '../drawing/frame.tsx';
import { Box, Leader, Words, type Kind } from '../drawing/parts.tsx';

const buttons: { label: string; x: number; w: number; kind: Kind }[] = [
  { label: 'Claim', x: 22, w: 74, kind: 'accent' },
  { label: 'On the way', x: 106, w: 98, kind: 'quiet' },
  { label: 'Complete', x: 212, w: 86, kind: 'quiet' },
];

/** What a line of the card says, and where the line to its name begins. */
const names: [label: string, x: number, y: number][] = [
  ['The option', 200, 74],
  ['The place', 200, 102],
  ['Who goes', 200, 134],
  ['The calls', 302, 202],
];

export default function TeamsCardFigure(): ReactNode {
  return (
    <Frame
      title="What a card in the channel holds"
      description="A schematic card in the service channel of a store. It says what is asked for, the option, and where, the place of the button, with the time. Below stand the three calls that staff make: claim, on the way and complete. Once somebody has claimed it, the name stands there. Words, order and look of the real card are not described."
      height={262}
    >
      <rect x={2} y={2} width={316} height={256} rx="10" className={styles.quiet} />
      <Words x={20} y={26} lines={['Service channel of the store']} anchor="start" look="small" />
      <rect x={12} y={46} width={296} height={200} rx="8" className={styles.plain} />
      <Words x={26} y={74} lines={['Help with paint']} anchor="start" look="strong" />
      <Words x={26} y={102} lines={['Aisle 4, 10:02']} anchor="start" />
      <Words x={26} y={134} lines={['Claimed by: Ana Ruiz']} anchor="start" look="small" />
      {buttons.map(({ label, ...box }) => (
        <Box key={label} {...box} y={180} h={44} lines={[label]} look="small" />
      ))}
      {names.map(([label, x, y]) => (
        <g key={label}>
          <Leader
            points={[
              [x, y],
              [334, y],
            ]}
          />
          <Words x={340} y={y} lines={[label]} anchor="start" look="small" />
        </g>
      ))}
    </Frame>
  );
}
