import Translate, { translate } from '@docusaurus/Translate';
import type { Answer } from '../../../sandbox/page/send.ts';
import { useState, type ReactNode, useEffect } from 'react';
import styles from './frame.module.css';
import { coloredJson, prettyJson, formatSize } from './json.tsx';
import { saveData } from '../../../labs/page/save-file.ts';
import ChangedRecords from './changed-records.tsx';
import { statusText } from './status-text.ts';

interface AnswerViewProps {
  answer: Answer;
  /** Suffix of labels that tells several answers on a page apart: ` of step 3`. */
  to?: string;
}

/** Status, time, body, headers and changed records of an answer. */
export default function AnswerView({ answer, to = '' }: AnswerViewProps): ReactNode {
  const { status, milliseconds, headers, text, data, size, changes } = answer;
  return (
    <div data-appears className={`receipt ${styles.answer}`} data-theme="dark">
      <p role="status" className={styles.line}>
        <span className={status < 400 ? styles.good : styles.bad}>
          {status} {statusText(status)}
        </span>{' '}
        <span className={styles.quiet}>
          <Translate values={{ time: Math.max(1, Math.round(milliseconds)) }}>
            {'in {time} ms'}
          </Translate>
          {size > 0 && `, ${formatSize(size)}`}
        </span>
      </p>
      {/* The key collapses the body of a new answer. */}
      {text && <AnswerBody key={text} text={text} to={to} />}
      {data && <AnswerData data={data} to={to} />}
      {changes && <ChangedRecords changes={changes} />}
      <details className={styles.headers}>
        <summary>
          <Translate>Response headers</Translate>
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

interface AnswerDataProps {
  data: Blob;
  to: string;
}

/** A binary answer: images are shown, and any data can be saved unchanged. */
function AnswerData({ data, to }: AnswerDataProps): ReactNode {
  const [picture, setPicture] = useState('');
  const isPicture = data.type.startsWith('image/');
  useEffect(() => {
    setPicture('');
    if (!isPicture) return undefined;
    // The content security policy allows images from the site itself and from `data:` URLs.
    const reader = new FileReader();
    reader.onload = () => setPicture(reader.result as string);
    reader.readAsDataURL(data);
    return () => reader.abort();
  }, [data, isPicture]);
  const type = data.type || 'application/octet-stream';
  return (
    <>
      {picture && (
        <img
          className={styles.picture}
          src={picture}
          alt={translate({ message: 'Response image{to}' }, { to })}
        />
      )}
      <p className={styles.actions}>
        <span>
          {isPicture
            ? translate({ message: 'A picture, {type}' }, { type })
            : translate({ message: 'Not text, {type}' }, { type })}
        </span>
        <button
          type="button"
          className={styles.action}
          onClick={() => saveData(nameOf(type), data)}
        >
          <Translate>Save</Translate>
          <span className="heard">
            {' '}
            <Translate values={{ to }}>{'the response{to}'}</Translate>
          </span>
        </button>
      </p>
    </>
  );
}

/** `image/png` is saved as `answer.png`. */
const nameOf = (type: string): string =>
  `answer.${/^(?:image|audio|video|font)\/(?:x-)?([a-z\d]+)|\/(pdf|zip|gzip)$/.exec(type)?.slice(1).find(Boolean) ?? 'bin'}`;

/** A longer answer is cut after this many lines. */
const MAX_LINES = 24;

interface AnswerBodyProps {
  text: string;
  to: string;
}

/** The text of an answer: shown with indentation and cut if it is long, copied unchanged. */
function AnswerBody({ text, to }: AnswerBodyProps): ReactNode {
  const [isWhole, setWhole] = useState(false);
  const [copied, setCopied] = useState('');
  const json = prettyJson(text);
  const shown = json ?? text;
  const lines = shown.split('\n');
  const isLong = lines.length > MAX_LINES;
  const visible = isLong && !isWhole ? lines.slice(0, MAX_LINES).join('\n') : shown;
  const copy = () =>
    navigator.clipboard.writeText(text).then(
      () => setCopied('Copied.'),
      () => setCopied('Not copied: the browser refused.'),
    );
  return (
    <>
      <pre
        className={`${styles.body} ${isLong && !isWhole ? 'is-cut' : ''}`}
        tabIndex={0}
        role="region"
        aria-label={translate({ message: 'Response body{to}' }, { to })}
      >
        <code>{json ? coloredJson(visible) : visible}</code>
      </pre>
      <p className={styles.actions}>
        <button type="button" className={styles.action} onClick={() => void copy()}>
          <Translate>Copy</Translate>
          <span className="heard">
            {' '}
            <Translate values={{ to }}>{'the response{to}'}</Translate>
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
