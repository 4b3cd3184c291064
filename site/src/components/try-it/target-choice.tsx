import { useState, type ReactNode } from 'react';
import { callsComputer, localUrlOf } from '../../sandbox/local-servers.ts';
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
  if (form.servers) return <ServerChoice {...{ form, scope, state, onChange }} />;
  const offersComputer = callsComputer();
  const targets: [Target, string][] = [
    ['page', 'This page'],
    ...(offersComputer
      ? ([['computer', `A server on this computer (${localUrlOf(form.api)})`]] as [
          Target,
          string,
        ][])
      : []),
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
      {state.target === 'other' && <OtherAddress {...{ scope, state, onChange }} />}
      {!offersComputer && (
        <p className={styles.help}>
          This site does not call servers on your computer. The same docs do, once{' '}
          <code>npm start</code> runs them there.
        </p>
      )}
    </fieldset>
  );
}

function OtherAddress({ scope, state, onChange }: Omit<TargetChoiceProps, 'form'>): ReactNode {
  return (
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
  );
}

/** The addresses of a document whose API no server in this page answers for, and one of the reader's own. */
function ServerChoice({ form, scope, state, onChange }: TargetChoiceProps): ReactNode {
  const { servers = [] } = form;
  const [isOwn, setOwn] = useState(!servers.includes(state.otherUrl));
  const choose = (own: boolean, otherUrl: string) => {
    setOwn(own);
    onChange({ ...state, target: 'other', otherUrl });
  };
  return (
    <fieldset className={styles.targets}>
      <legend>Send to</legend>
      {servers.map((url) => (
        <label key={url}>
          <input
            type="radio"
            name={`${scope}-target`}
            checked={!isOwn && state.otherUrl === url}
            onChange={() => choose(false, url)}
          />
          {url}
        </label>
      ))}
      <label>
        <input
          type="radio"
          name={`${scope}-target`}
          checked={isOwn}
          onChange={() => choose(true, state.otherUrl)}
        />
        Another address
      </label>
      {isOwn && <OtherAddress {...{ scope, state, onChange }} />}
    </fieldset>
  );
}
