import type { ReactNode } from 'react';
import Chain, { type Link } from './drawing/chain.tsx';

const links: Link[] = [
  { who: 'Edge device', what: ['Speaks the text'], note: 'output at half' },
  {
    who: 'Cable',
    what: ['Sound, and for PTT', 'a wire that says: transmit'],
    note: 'by the manuals',
    kind: 'quiet',
  },
  {
    who: 'Radio',
    what: ['PTT: the wire starts it', 'VOX: the sound starts it'],
    note: 'VOX may clip it',
    kind: 'signal',
  },
  { who: 'Staff', what: ['Hear it'], note: 'at the far end', kind: 'good' },
];

export default function RadioConnectionFigure(): ReactNode {
  return (
    <Chain
      title="From the edge device to the ear"
      description="The edge device speaks the text. A cable carries the sound to a radio, and with push to talk a wire starts the transmission. With voice operation the sound starts it, and the first syllable can be cut off. Staff hear it on their radios; listen at the far end of the store."
      links={links}
    />
  );
}
