import type { ReactNode } from 'react';
import Translate from '@docusaurus/Translate';
import type { TargetChoiceProps } from './target-choice.tsx';
import styles from './try-it.module.css';

/** The address of a server that the reader names. */
export default function OtherAddress({
  scope,
  state,
  onChange,
}: Omit<TargetChoiceProps, 'form'>): ReactNode {
  return (
    <div className={styles.field}>
      <label htmlFor={`${scope}-address`}>
        <Translate>Address of the server</Translate>
      </label>
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
      <p className={styles.help}>
        <Translate>The call leaves this page and goes to that server.</Translate>
      </p>
    </div>
  );
}
