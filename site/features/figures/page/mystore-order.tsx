import type { ReactNode } from 'react';
import Frame from './drawing/frame.tsx';
import { Arrow, Box, Words } from './drawing/parts.tsx';

export default function MystoreOrderFigure(): ReactNode {
  return (
    <Frame
      title="What can be done while the number is registered"
      description="First open the text-message account. Then two things run side by side: the registration of the number, which can take days, and the access worksheet. Both are needed before the webhook is set and one text is tested. Then one store runs for a week, and the others follow one by one."
      height={414}
    >
      <Box x={100} y={2} w={240} h={54} lines={['Open the account']} kind="accent" />
      {[106, 334].map((x) => (
        <Arrow
          key={x}
          points={[
            [220, 56],
            [x, 92],
          ]}
        />
      ))}
      <Box x={2} y={95} w={208} h={54} lines={['Register the number']} kind="signal" />
      <Box x={230} y={95} w={208} h={54} lines={['Fill in who has access']} />
      <Words x={106} y={168} lines={['can take days']} look="small" />
      <Words x={334} y={168} lines={['meanwhile']} look="small" />
      {[106, 334].map((x) => (
        <Arrow
          key={x}
          points={[
            [x, 182],
            [x < 220 ? 180 : 260, 206],
          ]}
        />
      ))}
      <Box
        x={100}
        y={209}
        w={240}
        h={54}
        lines={['Set the webhook,', 'test one text']}
        kind="accent"
      />
      <Arrow
        points={[
          [220, 263],
          [220, 279],
        ]}
      />
      <Box x={100} y={282} w={240} h={50} lines={['One store for a week']} kind="accent" />
      <Arrow
        points={[
          [220, 332],
          [220, 348],
        ]}
      />
      <Box x={100} y={351} w={240} h={50} lines={['The others, one by one']} kind="good" />
    </Frame>
  );
}
