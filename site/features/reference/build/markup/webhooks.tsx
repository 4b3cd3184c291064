import type { ReactNode } from 'react';
import Heading from './heading.tsx';
import Incoming from './incoming.tsx';
import type { PageContext } from './page-context.ts';

/** Calls that the server makes to the reader unasked. */
export default function Webhooks({ page }: { page: PageContext }): ReactNode {
  const { webhooks } = page.shown;
  if (webhooks.length === 0) return null;
  return (
    <section aria-labelledby="webhooks">
      <Heading level={2} id="webhooks">
        Webhooks
      </Heading>
      <p>The server makes these calls. They come to an address of yours, and you answer.</p>
      {webhooks.map((operation) => (
        <section
          key={operation.anchor}
          className="reference-operation"
          aria-labelledby={operation.anchor}
        >
          <Heading level={3} id={operation.anchor}>
            {operation.summary}
          </Heading>
          <div className="reference-columns">
            <Incoming operation={operation} page={page} />
          </div>
        </section>
      ))}
    </section>
  );
}
