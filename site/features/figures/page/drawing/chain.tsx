import type { ReactNode } from 'react';
import Frame from './frame.tsx';
import { Arrow, Box, Words, type Kind } from './parts.tsx';

interface ChainProps {
  title: string;
  description: string;
  /** Boxes: who or when, what happens, and a remark beside it. */
  links: [who: string, what: string, note?: string, kind?: Kind][];
}

const step = 70;

/** A figure of boxes from top to bottom, joined by arrows. */
export const chain =
  ({ title, description, links }: ChainProps) =>
  (): ReactNode => (
    <Frame title={title} description={description} height={links.length * step - 8}>
      {links.map(([who, what, note, kind = 'accent'], index) => {
        const y = index * step + 2;
        return (
          <g key={`${who} ${what}`}>
            <Words x={2} y={y + 25} text={who} anchor="start" look="strong" />
            <Box x={114} y={y} w={190} h={50} text={what} kind={kind} />
            {note && <Words x={314} y={y + 25} text={note} anchor="start" look="small" />}
            {index > 0 && <Arrow points={`209,${y - 18} 209,${y - 3}`} />}
          </g>
        );
      })}
    </Frame>
  );
