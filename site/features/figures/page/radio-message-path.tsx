import type { ReactNode } from 'react';
import Frame from './drawing/frame.tsx';
import { Arrow, Box, Words } from './drawing/parts.tsx';

export default function RadioMessagePathFigure(): ReactNode {
  return (
    <Frame
      title="Path of a radio message"
      description="A system sends a text with an api-key. A phone sends a text through Twilio, with a signature. Radio finds the edge device and then checks the proof. The edge device speaks the text. Staff hear it; if the store connects its radios, staff hear it there too."
      height={478}
    >
      <Box x={2} y={2} w={196} h={52} lines={['A system']} />
      <Box x={242} y={2} w={196} h={52} lines={['A phone, via Twilio']} />
      <Arrow
        points={[
          [100, 54],
          [100, 118],
        ]}
      />
      <Arrow
        points={[
          [340, 54],
          [340, 118],
        ]}
      />
      <Words x={112} y={84} lines={['`api-key`']} anchor="start" />
      <Words x={328} y={84} lines={['signature']} anchor="end" />
      <Box
        x={2}
        y={120}
        w={436}
        h={78}
        lines={['Radio', 'finds the edge device, checks the proof']}
        kind="accent"
      />
      <Arrow
        points={[
          [220, 198],
          [220, 252],
        ]}
      />
      <Words x={232} y={224} lines={['text']} anchor="start" look="small" />
      <Box x={72} y={254} w={296} h={78} lines={['Edge device', 'speaks the text']} kind="signal" />
      <Arrow
        points={[
          [120, 332],
          [120, 420],
        ]}
      />
      <Arrow
        points={[
          [320, 332],
          [320, 420],
        ]}
        dashed
      />
      <Words x={132} y={376} lines={['speech']} anchor="start" look="small" />
      <Words x={308} y={376} lines={['if connected']} anchor="end" look="small" />
      <Box x={2} y={422} w={196} h={52} lines={['Staff hear it']} />
      <Box x={242} y={422} w={196} h={52} lines={['Store radios']} />
    </Frame>
  );
}
