import type { ReactNode } from 'react';
import Translate, { translate } from '@docusaurus/Translate';
import styles from './store-pack.module.css';

/**
 * The panel that saves the whole site on the device. Static text until it is scrolled into view
 * (offer-store-pack.ts), which fetches the sizes.
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
            <Translate>Checking what to save…</Translate>
          </span>
        </div>
      </div>
    </section>
  );
}
