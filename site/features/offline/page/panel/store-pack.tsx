import type { ReactNode } from 'react';
import { translate } from '@docusaurus/Translate';
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
      <p className={styles.title}>{translate({ message: 'Store pack' })}</p>
      <p className={styles.about}>
        {translate({
          message:
            'All pages, the search and the cards, saved in this browser for a place with a weak network. Nothing is downloaded until you ask for it.',
        })}
      </p>
      <noscript>
        <p className={styles.about}>{translate({ message: 'Saving needs JavaScript.' })}</p>
      </noscript>
      <div data-panel>
        <div className={`needs-scripts ${styles.waiting}`} role="status">
          <span>{translate({ message: 'Checking what to save…' })}</span>
        </div>
      </div>
    </section>
  );
}
