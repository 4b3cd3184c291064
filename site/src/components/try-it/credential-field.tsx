import type { SecurityScheme } from '@frontline/specs/document';
import type { ReactNode } from 'react';
import Translate, { translate } from '@docusaurus/Translate';
import { demoCredentials } from '../../sandbox/demo-credentials.ts';
import type { FormState } from './filled-form.ts';
import styles from './try-it.module.css';

interface CredentialFieldProps {
  credential: SecurityScheme & { key: string };
  scope: string;
  state: FormState;
  /** Why the credential cannot be sent; empty where it can. */
  credentialFault: string;
  onChange: (state: FormState) => void;
}

/** The credential of a call. One that the reader types is kept in memory, and nowhere else. */
export default function CredentialField(props: CredentialFieldProps): ReactNode {
  const { credential, scope, state, credentialFault, onChange } = props;
  const id = `${scope}-credential`;
  const demo = demoCredentials[credential.key] ?? '';
  const isDemo = demo !== '' && state.credential === demo;
  return (
    <div className={styles.field}>
      <label htmlFor={id}>
        <code>{credential['x-signs'] ? 'auth token' : (credential.name ?? 'Authorization')}</code>{' '}
        <span className={styles.type}>
          {credential['x-signs']
            ? translate({ message: 'signs the form' })
            : translate({ message: 'credential, {place}' }, { place: placeOf(credential) })}
        </span>
      </label>
      <input
        id={id}
        className={styles.control}
        type="text"
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        aria-invalid={credentialFault !== ''}
        aria-describedby={`${id}-fault ${id}-help`}
        value={state.credential}
        onChange={({ target }) => onChange({ ...state, credential: target.value })}
      />
      <p id={`${id}-fault`} className={styles.fault} aria-live="polite">
        {credentialFault}
      </p>
      <p id={`${id}-help`} className={styles.help}>
        {isDemo
          ? translate({ message: 'From the demonstration data.' })
          : translate({
              message: 'Your own value is kept in memory alone: a reload forgets it.',
            })}{' '}
        {demo !== '' && !isDemo && (
          <button
            type="button"
            className={styles.small}
            onClick={() => onChange({ ...state, credential: demo })}
          >
            <Translate>Use the demonstration value</Translate>
          </button>
        )}
      </p>
    </div>
  );
}

const placeOf = (credential: SecurityScheme) =>
  credential.type === 'http' ? `header, after ${credential.scheme}` : (credential.in ?? 'header');
