import type { ReactNode } from 'react';
import { translate } from '@docusaurus/Translate';
import styles from './search-button.module.css';

/** A large button that focuses the search field, so that there is only one search (article/islands). */
export default function SearchButton(): ReactNode {
  return (
    <div data-search-door>
      <button type="button" className={`${styles.door} needs-scripts`}>
        <svg width="20" height="20" viewBox="0 0 20 20" aria-hidden="true">
          <path
            d="M8.5 2.5a6 6 0 1 1 0 12 6 6 0 0 1 0-12Zm4.4 10.4 4.6 4.6"
            fill="none"
            stroke="currentColor"
            strokeWidth="2"
            strokeLinecap="round"
          />
        </svg>
        <span>{translate({ message: 'Search pages and error messages' })}</span>
        <kbd>Ctrl K</kbd>
      </button>
    </div>
  );
}
