import type { ReactNode } from 'react';
import styles from '../drawing/drawing.module.css';
import Frame from '../drawing/frame.tsx';
import { Box, Leader, Words } from '../drawing/parts.tsx';

const buttons: [x: number, label: string][] = [
  [22, 'Claim'],
  [106, 'On the way'],
  [212, 'Complete'],
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
      {buttons.map(([x, label]) => (
        <Box
          key={label}
          x={x}
          y={180}
          w={label === 'Claim' ? 74 : label === 'Complete' ? 86 : 98}
          h={44}
          lines={[label]}
          kind={label === 'Claim' ? 'accent' : 'quiet'}
          look="small"
        />
      ))}
      {(
        [
          [74, 'The option'],
          [102, 'The place'],
          [134, 'Who goes'],
          [202, 'The calls'],
        ] as const
      ).map(([y, label]) => (
        <g key={label}>
          <Leader
            points={[
              [y === 202 ? 302 : 200, y],
              [334, y],
            ]}
          />
          <Words x={340} y={y} lines={[label]} anchor="start" look="small" />
        </g>
      ))}
    </Frame>
  );
}
