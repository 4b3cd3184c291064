import type { ReactNode } from 'react';
import Translate from '@docusaurus/Translate';
import styles from './try-it.module.css';

/** Shown when the files of the console could not be fetched, with a button to retry. */
export default function ConsoleMissing({ onRetry }: { onRetry: () => void }): ReactNode {
  return (
    <p role="alert">
      <Translate>The console did not load. Check that you are online.</Translate>{' '}
      <button type="button" className={styles.small} onClick={onRetry}>
        <Translate>Retry</Translate>
      </button>
    </p>
  );
}
