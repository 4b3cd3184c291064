import { pressWait } from '@frontline/specs/call-for-help/limits';
import type { ReactNode } from 'react';
import { chain } from './drawing/chain.tsx';
import { ladder } from './drawing/ladder.tsx';
import { bars } from './drawing/bars.tsx';
import Frame from './drawing/frame.tsx';
import { Arrow, Box, Leader, Words } from './drawing/parts.tsx';

export const PressChecksFigure = chain({
  title: 'Checks that a press must pass on the reference server',
  description: `On the reference server, a press must pass five checks, in this order. The authorization header must be right, or the response is 401. The device key must be known, or 400. The MAC address must be the one on record, or 403. The report must be a press, or nobody is called. ${pressWait.text} must have passed since the last accepted press, or 429. Then a request is made.`,
  links: [
    ['Header', 'Is the key right?', 'no: 401'],
    ['Device key', 'Is it known?', 'no: 400'],
    ['MAC address', 'Is it on record?', 'no: 403'],
    ['Report', 'Is it a press?', 'no: nobody called', 'quiet'],
    ['Time', `Last press over / ${pressWait.about} ago?`, 'no: 429', 'signal'],
    ['Request', 'Staff are called', '', 'good'],
  ],
});

export const FourDecisionsFigure = chain({
  title: 'What each decision affects in one request',
  description:
    'One request from top to bottom. The option decides what the customer asks for. The service channel decides which staff see it. The place to answer decides where staff claim it. The survey decides whether the customer is asked for feedback at the end.',
  links: [
    ['Customer', 'Chooses an option / or presses a button', 'request options'],
    ['Request', 'Goes to one channel', 'service channel'],
    ['Staff', 'Claim and complete', 'place to answer'],
    ['Customer', 'May be asked / for feedback', 'survey', 'good'],
  ],
});

export const CardTreeFigure = ladder({
  title: 'Why no request arrives',
  description:
    'Three questions about one press. Is it refused? Then look up its message. Does it return a message about voltage or button value 0? Then nobody was called. Does the request have another location? Then correct the place of the button. If not, check the channel, the app and its people.',
  rungs: [
    [
      'Is the press refused?',
      'Look up / its message',
      '/docs/call-for-help/troubleshooting#find-your-message',
    ],
    [
      'Does it return / a message?',
      'Nobody was called: / what it means',
      '/docs/call-for-help/call-buttons#what-each-reply-means',
    ],
    [
      'Has the request / another location?',
      'Correct the place / of the button',
      '/docs/call-for-help/call-buttons#move-replace-retire',
    ],
  ],
  last: ['Channel, app / or its people', '/docs/call-for-help/settings#where-staff-answer'],
});

/** Invented wait times of one day in seconds, ascending; the page uses the same ones. */
export const waits = [20, 25, 30, 35, 40, 45, 55, 60, 75, 90, 180, 300];

export const TwelveWaitsFigure = bars({
  title: 'Twelve waits of one day',
  description:
    'Twelve bars from the shortest wait, 20 seconds, to the longest, 300 seconds. The median is at 50 seconds, the mean at 80 and the 90th percentile at 180. Ten waits are 90 seconds or shorter, and two are much longer.',
  values: waits,
  ordinary: 10,
  marks: [
    [50, 'Median / 50 s'],
    [80, 'Mean 80 s', 'below'],
    [180, '90th percentile / 180 s'],
  ],
});

/** The states of a successful request, each with the call that leads to it. */
const way: [state: string, call: string][] = [
  ['Created', ''],
  ['Claimed', '`claim`'],
  ['On the way', '`on_the_way`'],
  ['Completed', '`complete`'],
];

/** Transitions from any state before the last, by the customer or by staff. */
const earlyEnds: [state: string, how: string][] = [
  ['Canceled', 'by the customer'],
  ['Closed', 'without an outcome'],
];

export function RequestLifecycleFigure(): ReactNode {
  return (
    <Frame
      title="Life of a request on the reference server"
      description="A request is created, claimed, on the way and completed, in this order. A request that is created and that nobody claims times out. From created, claimed or on the way, a request can also be canceled by the customer or closed without an outcome."
      height={402}
    >
      {way.map(([state, call], index) => {
        const y = 2 + index * 112;
        return (
          <g key={state}>
            {index > 0 && (
              <>
                <Arrow points={`90,${y - 56} 90,${y - 2}`} />
                <Words x={102} y={y - 32} text={call} anchor="start" />
              </>
            )}
            <Box
              x={2}
              y={y}
              w={176}
              h={56}
              text={state}
              kind={index === 3 ? 'good' : index === 0 ? 'signal' : 'accent'}
              look="strong"
            />
          </g>
        );
      })}
      <Arrow points="178,22 262,22" />
      <Box x={264} y={2} w={174} h={64} text="Timed out / nobody claimed it" kind="danger" />
      <Words x={351} y={120} text="or it ends early" look="small" />
      <Leader points="178,44 220,44 220,278" />
      <Leader points="178,142 220,142" />
      <Leader points="178,254 220,254" />
      {earlyEnds.map(([state, how], index) => {
        const y = 140 + index * 106;
        return (
          <g key={state}>
            <Arrow points={`220,${y + 32} 262,${y + 32}`} />
            <Box x={264} y={y} w={174} h={64} text={`${state} / ${how}`} kind="danger" />
          </g>
        );
      })}
    </Frame>
  );
}
