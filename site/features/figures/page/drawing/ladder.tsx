import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import Frame from './frame.tsx';
import { Arrow, Box, Words } from './parts.tsx';

interface Rung {
  ask: string[];
  then: string[];
  to: string;
}

interface LadderProps {
  title: string;
  description: string;
  rungs: Rung[];
  /** The outcome if every answer is no. */
  last: Pick<Rung, 'then' | 'to'>;
}

const step = 92;

/** A figure of questions from top to bottom: yes leads right, to a link with what to do, and no leads down. */
export const ladder =
  ({ title, description, rungs, last }: LadderProps) =>
  (): ReactNode => {
    const end = rungs.length * step;
    return (
      <Frame title={title} description={description} height={end + 58} hasLinks>
        {rungs.map(({ ask, then, to }, index) => {
          const y = index * step + 2;
          return (
            <g key={ask.join(' ')}>
              <Box x={2} y={y} w={210} h={56} lines={ask} kind="accent" />
              <Arrow points={`212,${y + 28} 274,${y + 28}`} />
              <Words x={240} y={y + 15} lines={['Yes']} look="small" />
              <Link to={to}>
                <Box x={276} y={y} w={162} h={56} lines={then} kind="plain" />
              </Link>
              <Arrow points={`107,${y + 56} 107,${y + step - 1}`} />
              <Words x={117} y={y + 73} lines={['No']} anchor="start" look="small" />
            </g>
          );
        })}
        <Link to={last.to}>
          <Box x={2} y={end + 2} w={210} h={54} lines={last.then} kind="signal" />
        </Link>
      </Frame>
    );
  };
