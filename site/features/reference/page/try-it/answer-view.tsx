import type { ReactNode } from 'react';
import Translate from '@docusaurus/Translate';
import type { Answer } from '../../../sandbox/page/send.ts';
import AnswerBody from './answer-body.tsx';
import AnswerData from './answer-data.tsx';
import ChangedRecords from './changed-records.tsx';
import styles from './frame.module.css';
import { sizeWords } from './size-of.ts';
import { statusText } from './status-text.ts';

interface AnswerViewProps {
  answer: Answer;
  /** What it is the answer to, where several stand on a page: ` of step 3`. */
  to?: string;
}

/** Status, time, body, headers and changed records of an answer. */
export default function AnswerView({ answer, to = '' }: AnswerViewProps): ReactNode {
  const { status, milliseconds, headers, text, data, size, changes } = answer;
  return (
    <div data-appears className={styles.answer}>
      <p role="status" className={styles.line}>
        <span className={status < 400 ? styles.good : styles.bad}>
          {status} {statusText(status)}
        </span>{' '}
        <span className={styles.quiet}>
          <Translate values={{ time: Math.max(1, Math.round(milliseconds)) }}>
            {'in {time} ms'}
          </Translate>
          {size > 0 && `, ${sizeWords(size)}`}
        </span>
      </p>
      {/* What was unfolded in one answer is not in the next. */}
      {text && <AnswerBody key={text} text={text} to={to} />}
      {data && <AnswerData data={data} to={to} />}
      {changes && <ChangedRecords changes={changes} />}
      <details className={styles.headers}>
        <summary>
          <Translate>Headers of the answer</Translate>
        </summary>
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
