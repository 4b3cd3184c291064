import { useEffect, useState, type ReactNode } from 'react';
import styles from './search-door.module.css';

/** The search field of the navigation bar, wherever the search plugin puts it. */
const field = () =>
  document.querySelector<HTMLInputElement>(
    '.navbar input[type="search"], .navbar [role="combobox"], .navbar input',
  );

/** A large button that leads to the search field, so that there is one search and one index. */
export default function SearchDoor(): ReactNode {
  const [keys, setKeys] = useState('Ctrl K');
  useEffect(() => {
    if (/mac|iphone|ipad/i.test(navigator.userAgent)) setKeys('⌘ K');
  }, []);
  return (
    <button
      type="button"
      className={`${styles.door} needs-scripts`}
      onClick={() => field()?.focus()}
    >
      <svg width="20" height="20" viewBox="0 0 20 20" aria-hidden="true">
        <path
          d="M8.5 2.5a6 6 0 1 1 0 12 6 6 0 0 1 0-12Zm4.4 10.4 4.6 4.6"
          fill="none"
          stroke="currentColor"
          strokeWidth="2"
          strokeLinecap="round"
        />
      </svg>
      <span>Search pages and error messages</span>
      <kbd>{keys}</kbd>
    </button>
  );
}
