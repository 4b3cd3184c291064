import type { ReactNode } from 'react';
import { translate } from '@docusaurus/Translate';
import styles from './playable.module.css';

interface PlayableProps {
  /** Name of the example, unique across all pages. */
  example: string;
  /** Name of the example on the same page to run before this one. */
  after?: string;
  status?: string;
  children: ReactNode;
}

/** A printed request that can be run in this page (offer-playables.ts). */
export default function Playable({ example, after, status, children }: PlayableProps): ReactNode {
  return (
    <div className={styles.playable} data-example={example} data-after={after} data-status={status}>
      {children}
      <button type="button" className={`needs-scripts ${styles.run}`} data-run>
        {translate({ message: 'Run in sandbox' })}
      </button>
      <p role="status" className={styles.status} />
      <div data-answer />
    </div>
  );
}
