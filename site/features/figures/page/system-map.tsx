import type { ReactNode } from 'react';
import Frame from './drawing/frame.tsx';
import { Arrow, Box, Words } from './drawing/parts.tsx';
import { hueOf } from '../../../shell/page/article/sign.tsx';

const rows: [slug: string, asks: string[], product: string[], reaches: string[]][] = [
  [
    'call-for-help',
    ['Customer at a', 'call button'],
    ['Call for', 'Help'],
    ['Team chat or', 'web interface'],
  ],
  ['lockers', ['Customer with', 'an order'], ['Lockers'], ['Cabinet door']],
  ['radio', ['Person or', 'system', 'with a text'], ['Radio'], ['Speech in', 'the store']],
];

const columns: [x: number, title: string][] = [
  [66, 'Who asks'],
  [222, 'Product'],
  [374, 'What happens'],
];

export default function SystemMapFigure(): ReactNode {
  return (
    <Frame
      title="How a request for help, a pickup and a text reach the store"
      description="Three rows. A customer at a call button reaches Call for Help, which reaches staff in team chat or the web interface. A customer with an order reaches Lockers, which moves a cabinet door. A person or a system with a text reaches Radio, which speaks in the store."
      height={344}
    >
      {columns.map(([x, title]) => (
        <Words key={title} x={x} y={14} lines={[title]} look="small" />
      ))}
      {rows.map(([slug, asks, product, reaches], row) => {
        const y = 36 + row * 104;
        return (
          <g key={slug} style={hueOf(slug)}>
            <Box x={2} y={y} w={128} h={84} lines={asks} />
            <Arrow
              points={[
                [130, y + 42],
                [164, y + 42],
              ]}
            />
            <Box x={166} y={y} w={110} h={84} lines={product} kind="accent" look="strong" />
            <Arrow
              points={[
                [276, y + 42],
                [308, y + 42],
              ]}
            />
            <Box x={310} y={y} w={128} h={84} lines={reaches} />
          </g>
        );
      })}
    </Frame>
  );
}
