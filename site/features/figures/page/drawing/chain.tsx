import type { ReactNode } from 'react';
import Frame from './frame.tsx';
import { Arrow, Box, Words, type Kind } from './parts.tsx';

/** One box of a chain: who or when, what happens, and a remark beside it. */
interface Link {
  who: string;
  what: string[];
  note?: string;
  kind?: Kind;
}

interface ChainProps {
  title: string;
  description: string;
  links: Link[];
}

const step = 70;

/** A figure of boxes from top to bottom, joined by arrows. */
export const chain =
  ({ title, description, links }: ChainProps) =>
  (): ReactNode => {
    return (
      <Frame title={title} description={description} height={links.length * step - 8}>
        {links.map(({ who, what, note, kind = 'accent' }, index) => {
          const y = index * step + 2;
          return (
            <g key={`${who} ${what.join(' ')}`}>
              <Words x={2} y={y + 25} lines={[who]} anchor="start" look="strong" />
              <Box x={114} y={y} w={190} h={50} lines={what} kind={kind} />
              {note && <Words x={314} y={y + 25} lines={[note]} anchor="start" look="small" />}
              {index > 0 && <Arrow points={`209,${y - 18} 209,${y - 3}`} />}
            </g>
          );
        })}
      </Frame>
    );
  };
