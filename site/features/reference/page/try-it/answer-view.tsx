import { translate } from '@docusaurus/Translate';
import type { Answer } from '../../../sandbox/page/send.ts';
import { useState, type ReactNode, useEffect } from 'react';
import styles from './frame.module.css';
import { coloredJson, prettyJson, formatSize } from './json.tsx';
import { copyText, saveData } from '../../../labs/page/save-file.ts';
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
          {translate({ message: 'in {time} ms' }, { time: Math.max(1, Math.round(milliseconds)) })}
          {size > 0 && `, ${formatSize(size)}`}
        </span>
      </p>
      {/* The key collapses the body of a new answer. */}
      {text && <AnswerBody key={text} text={text} isTooLong={data !== undefined} to={to} />}
      {data && <AnswerData data={data} isText={text !== ''} to={to} />}
      {changes && <ChangedRecords changes={changes} />}
      <details className={styles.headers}>
        <summary>{translate({ message: 'Response headers' })}</summary>
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
  isText: boolean;
  to: string;
}

/** An answer that is not shown whole: images are shown, and any data can be saved unchanged. */
function AnswerData({ data, isText, to }: AnswerDataProps): ReactNode {
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
            : isText
              ? translate({ message: 'Too long to show it all, {type}' }, { type })
              : translate({ message: 'Not text, {type}' }, { type })}
        </span>
        <button
          type="button"
          className={styles.action}
          onClick={() => saveData(nameOf(type), data)}
        >
          {translate({ message: 'Save' })}
          <span className="heard"> {translate({ message: 'the response{to}' }, { to })}</span>
        </button>
      </p>
    </>
  );
}

/** `image/png` is saved as `answer.png`. */
const nameOf = (type: string): string =>
  `answer.${/^(?:image|audio|video|font)\/(?:x-)?([a-z\d]+)|\/(pdf|zip|gzip|json|xml|csv)$/.exec(type)?.slice(1).find(Boolean) ?? 'bin'}`;

/** A longer answer is cut after this many lines or characters. */
const MAX_LINES = 24;
const MAX_LENGTH = 1_500;

interface AnswerBodyProps {
  text: string;
  /** Only its beginning can be shown. */
  isTooLong: boolean;
  to: string;
}

/** The text of an answer: shown with indentation and cut if it is long, copied unchanged. */
function AnswerBody({ text, isTooLong, to }: AnswerBodyProps): ReactNode {
  const [isWhole, setWhole] = useState(false);
  const [copied, setCopied] = useState('');
  const json = isTooLong ? undefined : prettyJson(text);
  const shown = json ?? text;
  const lines = shown.split('\n');
  const beginning = lines.slice(0, MAX_LINES).join('\n').slice(0, MAX_LENGTH);
  const isLong = beginning.length < shown.length;
  const visible = isLong && !isWhole ? beginning : shown;
  const copy = () =>
    copyText(text).then(
      () => setCopied('Copied'),
      () => setCopied('Not copied: select the text'),
    );
  return (
    <>
      <pre
        translate="no"
        className={`${styles.body} ${isLong && !isWhole ? 'is-cut' : ''}`}
        role="region"
        aria-label={translate({ message: 'Response body{to}' }, { to })}
      >
        <code>{json ? coloredJson(visible) : visible}</code>
      </pre>
      <p className={styles.actions}>
        <button type="button" className={styles.action} onClick={() => void copy()}>
          {translate({ message: 'Copy' })}
          <span className="heard"> {translate({ message: 'the response{to}' }, { to })}</span>
        </button>
        {isLong && !isTooLong && (
          <button
            type="button"
            className={styles.action}
            aria-expanded={isWhole}
            onClick={() => setWhole(!isWhole)}
          >
            {isWhole
              ? translate({ message: 'Show less' })
              : lines.length > MAX_LINES
                ? translate({ message: 'Show all {count} lines' }, { count: lines.length })
                : translate({ message: 'Show all' })}
          </button>
        )}
        <span role="status">{copied}</span>
      </p>
    </>
  );
}
