import type { ReactNode } from 'react';
import { translate } from '@docusaurus/Translate';
import styles from './search.module.css';

/** The field until the index has loaded (specification, section 2, Search). */
export default function LoadingField(): ReactNode {
  return (
    <input
      className={styles.input}
      type="search"
      aria-label={translate({ message: 'Search' })}
      placeholder={translate({ message: 'Loading...' })}
      disabled
    />
  );
}
