import type { ReactNode } from 'react';
import Frame from './drawing/frame.tsx';
import { Arrow, Box, Words } from './drawing/parts.tsx';

export default function DoorStatesFigure(): ReactNode {
  return (
    <Frame
      title="Door states of version 1 and version 2 lockers"
      description="Version 1: a door is closed or open. The command open leads from closed to open, the command close leads back. Version 2: closed, opening, open, closing, and closed again. The command open leads to opening, the command close leads to closing."
      height={398}
    >
      <Words x={2} y={14} lines={['Version 1']} anchor="start" look="strong" />
      <Box x={2} y={34} w={130} h={56} lines={['`closed`']} kind="accent" />
      <Box x={308} y={34} w={130} h={56} lines={['`open`']} kind="signal" />
      <Arrow
        points={[
          [132, 50],
          [306, 50],
        ]}
      />
      <Arrow
        points={[
          [308, 76],
          [134, 76],
        ]}
      />
      <Words x={220} y={36} lines={['command open']} look="small" />
      <Words x={220} y={92} lines={['command close']} look="small" />

      <Words x={2} y={152} lines={['Version 2']} anchor="start" look="strong" />
      <Box x={2} y={174} w={130} h={56} lines={['`closed`']} kind="accent" />
      <Box x={308} y={174} w={130} h={56} lines={['`opening`']} />
      <Box x={308} y={338} w={130} h={56} lines={['`open`']} kind="signal" />
      <Box x={2} y={338} w={130} h={56} lines={['`closing`']} />
      <Arrow
        points={[
          [132, 202],
          [306, 202],
        ]}
      />
      <Words x={220} y={188} lines={['command open']} look="small" />
      <Arrow
        points={[
          [373, 230],
          [373, 336],
        ]}
      />
      <Words x={363} y={284} lines={['the door', 'is open']} anchor="end" look="small" />
      <Arrow
        points={[
          [308, 366],
          [134, 366],
        ]}
      />
      <Words x={220} y={352} lines={['command close']} look="small" />
      <Arrow
        points={[
          [67, 338],
          [67, 232],
        ]}
      />
      <Words x={77} y={284} lines={['the door', 'is shut']} anchor="start" look="small" />
    </Frame>
  );
}
