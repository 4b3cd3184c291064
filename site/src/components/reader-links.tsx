import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import { HtmlClassNameProvider } from '@docusaurus/theme-common';
import { translate } from '@docusaurus/Translate';
import { readers, roles, type Role } from '../../readers.ts';
import styles from './reader-links.module.css';

/** Leads each reader to what begins for them on a long page, and stays in view: their names and the ids of headings. */
export default function ReaderLinks(headings: Partial<Record<Role, string>>): ReactNode {
  return (
    <HtmlClassNameProvider className="has-reader-links">
      <nav
        className={styles.bar}
        aria-label={translate({ message: 'Parts of this page by reader' })}
      >
        {roles.map((role) => {
          const heading = headings[role];
          return (
            heading && (
              <Link key={role} to={`#${heading}`}>
                {readers[role]}
              </Link>
            )
          );
        })}
      </nav>
    </HtmlClassNameProvider>
  );
}
