import type { ReactNode } from 'react';
import Chain, { type Link } from './drawing/chain.tsx';

const links: Link[] = [
  { who: 'Your code', what: ['Makes a key', 'and keeps it'], note: 'before sending' },
  { who: 'Your code', what: ['Sends the call', 'with the key'] },
  { who: 'No answer', what: ['Was it done?', 'Nobody can tell'], kind: 'signal' },
  { who: 'Your code', what: ['Sends it again', 'with the same key'], note: 'after a wait' },
  { who: 'Server', what: ['Gives the first answer'], note: 'done once', kind: 'good' },
];

export default function SafeRepeatFigure(): ReactNode {
  return (
    <Chain
      title="A call that got no answer, sent again"
      description="Your code makes a key and keeps it, then sends the call with it. No answer comes, and nobody can tell whether the call was done. After a wait, your code sends the same call with the same key. The server gives the first answer, and the call is done once."
      links={links}
    />
  );
}
