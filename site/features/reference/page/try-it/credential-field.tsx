import type { ReactNode } from 'react';
import { translate } from '@docusaurus/Translate';
import type { FormCredential } from '@frontline/api-reference/page';
import { demoCredentials } from '../../../sandbox/shared/demo-credentials.ts';
import { secretFault, type Secret } from './form-credentials.ts';
import styles from './try-it.module.css';

interface CredentialFieldProps {
  secret: Secret;
  id: string;
  onChange: (text: string) => void;
}

/** A credential of a call. The reader's own value is stored in memory only. */
export default function CredentialField({ secret, id, onChange }: CredentialFieldProps): ReactNode {
  const { credential, text } = secret;
  const fault = secretFault(secret);
  const demo = demoCredentials[credential.name] ?? '';
  const isDemo = demo !== '' && text === demo;
  return (
    <div className={styles.field}>
      <label htmlFor={id}>
        <code>{credential.isSignature ? 'auth token' : credential.parameter}</code>{' '}
        <span className={styles.type}>
          {credential.isSignature
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
        data-credential
        aria-invalid={fault !== ''}
        aria-describedby={`${id}-fault ${id}-help`}
        value={text}
        onChange={({ target }) => onChange(target.value)}
      />
      <p id={`${id}-fault`} className={styles.fault} aria-live="polite">
        {fault}
      </p>
      <p id={`${id}-help`} className={styles.help}>
        {isDemo
          ? translate({ message: 'From the demonstration data.' })
          : translate({
              message: 'Your own value stays in memory until you reload the page.',
            })}{' '}
        {demo !== '' && !isDemo && (
          <button type="button" className={styles.small} onClick={() => onChange(demo)}>
            {translate({ message: 'Use demo value' })}
          </button>
        )}
      </p>
    </div>
  );
}

const placeOf = ({ place, scheme }: FormCredential) =>
  `${place}${scheme && `, after ${scheme}`}${scheme === 'Basic' ? ', as name:password' : ''}`;
