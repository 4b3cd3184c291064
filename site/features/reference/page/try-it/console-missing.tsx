import type { ReactNode } from 'react';
import { translate } from '@docusaurus/Translate';
import styles from './try-it.module.css';

/** Shown when the files of the console could not be fetched, with a button to retry. */
export default function ConsoleMissing({ onRetry }: { onRetry: () => void }): ReactNode {
  return (
    <p role="alert">
      {translate({ message: 'The console did not load. Check that you are online.' })}{' '}
      <button type="button" className={styles.small} onClick={onRetry}>
        {translate({ message: 'Retry' })}
      </button>
    </p>
  );
}
