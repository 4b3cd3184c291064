import type { ReactNode } from 'react';
import styles from './drawing/drawing.module.css';
import Frame from './drawing/frame.tsx';
import { Arrow, Box, Words } from './drawing/parts.tsx';

const rows: [holder: string[], sent: string, opens: string[]][] = [
  [['Call button'], '`Authorization`', ['Press and', 'update']],
  [['Locker'], '`api-key`', ['Locker status']],
  [['Order', 'system'], '`secret_token`', ['All other', 'locker calls']],
  [['Sending', 'system'], '`api-key`', ['Generic', 'message']],
  [['Text-message', 'service'], '`X-Twilio-Signature`', ['Text message']],
];

/** Which rows belong to which API. */
const groups: [name: string, first: number, last: number][] = [
  ['Call for Help', 0, 0],
  ['Lockers', 1, 2],
  ['Radio', 3, 4],
];

const step = 76;
const yOf = (row: number, group: number) => 32 + row * step + group * 36;

export default function CredentialMapFigure(): ReactNode {
  return (
    <Frame
      title="Five kinds of credential"
      description="Call for Help: the call button sends Authorization for press and update. Lockers: the locker sends api-key for its status, and your order system sends secret_token for all other locker calls. Radio: your sending system sends api-key for a generic message, and the text-message service sends X-Twilio-Signature for a text message."
      height={492}
    >
      {groups.map(([name, first, last], group) => (
        <g key={name}>
          <Words x={308} y={yOf(first, group) - 16} lines={[name]} anchor="start" look="strong" />
          <rect
            x="300"
            y={yOf(first, group) - 2}
            width="138"
            height={(last - first + 1) * step - 8}
            rx="9"
            className={styles.quiet}
          />
          {rows.slice(first, last + 1).map(([holder, sent, opens], index) => {
            const y = yOf(first + index, group);
            return (
              <g key={holder.join(' ')}>
                <Box x={2} y={y + 2} w={112} h={60} lines={holder} />
                <Arrow
                  points={[
                    [114, y + 40],
                    [298, y + 40],
                  ]}
                />
                <Words x={205} y={y + 24} lines={[sent]} />
                <Box x={306} y={y + 4} w={126} h={56} lines={opens} kind="accent" />
              </g>
            );
          })}
        </g>
      ))}
    </Frame>
  );
}
