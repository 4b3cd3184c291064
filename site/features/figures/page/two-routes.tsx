import type { ReactNode } from 'react';
import Frame from './drawing/frame.tsx';
import { Arrow, Box, Words } from './drawing/parts.tsx';

export default function TwoRoutesFigure(): ReactNode {
  return (
    <Frame
      title="Two ways to one edge device"
      description="Two ways lead to the same edge device: a test message that you send straight to it, and a message through Radio ATC, if yours sends any. If only the first is heard, the fault is before Radio. If neither is heard, it is at the device, its sound or its network."
      height={296}
    >
      <Words x={104} y={12} lines={['Message']} look="small" />
      <Words x={336} y={12} lines={['Test message']} look="small" />
      <Box x={2} y={30} w={204} h={54} lines={['Radio ATC']} kind="signal" />
      <Box x={234} y={30} w={204} h={54} lines={['You, with the', 'edge device’s key']} />
      <Arrow
        points={[
          [104, 84],
          [160, 130],
        ]}
      />
      <Arrow
        points={[
          [336, 84],
          [280, 130],
        ]}
      />
      <Box x={100} y={133} w={240} h={54} lines={['Radio']} kind="accent" look="strong" />
      <Arrow
        points={[
          [220, 187],
          [220, 227],
        ]}
      />
      <Box x={100} y={230} w={240} h={54} lines={['Edge device, its sound']} kind="good" />
    </Frame>
  );
}
