import type { ReactNode } from 'react';
import Ladder from '../drawing/ladder.tsx';

export default function CardTreeFigure(): ReactNode {
  return (
    <Ladder
      title="Why no card appears"
      description="Three questions. Is the press refused? Then look up its message. Does it reply Voltage updated? Then nobody was called: tell an administrator. Does the request have another location? Then an administrator mends the location of the button. If not, look at the channel, the app and its permissions."
      rungs={[
        { ask: ['Is the press refused?'], then: ['Look up', 'its message'] },
        {
          ask: ['Does it reply', '“Voltage updated”?'],
          then: ['Nobody was called:', 'administrator'],
        },
        {
          ask: ['Has the request', 'another location?'],
          then: ['Mend the location', 'of the button'],
        },
      ]}
      last={['Channel, app', 'or permissions']}
    />
  );
}
