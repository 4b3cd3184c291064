import type { ReactNode } from 'react';
import { translate } from '@docusaurus/Translate';
import type { Faults } from '../../../sandbox/page/check-request.ts';
import { kindOf } from './form-body.ts';
import { jsonFault } from '@frontline/openapi-validator/recordings/json-fault';
import styles from './try-it.module.css';

interface RawBodyProps {
  scope: string;
  mediaType: string;
  text: string;
  faults: Faults;
  /** The reader switched to the form, but no form can show this text. */
  isRefused: boolean;
  onChange: (text: string) => void;
}

/** The body as text, validated while typing. */
export default function RawBody(props: RawBodyProps): ReactNode {
  const { scope, mediaType, text, faults, isRefused, onChange } = props;
  const problem = kindOf(mediaType) === 'json' ? jsonProblem(text) : '';
  const messages = problem ? [problem] : Object.values(faults).flat();
  const refusal = 'The form cannot show this text, so it stays here unchanged.';
  const shown = isRefused
    ? [`${refusal} ${problem || 'A form shows one JSON object: { … }.'}`]
    : messages;
  return (
    <div className={styles.field}>
      <label htmlFor={`${scope}-raw`}>
        {translate({ message: 'Body' })} <span className={styles.type}>{mediaType}</span>
      </label>
      <textarea
        id={`${scope}-raw`}
        className={styles.raw}
        rows={Math.min(16, Math.max(6, text.split('\n').length + 1))}
        spellCheck={false}
        autoComplete="off"
        autoCapitalize="off"
        aria-invalid={messages.length > 0}
        aria-describedby={`${scope}-raw-faults`}
        value={text}
        onChange={({ target }) => onChange(target.value)}
      />
      <ul id={`${scope}-raw-faults`} className={styles.faults} aria-live="polite">
        {shown.map((sentence) => (
          <li key={sentence} className={styles.fault}>
            {sentence}
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Why a text is not JSON, with line and column, worded alike in every browser; empty if it is JSON. */
export function jsonProblem(text: string): string {
  try {
    JSON.parse(text || '{}');
    return '';
  } catch (cause) {
    const fault = jsonFault(text);
    const place = fault && `line ${fault.line}, column ${fault.column}: ${fault.problem}`;
    return `This is not JSON yet, ${place ?? String(cause)}.`;
  }
}
