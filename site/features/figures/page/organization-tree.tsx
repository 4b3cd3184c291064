import type { ReactNode } from 'react';
import Frame from './drawing/frame.tsx';
import { Arrow, Box, Words } from './drawing/parts.tsx';

const stores: [x: number, name: string][] = [
  [2, 'Store A'],
  [226, 'Store B'],
];

export default function OrganizationTreeFigure(): ReactNode {
  return (
    <Frame
      title="One organization, and what belongs to each location"
      description="The organization, with its organization id, stands at the top: it is your company. Below it stand two locations, each with a location id of its own: they are your stores. Requests, lockers and cabinet orders belong to one location. An option belongs to one location, or to none."
      height={306}
    >
      <Box
        x={112}
        y={2}
        w={216}
        h={62}
        lines={['Your company', '`organization_id`']}
        kind="accent"
      />
      {stores.map(([x, name]) => (
        <g key={name}>
          <Arrow
            points={[
              [220, 64],
              [x + 106, 106],
            ]}
          />
          <Box x={x} y={109} w={212} h={62} lines={[name, '`location_id`']} kind="accent" />
          <Arrow
            points={[
              [x + 106, 171],
              [x + 106, 196],
            ]}
          />
          <Box
            x={x}
            y={199}
            w={212}
            h={72}
            lines={['Its requests, lockers', 'and cabinet orders']}
          />
        </g>
      ))}
      <Words x={220} y={291} lines={['An option: one location, or none']} look="small" />
    </Frame>
  );
}
