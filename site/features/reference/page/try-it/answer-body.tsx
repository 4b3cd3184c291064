import { useState, type ReactNode } from 'react';
import Translate, { translate } from '@docusaurus/Translate';
import styles from './frame.module.css';
import { colouredJson, prettyJson } from './json.tsx';

/** Of a longer answer the beginning is shown. */
const LINES = 24;

interface AnswerBodyProps {
  text: string;
  /** What it is the answer to, where several stand on a page: ` of step 3`. */
  to: string;
}

/** The text of an answer, indented to be read and copied as it came; of a long one its beginning. */
export default function AnswerBody({ text, to }: AnswerBodyProps): ReactNode {
  const [isWhole, setWhole] = useState(false);
  const [copied, setCopied] = useState('');
  const json = prettyJson(text);
  const shown = json ?? text;
  const lines = shown.split('\n');
  const isLong = lines.length > LINES;
  const part = isLong && !isWhole ? lines.slice(0, LINES).join('\n') : shown;
  const copy = () =>
    navigator.clipboard.writeText(text).then(
      () => setCopied('Copied.'),
      () => setCopied('Not copied: the browser refuses.'),
    );
  return (
    <>
      <pre
        className={styles.body}
        tabIndex={0}
        role="region"
        aria-label={translate({ message: 'Body of the answer{to}' }, { to })}
      >
        <code>{json ? colouredJson(part) : part}</code>
      </pre>
      <p className={styles.actions}>
        <button type="button" className={styles.action} onClick={() => void copy()}>
          <Translate>Copy</Translate>
          <span className="heard">
            {' '}
            <Translate values={{ to }}>{'the answer{to}'}</Translate>
          </span>
        </button>
        {isLong && (
          <button
            type="button"
            className={styles.action}
            aria-expanded={isWhole}
            onClick={() => setWhole(!isWhole)}
          >
            {isWhole
              ? translate({ message: 'Show less' })
              : translate({ message: 'Show all {count} lines' }, { count: lines.length })}
          </button>
        )}
        <span role="status">{copied}</span>
      </p>
    </>
  );
}
