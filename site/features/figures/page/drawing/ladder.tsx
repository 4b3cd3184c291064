import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import Frame from './frame.tsx';
import { Arrow, Box, Words } from './parts.tsx';

interface LadderProps {
  title: string;
  description: string;
  /** Questions, each with what to do if the answer is yes, and a link to it. */
  rungs: [ask: string, then: string, to: string][];
  /** The outcome if every answer is no. */
  last: [then: string, to: string];
}

const step = 92;

/** A figure of questions from top to bottom: yes leads right, to a link with what to do, and no leads down. */
export const ladder =
  ({ title, description, rungs, last: [lastThen, lastTo] }: LadderProps) =>
  (): ReactNode => {
    const end = rungs.length * step;
    return (
      <Frame title={title} description={description} height={end + 58} hasLinks>
        {rungs.map(([ask, then, to], index) => {
          const y = index * step + 2;
          return (
            <g key={ask}>
              <Box x={2} y={y} w={210} h={56} text={ask} kind="accent" />
              <Arrow points={`212,${y + 28} 274,${y + 28}`} />
              <Words x={240} y={y + 15} text="Yes" look="small" />
              <Link to={to}>
                <Box x={276} y={y} w={162} h={56} text={then} kind="plain" />
              </Link>
              <Arrow points={`107,${y + 56} 107,${y + step - 1}`} />
              <Words x={117} y={y + 73} text="No" anchor="start" look="small" />
            </g>
          );
        })}
        <Link to={lastTo}>
          <Box x={2} y={end + 2} w={210} h={54} text={lastThen} kind="signal" />
        </Link>
      </Frame>
    );
  };
