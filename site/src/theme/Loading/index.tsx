// Swizzled to follow the colours of the site and to announce the failure; the wait of 200 ms before
// the spinner is the engine's.
import { useEffect, type ReactNode } from 'react';
import type { LoadingComponentProps } from 'react-loadable';
import { askForNewBuild, isMissingFile } from '@site/src/components/part/new-build.ts';
import styles from './styles.module.css';

export default function Loading({ error, retry, pastDelay }: LoadingComponentProps): ReactNode {
  useEffect(() => {
    if (isMissingFile(error)) void askForNewBuild();
  }, [error]);
  if (error) {
    return (
      <div className="load-failure" role="alert">
        <p>This page did not load. {String(error)}</p>
        <button type="button" className="button button--primary" onClick={retry}>
          Retry
        </button>
      </div>
    );
  }
  if (!pastDelay) return null;
  return (
    <div className={styles.loading} role="status">
      <span className={styles.spinner} />
      <span className="heard">Loading the page</span>
    </div>
  );
}
