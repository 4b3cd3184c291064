import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import { brand } from '../../../../brand/brand.ts';
import StorePlace from '../../labs/page/store/store-place.tsx';
import SearchButton from './search-button.tsx';
import styles from './hero.module.css';

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
                place: (
                  <span className={styles.whole}>
                    <Translate>in-store</Translate>
                  </span>
                ),
              }}
            >
              {'Set up, run and connect your {place} products'}
            </Translate>
          </h1>
          <p className={styles.lead}>
            <Translate values={{ name: brand.name }}>
              {
                'Guides for store staff and administrators, and API reference for integrators, for the eight products of the {name} suite.'
              }
            </Translate>
          </p>
          <SearchButton />
          <p className={styles.ways}>
            <Link to="/docs/intro">
              <Translate>Read the introduction</Translate>
            </Link>
            <Link to="/docs/category/getting-started">
              <Translate>Get a store ready</Translate>
            </Link>
          </p>
        </div>
        <StorePlace />
      </div>
    </header>
  );
}
