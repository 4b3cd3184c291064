import type { ReactNode } from 'react';
import { translate } from '@docusaurus/Translate';
import { printRequest } from '../../sandbox/page/raw-request.ts';
import AnswerView from '../../reference/page/try-it/answer-view.tsx';
import frame from '../../reference/page/try-it/frame.module.css';
import Waiting from '../../reference/page/try-it/waiting.tsx';
import styles from './parts.module.css';
import type { Calls } from './use-calls.ts';

/** The last call: request, response and changed records. */
export default function LastCall({ calls }: { calls: Calls }): ReactNode {
  const { last, failure } = calls;
  if (failure) {
    return (
      <p role="alert" className={frame.failure}>
        {failure}
      </p>
    );
  }
  if (!last) return null;
  return (
    <div className={`receipt ${styles.call}`} data-theme="dark">
      <div>
        <p className={styles.heading}>{translate({ message: 'The call' })}</p>
        <pre
          translate="no"
          tabIndex={0}
          role="region"
          aria-label={translate({ message: 'Request' })}
        >
          <code>{printRequest(last.request)}</code>
        </pre>
      </div>
      <div>
        <p className={styles.heading}>{translate({ message: 'The response' })}</p>
        {last.answer ? <AnswerView answer={last.answer} /> : <Waiting isGoingOn />}
      </div>
    </div>
  );
}
