import type { ReactNode } from 'react';
import { chain } from './drawing/chain.tsx';
import Frame from './drawing/frame.tsx';
import { Arrow, Box, Words } from './drawing/parts.tsx';
import { annotatedSign } from './drawing/annotated-sign.tsx';
import { ladder } from './drawing/ladder.tsx';

export const RadioConnectionFigure = chain({
  title: 'From the edge device to the ear',
  description:
    'The edge device speaks the text. A cable carries the sound to a radio, and with push to talk a wire starts the transmission. With voice operation the sound starts it, and the first syllable can be cut off. Staff hear it on their radios; listen at the far end of the store.',
  links: [
    ['Edge device', 'Speaks the text', 'output at half'],
    ['Cable', 'Sound, and for PTT / a wire that says: transmit', 'by the manuals', 'quiet'],
    ['Radio', 'PTT: the wire starts it / VOX: the sound starts it', 'VOX may clip it', 'signal'],
    ['Staff', 'Hear it', 'at the far end', 'good'],
  ],
});

export function RadioMessagePathFigure(): ReactNode {
  return (
    <Frame
      title="Path of a radio message"
      description="A system sends a text with an api-key. A phone sends a text through Twilio, with a signature. Radio finds the edge device and then checks the key or signature. The edge device speaks the text. Staff hear it; if the store connects its radios, staff hear it there too."
      height={478}
    >
      <Box x={2} y={2} w={196} h={52} text="A system" />
      <Box x={242} y={2} w={196} h={52} text="A phone, via Twilio" />
      <Arrow points="100,54 100,118" />
      <Arrow points="340,54 340,118" />
      <Words x={112} y={84} text="`api-key`" anchor="start" />
      <Words x={328} y={84} text="signature" anchor="end" />
      <Box
        x={2}
        y={120}
        w={436}
        h={78}
        text="Radio / finds the device, checks the credential"
        kind="accent"
      />
      <Arrow points="220,198 220,252" />
      <Words x={232} y={224} text="text" anchor="start" look="small" />
      <Box x={72} y={254} w={296} h={78} text="Edge device / speaks the text" kind="signal" />
      <Arrow points="120,332 120,420" />
      <Arrow points="320,332 320,420" dashed />
      <Words x={132} y={376} text="speech" anchor="start" look="small" />
      <Words x={308} y={376} text="if connected" anchor="end" look="small" />
      <Box x={2} y={422} w={196} h={52} text="Staff hear it" />
      <Box x={242} y={422} w={196} h={52} text="Store radios" />
    </Frame>
  );
}

export function TwoRoutesFigure(): ReactNode {
  return (
    <Frame
      title="Two ways to one edge device"
      description="Two ways lead to the same edge device: a test message that you send straight to it, and a message through Radio ATC, if yours sends any. If only the first is heard, the fault is before Radio. If neither is heard, it is at the device, its sound or its network."
      height={296}
    >
      <Words x={104} y={12} text="Message" look="small" />
      <Words x={336} y={12} text="Test message" look="small" />
      <Box x={2} y={30} w={204} h={54} text="Radio ATC" kind="signal" />
      <Box x={234} y={30} w={204} h={54} text="You, with the / edge device’s key" />
      <Arrow points="104,84 160,130" />
      <Arrow points="336,84 280,130" />
      <Box x={100} y={133} w={240} h={54} text="Radio" kind="accent" look="strong" />
      <Arrow points="220,187 220,227" />
      <Box x={100} y={230} w={240} h={54} text="Edge device, its sound" kind="good" />
    </Frame>
  );
}

export const MessagePartsFigure = annotatedSign({
  title: 'One message in three parts',
  description:
    'A spoken message in three parts. Aisle four comes first: those who are near listen on. Spill on the floor says what happened. Bring the cleaning cart now asks for one action.',
  parts: [
    ['Aisle four.', 'Place first: those / nearby listen on'],
    ['Spill on the floor.', 'What happened'],
    ['Bring the cleaning / cart now.', 'One action'],
  ],
});

export const RadioTreeFigure = ladder({
  title: 'Where the fault is',
  description:
    'Six questions from top to bottom. Status 403 on a generic message: check the key. Status 403 on a text message: check the signature. Status 404: check the edge id. Status 200 and silence: check the store. Speech without its first word: check the radio. Speech in another store: check the edge id in the sender. Otherwise, get support.',
  rungs: [
    [
      'Status 403 on a / generic message?',
      'Check the key',
      '/docs/radio/troubleshooting#invalid-api-key',
    ],
    [
      'Status 403 on a / text message?',
      'Check the / signature',
      '/docs/radio/troubleshooting#invalid-signature',
    ],
    [
      'Status 404?',
      'Check the / edge id',
      '/docs/radio/troubleshooting#the-edge-device-was-not-found',
    ],
    [
      'Status 200, / and silence?',
      'Check the store',
      '/docs/radio/troubleshooting#accepted-and-not-heard',
    ],
    ['Is the first word / cut off?', 'Check the radio', '/docs/radio/installation#connect-audio'],
    [
      'Does another / store speak?',
      'Check the edge id / in the sender',
      '/docs/radio/troubleshooting#something-is-wrong-and-nothing-says-so',
    ],
  ],
  last: ['Get support', '/docs/support'],
});
