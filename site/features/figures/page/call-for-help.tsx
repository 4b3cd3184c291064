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
    { who: 'Header', what: ['Is the key right?'], note: 'no: 401' },
    { who: 'Device key', what: ['Is it known?'], note: 'no: 400' },
    { who: 'MAC address', what: ['Is it on record?'], note: 'no: 403' },
    { who: 'Report', what: ['Is it a press?'], note: 'no: nobody called', kind: 'quiet' },
    {
      who: 'Time',
      what: ['Last press over', `${pressWait.about} ago?`],
      note: 'no: 429',
      kind: 'signal',
    },
    { who: 'Request', what: ['Staff are called'], kind: 'good' },
  ],
});

export const FourDecisionsFigure = chain({
  title: 'What each decision affects in one request',
  description:
    'One request from top to bottom. The option decides what the customer asks for. The service channel decides which staff see it. The place to answer decides where staff claim it. The survey decides whether the customer is asked for feedback at the end.',
  links: [
    {
      who: 'Customer',
      what: ['Chooses an option', 'or presses a button'],
      note: 'request options',
    },
    { who: 'Request', what: ['Goes to one channel'], note: 'service channel' },
    { who: 'Staff', what: ['Claim and complete'], note: 'place to answer' },
    { who: 'Customer', what: ['May be asked', 'for feedback'], note: 'survey', kind: 'good' },
  ],
});

export const CardTreeFigure = ladder({
  title: 'Why no request arrives',
  description:
    'Three questions about one press. Is it refused? Then look up its message. Does it return a message about voltage or button value 0? Then nobody was called. Does the request have another location? Then correct the place of the button. If not, check the channel, the app and its people.',
  rungs: [
    {
      ask: ['Is the press refused?'],
      then: ['Look up', 'its message'],
      to: '/docs/call-for-help/troubleshooting#find-your-message',
    },
    {
      ask: ['Does it return', 'a message?'],
      then: ['Nobody was called:', 'what it means'],
      to: '/docs/call-for-help/call-buttons#what-each-reply-means',
    },
    {
      ask: ['Has the request', 'another location?'],
      then: ['Correct the place', 'of the button'],
      to: '/docs/call-for-help/call-buttons#move-replace-retire',
    },
  ],
  last: {
    then: ['Channel, app', 'or its people'],
    to: '/docs/call-for-help/settings#where-staff-answer',
  },
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
    { at: 50, lines: ['Median', '50 s'] },
    { at: 80, lines: ['Mean 80 s'], below: true },
    { at: 180, lines: ['90th percentile', '180 s'] },
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
      <Arrow points="178,22 262,22" />
      <Box x={264} y={2} w={174} h={64} lines={['Timed out', 'nobody claimed it']} kind="danger" />
      <Words x={351} y={120} lines={['or it ends early']} look="small" />
      <Leader points="178,44 220,44 220,278" />
      <Leader points="178,142 220,142" />
      <Leader points="178,254 220,254" />
      {earlyEnds.map(([state, how], index) => {
        const y = 140 + index * 106;
        return (
          <g key={state}>
            <Arrow points={`220,${y + 32} 262,${y + 32}`} />
            <Box x={264} y={y} w={174} h={64} lines={[state, how]} kind="danger" />
          </g>
        );
      })}
    </Frame>
  );
}
