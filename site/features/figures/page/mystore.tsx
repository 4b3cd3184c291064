import type { ReactNode } from 'react';
import Frame from './drawing/frame.tsx';
import { Arrow, Box, Words, type Kind } from './drawing/parts.tsx';
import { chain } from './drawing/chain.tsx';

export function MystoreOrderFigure(): ReactNode {
  return (
    <Frame
      title="What to do while the number is being registered"
      description="First open the text-message account. Then two things run side by side: the registration of the number, which can take days, and the access worksheet. Both must be finished before you set the webhook and test one text. Then one store runs for a week, and the others follow one by one."
      height={414}
    >
      <Box x={100} y={2} w={240} h={54} text="Open the account" kind="accent" />
      {[106, 334].map((x) => (
        <Arrow key={x} points={`220,56 ${x},92`} />
      ))}
      <Box x={2} y={95} w={208} h={54} text="Register the number" kind="signal" />
      <Box x={230} y={95} w={208} h={54} text="Fill in who has access" />
      <Words x={106} y={168} text="can take days" look="small" />
      <Words x={334} y={168} text="meanwhile" look="small" />
      {[106, 334].map((x) => (
        <Arrow key={x} points={`${x},182 ${x < 220 ? 180 : 260},206`} />
      ))}
      <Box x={100} y={209} w={240} h={54} text="Set the webhook, / test one text" kind="accent" />
      <Arrow points="220,263 220,279" />
      <Box x={100} y={282} w={240} h={50} text="One store for a week" kind="accent" />
      <Arrow points="220,332 220,348" />
      <Box x={100} y={351} w={240} h={50} text="The others, one by one" kind="good" />
    </Frame>
  );
}

const rows: [when: string, signs: string, accepts: string, kind: Kind][] = [
  ['Before', 'old', 'old', 'plain'],
  ['Secondary / created', 'old', 'old', 'plain'],
  ['Server takes / both', 'old', 'old and new', 'signal'],
  ['Promoted', 'new', 'old and new', 'signal'],
  ['Old one / removed', 'new', 'new', 'good'],
];

const step = 66;

export function TokenRotationFigure(): ReactNode {
  return (
    <Frame
      title="Which token signs, and which tokens the server accepts"
      description="Five moments of a change of token. Before it, and after a secondary token is created, Twilio signs with the old one and the server accepts the old one. Then the server accepts both. After the promotion Twilio signs with the new one, and the server still accepts both. At the end only the new one is left."
      height={30 + rows.length * step}
    >
      <Words x={190} y={12} text="Twilio signs with" look="small" />
      <Words x={360} y={12} text="Server accepts" look="small" />
      {rows.map(([when, signs, accepts, kind], index) => {
        const y = 30 + index * step;
        return (
          <g key={when}>
            <Words x={2} y={y + 26} text={when} anchor="start" look="strong" />
            <Box x={124} y={y} w={132} h={52} text={signs} />
            <Box x={282} y={y} w={156} h={52} text={accepts} kind={kind} />
          </g>
        );
      })}
    </Frame>
  );
}

export const LastDayFigure = chain({
  title: "What to close on a person's last day",
  description:
    'On the last day, close these one after another: MyStore, the company sign-in, service channels, the text-message account, devices of the store, and the keys that the person knew.',
  links: [
    ['MyStore', 'Remove the access', 'administrator'],
    ['Sign-in', 'Block it', 'your IT'],
    ['Channels', 'Remove the person', 'in every chat'],
    ['Text account', 'Remove the person', 'Twilio'],
    ['Devices', 'Take them back / sign out everywhere', 'the store'],
    ['Keys', 'Replace those / the person knew', 'who holds them', 'signal'],
  ],
});
