import type { ReactNode } from 'react';
import Frame from './drawing/frame.tsx';
import { Arrow, Box, Words } from './drawing/parts.tsx';
import { hueOf } from '../../../shell/page/article/sign.tsx';
import styles from './drawing/drawing.module.css';
import { chain } from './drawing/chain.tsx';

const mapRows: [slug: string, asks: string, product: string, reaches: string][] = [
  [
    'call-for-help',
    'Customer at a / call button',
    'Call for / Help',
    'Team chat or / web interface',
  ],
  ['lockers', 'Customer with / an order', 'Lockers', 'Cabinet door'],
  ['radio', 'Person or / system / with a text', 'Radio', 'Speech in / the store'],
];

const columns: [x: number, title: string][] = [
  [66, 'Who asks'],
  [222, 'Product'],
  [374, 'What happens'],
];

export function SystemMapFigure(): ReactNode {
  return (
    <Frame
      title="How a request for help, a pickup and a text reach the store"
      description="Three rows. A customer at a call button reaches Call for Help, which reaches staff in team chat or the web interface. A customer with an order reaches Lockers, which moves a cabinet door. A person or a system with a text reaches Radio, which speaks in the store."
      height={344}
    >
      {columns.map(([x, title]) => (
        <Words key={title} x={x} y={14} text={title} look="small" />
      ))}
      {mapRows.map(([slug, asks, product, reaches], row) => {
        const y = 36 + row * 104;
        return (
          <g key={slug} style={hueOf(slug)}>
            <Box x={2} y={y} w={128} h={84} text={asks} />
            <Arrow points={`130,${y + 42} 164,${y + 42}`} />
            <Box x={166} y={y} w={110} h={84} text={product} kind="accent" look="strong" />
            <Arrow points={`276,${y + 42} 308,${y + 42}`} />
            <Box x={310} y={y} w={128} h={84} text={reaches} />
          </g>
        );
      })}
    </Frame>
  );
}

const credentialRows: [holder: string, sent: string, opens: string][] = [
  ['Call button', '`Authorization`', 'Press and / update'],
  ['Locker', '`api-key`', 'Locker status'],
  ['Order / system', '`secret_token`', 'All other / locker calls'],
  ['Sending / system', '`api-key`', 'Generic / message'],
  ['Text-message / service', '`X-Twilio-Signature`', 'Text message'],
];

/** Which rows belong to which API. */
const groups: [name: string, first: number, last: number][] = [
  ['Call for Help', 0, 0],
  ['Lockers', 1, 2],
  ['Radio', 3, 4],
];

const step = 76;
const yOf = (row: number, group: number) => 32 + row * step + group * 36;

export function CredentialMapFigure(): ReactNode {
  return (
    <Frame
      title="Five kinds of credential"
      description="Call for Help: the call button sends Authorization for press and update. Lockers: the locker sends api-key for its status, and your order system sends secret_token for all other locker calls. Radio: your sending system sends api-key for a generic message, and the text-message service sends X-Twilio-Signature for a text message."
      height={492}
    >
      {groups.map(([name, first, last], group) => (
        <g key={name}>
          <Words x={308} y={yOf(first, group) - 16} text={name} anchor="start" look="strong" />
          <rect
            x="300"
            y={yOf(first, group) - 2}
            width="138"
            height={(last - first + 1) * step - 8}
            rx="9"
            className={styles.quiet}
          />
          {credentialRows.slice(first, last + 1).map(([holder, sent, opens], index) => {
            const y = yOf(first + index, group);
            return (
              <g key={holder}>
                <Box x={2} y={y + 2} w={112} h={60} text={holder} />
                <Arrow points={`114,${y + 40} 298,${y + 40}`} />
                <Words x={205} y={y + 24} text={sent} />
                <Box x={306} y={y + 4} w={126} h={56} text={opens} kind="accent" />
              </g>
            );
          })}
        </g>
      ))}
    </Frame>
  );
}

export const SafeRepeatFigure = chain({
  title: 'A repeated call that got no response',
  description:
    'Your code creates and stores a key, then sends the call with it. No response arrives, and nobody can tell whether the call was processed. After a wait, your code sends the same call with the same key. The server returns the first response, and the call is processed once.',
  links: [
    ['Your code', 'Creates a key / and stores it', 'before sending'],
    ['Your code', 'Sends the call / with the key'],
    ['No response', 'Was it done? / Nobody can tell', '', 'signal'],
    ['Your code', 'Sends it again / with the same key', 'after a wait'],
    ['Server', 'Returns the / first response', 'done once', 'good'],
  ],
});
