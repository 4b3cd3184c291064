import type { ReactNode } from 'react';
import Frame from './drawing/frame.tsx';
import { Box, Words, type Kind } from './drawing/parts.tsx';

const rows: [when: string[], signs: string, accepts: string, kind: Kind][] = [
  [['Before'], 'old', 'old', 'plain'],
  [['Secondary', 'created'], 'old', 'old', 'plain'],
  [['Server takes', 'both'], 'old', 'old and new', 'signal'],
  [['Promoted'], 'new', 'old and new', 'signal'],
  [['Old one', 'removed'], 'new', 'new', 'good'],
];

const step = 66;

export default function TokenRotationFigure(): ReactNode {
  return (
    <Frame
      title="Which token signs, and which the server accepts"
      description="Five moments of a change of token. Before it, and after a secondary token is created, Twilio signs with the old one and the server accepts the old one. Then the server accepts both. After the promotion Twilio signs with the new one, and the server still accepts both. At the end only the new one is left."
      height={30 + rows.length * step}
    >
      <Words x={190} y={12} lines={['Twilio signs with']} look="small" />
      <Words x={360} y={12} lines={['Server accepts']} look="small" />
      {rows.map(([when, signs, accepts, kind], index) => {
        const y = 30 + index * step;
        return (
          <g key={when.join(' ')}>
            <Words x={2} y={y + 26} lines={when} anchor="start" look="strong" />
            <Box x={124} y={y} w={132} h={52} lines={[signs]} />
            <Box x={282} y={y} w={156} h={52} lines={[accepts]} kind={kind} />
          </g>
        );
      })}
    </Frame>
  );
}
