// Stands in for the theme's empty search bar: a light field, whose engine and list come when they are wanted.
import type { ReactNode } from 'react';
import LoadingField from '@site/features/search/page/loading-field.tsx';
import styles from '@site/features/search/page/search.module.css';

/** The field until the search is here; features/search/page/start-search.ts makes it ready. */
export default function SearchBar(): ReactNode {
  return (
    <div role="search" className={styles.shell}>
      <LoadingField />
    </div>
  );
}
