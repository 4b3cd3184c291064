import type { ReactNode } from 'react';
import Translate, { translate } from '@docusaurus/Translate';
import styles from './store-pack.module.css';

/**
 * Saves the whole site on the device of a reader who asks for it. Until the panel is scrolled to, it
 * is a few lines of text (offer-store-pack.ts); what it says about sizes is read from the host then.
 */
export default function StorePack(): ReactNode {
  return (
    <section
      className={styles.pack}
      aria-label={translate({ message: 'Store pack' })}
      data-store-pack
    >
      <p className={styles.title}>
        <Translate>Store pack</Translate>
      </p>
      <p className={styles.about}>
        <Translate>
          All pages, the search and the cards, saved in this browser for a place with a weak
          network. Nothing is downloaded until you ask for it.
        </Translate>
      </p>
      <noscript>
        <p className={styles.about}>
          <Translate>Saving needs JavaScript.</Translate>
        </p>
      </noscript>
      <div data-panel>
        <div className={`needs-scripts ${styles.waiting}`} role="status">
          <span>
            <Translate>Reading what there is to save…</Translate>
          </span>
        </div>
      </div>
    </section>
  );
}
