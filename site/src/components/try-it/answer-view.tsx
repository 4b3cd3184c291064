import type { ReactNode } from 'react';
import type { Answer } from '../../sandbox/send.ts';
import ChangedRecords from './changed-records.tsx';
import styles from './frame.module.css';
import { colouredJson, prettyJson } from './json.tsx';
import { statusText } from './status-text.ts';

/** Status, time, body, headers and changed records of an answer. */
export default function AnswerView({ answer }: { answer: Answer }): ReactNode {
  const { status, milliseconds, headers, text, changes } = answer;
  const json = prettyJson(text);
  return (
    <div data-appears className={styles.answer}>
      <p role="status" className={styles.line}>
        <span className={status < 400 ? styles.good : styles.bad}>
          {status} {statusText(status)}
        </span>{' '}
        <span className={styles.quiet}>in {Math.max(1, Math.round(milliseconds))} ms</span>
      </p>
      {text && (
        <pre className={styles.body} tabIndex={0} role="region" aria-label="Body of the answer">
          <code>{json ? colouredJson(json) : text}</code>
        </pre>
      )}
      {changes && <ChangedRecords changes={changes} />}
      <details className={styles.headers}>
        <summary>Headers of the answer</summary>
        <dl>
          {headers.map(([name, value]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      </details>
    </div>
  );
}
