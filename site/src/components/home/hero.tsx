import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import { brand } from '../../../../brand/brand.ts';
import StorePlace from '../labs/store/store-place.tsx';
import SearchDoor from './search-door.tsx';
import styles from './hero.module.css';

/** The first thing a reader sees: what this is, the search, and the way in. */
export default function Hero(): ReactNode {
  return (
    <header className={styles.hero}>
      <div className={styles.frame}>
        <div>
          <p className={styles.tagline}>{brand.tagline}</p>
          <h1>
            Set up, run and connect your <span className={styles.whole}>in-store</span> products
          </h1>
          <p className={styles.lead}>
            Guides for store staff and administrators, and API reference for integrators, for the
            eight products of the {brand.name} suite.
          </p>
          <SearchDoor />
          <p className={styles.ways}>
            <Link to="/docs/intro">Start with the introduction</Link>
            <Link to="/docs/category/getting-started">Get a store ready</Link>
          </p>
        </div>
        <StorePlace />
      </div>
    </header>
  );
}
