import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import Translate, { translate } from '@docusaurus/Translate';
import { brand } from '../../../../brand/brand.ts';
import SearchButton from './search-button.tsx';
import styles from './hero.module.css';
import { store } from '../../labs/page/lab-list.ts';
import StoreView from '../../labs/page/store/store-view.tsx';

/** The top of the home page: tagline, search and first links. */
export default function Hero(): ReactNode {
  return (
    <header className={styles.hero}>
      <div className={styles.frame}>
        <div>
          <p className={styles.tagline}>{brand.tagline}</p>
          <h1>
            <Translate
              values={{
                place: <span className={styles.whole}>{translate({ message: 'in-store' })}</span>,
              }}
            >
              {'Set up, run and connect your {place} products'}
            </Translate>
          </h1>
          <p className={styles.lead}>
            {translate(
              {
                message:
                  'Guides for store staff and administrators, and API reference for integrators, for the eight products of the {name} suite.',
              },
              { name: brand.name },
            )}
          </p>
          <SearchButton />
          <p className={styles.ways}>
            <Link to="/docs/intro">{translate({ message: 'Read the introduction' })}</Link>
            <Link to="/docs/category/getting-started">
              {translate({ message: 'Get a store ready' })}
            </Link>
          </p>
        </div>
        <StorePlace />
      </div>
    </header>
  );
}

/** The store on the home page: a static preview until its button is clicked (offer-labs.ts). */
function StorePlace(): ReactNode {
  const { title, about, noun } = store;
  return (
    <section tabIndex={-1} aria-label={title} data-lab="store" data-noun={noun}>
      <p className="heard">{title}</p>
      <p className="heard">{about}</p>
      <div data-lab-body>
        <div data-lab-picture>
          <StoreView />
        </div>
      </div>
    </section>
  );
}
