import type { ReactNode } from 'react';
import Ladder from './drawing/ladder.tsx';

export default function RadioTreeFigure(): ReactNode {
  return (
    <Ladder
      title="Where the fault is"
      description="Six questions from top to bottom. Status 403 on a generic message: check the key. Status 403 on a text message: check the signature. Status 404: check the edge id. Status 200 and silence: check the store. Speech without its first word: check the radio. Speech in another store: check the edge id in the sender. Otherwise, get support."
      rungs={[
        {
          ask: ['Status 403 on a', 'generic message?'],
          then: ['Check the key'],
          to: '/docs/radio/troubleshooting#invalid-api-key',
        },
        {
          ask: ['Status 403 on a', 'text message?'],
          then: ['Check the', 'signature'],
          to: '/docs/radio/troubleshooting#invalid-signature',
        },
        {
          ask: ['Status 404?'],
          then: ['Check the', 'edge id'],
          to: '/docs/radio/troubleshooting#the-edge-device-was-not-found',
        },
        {
          ask: ['Status 200,', 'and silence?'],
          then: ['Check the store'],
          to: '/docs/radio/troubleshooting#accepted-and-not-heard',
        },
        {
          ask: ['Is the first word', 'cut off?'],
          then: ['Check the radio'],
          to: '/docs/radio/installation#connect-audio',
        },
        {
          ask: ['Does another', 'store speak?'],
          then: ['Check the edge id', 'in the sender'],
          to: '/docs/radio/troubleshooting#something-is-wrong-and-nothing-says-so',
        },
      ]}
      last={{ then: ['Get support'], to: '/docs/support' }}
    />
  );
}
