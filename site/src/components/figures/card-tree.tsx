import type { ReactNode } from 'react';
import Ladder from '../drawing/ladder.tsx';

export default function CardTreeFigure(): ReactNode {
  return (
    <Ladder
      title="Why no card appears"
      description="Three questions. Is the press refused? Then look up its message. Does it reply Voltage updated? Then nobody was called: tell an administrator. Does the request have another location? Then an administrator corrects the place of the button. If not, look at the channel, the app and its permissions."
      rungs={[
        {
          ask: ['Is the press refused?'],
          then: ['Look up', 'its message'],
          to: '/docs/call-for-help/troubleshooting#call-button-errors',
        },
        {
          ask: ['Does it reply', '“Voltage updated”?'],
          then: ['Nobody was called:', 'administrator'],
          to: '/docs/call-for-help/call-buttons#battery-light-and-range',
        },
        {
          ask: ['Has the request', 'another location?'],
          then: ['Correct the place', 'of the button'],
          to: '/docs/call-for-help/call-buttons#move-a-button',
        },
      ]}
      last={{
        then: ['Channel, app', 'or permissions'],
        to: '/docs/call-for-help/troubleshooting#a-whole-store-gets-no-cards',
      }}
    />
  );
}
