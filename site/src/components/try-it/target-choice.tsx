import type { ReactNode } from 'react';
import { localUrlOf } from '../../sandbox/local-servers.ts';
import type { FormState, Target } from './filled-form.ts';
import type { OperationForm } from './operation-form.ts';
import styles from './try-it.module.css';

export interface TargetChoiceProps {
  form: OperationForm;
  scope: string;
  state: FormState;
  onChange: (state: FormState) => void;
}

/** Where the call goes. Nothing leaves the page unless the reader chooses so here. */
export default function TargetChoice({
  form,
  scope,
  state,
  onChange,
}: TargetChoiceProps): ReactNode {
  const targets: [Target, string][] = [
    ['page', 'This page'],
    ['computer', `A server on this computer (${localUrlOf(form.api)})`],
    ['other', 'Another address'],
  ];
  return (
    <fieldset className={styles.targets}>
      <legend>Send to</legend>
      {targets.map(([target, label]) => (
        <label key={target}>
          <input
            type="radio"
            name={`${scope}-target`}
            checked={state.target === target}
            onChange={() => onChange({ ...state, target })}
          />
          {label}
        </label>
      ))}
      {state.target === 'other' && (
        <div className={styles.field}>
          <label htmlFor={`${scope}-address`}>Address of the server</label>
          <input
            id={`${scope}-address`}
            className={styles.control}
            type="url"
            placeholder="https://store.example.com"
            autoComplete="off"
            spellCheck={false}
            value={state.otherUrl}
            onChange={({ target }) => onChange({ ...state, otherUrl: target.value })}
          />
          <p className={styles.help}>The call leaves this page and goes to that server.</p>
        </div>
      )}
    </fieldset>
  );
}
