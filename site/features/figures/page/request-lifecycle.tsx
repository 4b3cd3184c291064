import type { ReactNode } from 'react';
import Frame from './drawing/frame.tsx';
import { Arrow, Box, Leader, Words } from './drawing/parts.tsx';

/** The way to success, each state with the call that leads to it. */
const way: [state: string, call: string][] = [
  ['Created', ''],
  ['Claimed', '`claim`'],
  ['On the way', '`on_the_way`'],
  ['Completed', '`complete`'],
];

/** From each state before the last, by the customer or by staff. */
const earlyEnds: [state: string, how: string][] = [
  ['Canceled', 'by the customer'],
  ['Closed', 'without an outcome'],
];

export default function RequestLifecycleFigure(): ReactNode {
  return (
    <Frame
      title="Life of a request, as the reference server keeps it"
      description="A request is created, claimed, on the way and completed, in this order. A request that is created and that nobody claims times out. From created, claimed or on the way, a request can also be canceled by the customer or closed without an outcome."
      height={402}
    >
      {way.map(([state, call], index) => {
        const y = 2 + index * 112;
        return (
          <g key={state}>
            {index > 0 && (
              <>
                <Arrow
                  points={[
                    [90, y - 56],
                    [90, y - 2],
                  ]}
                />
                <Words x={102} y={y - 32} lines={[call]} anchor="start" />
              </>
            )}
            <Box
              x={2}
              y={y}
              w={176}
              h={56}
              lines={[state]}
              kind={index === 3 ? 'good' : index === 0 ? 'signal' : 'accent'}
              look="strong"
            />
          </g>
        );
      })}
      <Arrow
        points={[
          [178, 22],
          [262, 22],
        ]}
      />
      <Box x={264} y={2} w={174} h={64} lines={['Timed out', 'nobody claimed it']} kind="danger" />
      <Words x={351} y={120} lines={['or it ends early']} look="small" />
      <Leader
        points={[
          [178, 44],
          [220, 44],
          [220, 278],
        ]}
      />
      <Leader
        points={[
          [178, 142],
          [220, 142],
        ]}
      />
      <Leader
        points={[
          [178, 254],
          [220, 254],
        ]}
      />
      {earlyEnds.map(([state, how], index) => {
        const y = 140 + index * 106;
        return (
          <g key={state}>
            <Arrow
              points={[
                [220, y + 32],
                [262, y + 32],
              ]}
            />
            <Box x={264} y={y} w={174} h={64} lines={[state, how]} kind="danger" />
          </g>
        );
      })}
    </Frame>
  );
}
