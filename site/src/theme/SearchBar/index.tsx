// Swizzled to replace the theme's empty search bar with a light field; the search loads on demand.
import type { ReactNode } from 'react';
import LoadingField from '@site/features/search/page/loading-field.tsx';
import styles from '@site/features/search/page/search.module.css';

/** The placeholder until the search has loaded (features/search/page/start-search.ts). */
export default function SearchBar(): ReactNode {
  return (
    <div role="search" className={`${styles.shell} needs-scripts`}>
      <LoadingField />
    </div>
  );
}
