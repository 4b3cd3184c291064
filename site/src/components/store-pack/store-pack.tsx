import type { ReactNode } from 'react';
import styles from './store-pack.module.css';

/**
 * Saves the whole site on the device of a reader who asks for it. Until the panel is scrolled to, it
 * is a few lines of text (offer-store-pack.ts); what it says about sizes is read from the host then.
 */
export default function StorePack(): ReactNode {
  return (
    <section className={styles.pack} aria-label="Store pack" data-store-pack>
      <p className={styles.title}>Store pack</p>
      <p className={styles.about}>
        All pages, the search and the cards, saved in this browser for a place with a weak network.
        Nothing is downloaded until you ask for it.
      </p>
      <noscript>
        <p className={styles.about}>Saving needs JavaScript.</p>
      </noscript>
      <div data-panel>
        <div className={`needs-scripts ${styles.waiting}`} role="status">
          <span>Reading what there is to save…</span>
        </div>
      </div>
    </section>
  );
}
