import type { ReactNode } from 'react';
import Incoming from './incoming.tsx';
import type { Operation, PageContext } from './page-context.ts';

interface CallbacksProps {
  operation: Operation;
  page: PageContext;
}

/** The calls that come back to the reader because of an operation, folded. */
export default function Callbacks({ operation, page }: CallbacksProps): ReactNode {
  if (operation.callbacks.length === 0) return null;
  return (
    <>
      <h4>Calls that come back</h4>
      {operation.callbacks.map((callback) => (
        <details className="reference-inner" key={callback.anchor} id={callback.anchor}>
          <summary>{callback.summary}</summary>
          <div>
            <Incoming operation={callback} page={page} />
          </div>
        </details>
      ))}
    </>
  );
}
