import type { ReactNode } from 'react';
import Frame from './drawing/frame.tsx';
import { Arrow, Box, Words } from './drawing/parts.tsx';

const stores = ['Store A', 'Store B', 'Store C'];

export default function NumberPerStoreFigure(): ReactNode {
  return (
    <Frame
      title="A number for each store, or one for all"
      description="At the left, three stores have a number each: the store knows where the customer is, and one STOP usually ends the texts of that store. At the right, one number serves three stores: it first has to ask for the store, and one STOP usually ends the texts of all."
      height={344}
    >
      <Words x={106} y={14} lines={['One for each store']} look="strong" />
      <Words x={334} y={14} lines={['One for all stores']} look="strong" />
      <Box x={236} y={110} w={82} h={54} lines={['Number']} kind="signal" />
      {stores.map((store, index) => {
        const y = 38 + index * 72;
        return (
          <g key={store}>
            <Box x={2} y={y} w={82} h={54} lines={['Number']} kind="accent" />
            <Arrow
              points={[
                [84, y + 27],
                [118, y + 27],
              ]}
            />
            <Box x={121} y={y} w={82} h={54} lines={[store]} />
            <Arrow
              points={[
                [318, 137],
                [353, y + 27],
              ]}
            />
            <Box x={356} y={y} w={82} h={54} lines={[store]} />
          </g>
        );
      })}
      <Words
        x={106}
        y={302}
        lines={['The store is known.', 'STOP: this store only']}
        look="small"
      />
      <Words x={334} y={302} lines={['First ask: which store?', 'STOP: all stores']} look="small" />
    </Frame>
  );
}
