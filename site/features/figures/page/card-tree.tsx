import type { ReactNode } from 'react';
import Ladder from './drawing/ladder.tsx';

export default function CardTreeFigure(): ReactNode {
  return (
    <Ladder
      title="Why no request arrives"
      description="Three questions about one press. Is it refused? Then look up its message. Does it answer a sentence about voltage or button value 0? Then nobody was called. Does the request have another location? Then correct the place of the button. If not, look at the channel, the app and its people."
      rungs={[
        {
          ask: ['Is the press refused?'],
          then: ['Look up', 'its message'],
          to: '/docs/call-for-help/troubleshooting#find-your-message',
        },
        {
          ask: ['Does it answer', 'a sentence?'],
          then: ['Nobody was called:', 'what it means'],
          to: '/docs/call-for-help/call-buttons#what-each-reply-means',
        },
        {
          ask: ['Has the request', 'another location?'],
          then: ['Correct the place', 'of the button'],
          to: '/docs/call-for-help/call-buttons#move-replace-retire',
        },
      ]}
      last={{
        then: ['Channel, app', 'or its people'],
        to: '/docs/call-for-help/settings#where-staff-answer',
      }}
    />
  );
}
