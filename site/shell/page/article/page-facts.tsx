import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import { useDoc, useDocsSidebar } from '@docusaurus/plugin-content-docs/client';
import { translate } from '@docusaurus/Translate';
import { kinds, readers, type Role } from '@site/content/readers.ts';
import styles from './page-facts.module.css';

export interface PageFactsProps {
  roles?: Role[];
  type?: keyof typeof kinds;
  applies_to?: { product: string; sources?: string[] };
}

/** The number of request sources: a page for all of them lists none. */
const ALL_SOURCES = 4;

/** The facts below the title of a page: its type, roles, product and request sources. */
export default function PageFacts({ roles, type, applies_to }: PageFactsProps): ReactNode {
  if (!roles || !type) return null;
  return (
    <dl className={`${styles.facts} page-facts`}>
      <div>
        <dt className="heard">{translate({ message: 'Kind of page' })}</dt>
        <dd className={styles.kind}>{kinds[type]}</dd>
      </div>
      <div>
        <dt>{translate({ message: 'For' })}</dt>
        <dd>
          {roles.map((role, index) => (
            <span key={role}>
              {index > 0 && ', '}
              <span data-reader={role}>{readers[role]}</span>
            </span>
          ))}
        </dd>
      </div>
      {applies_to && <AppliesTo {...applies_to} />}
    </dl>
  );
}

function AppliesTo({ product, sources }: { product: string; sources?: string[] }): ReactNode {
  const folder = useDoc().metadata.id.split('/')[0];
  // The sidebar has the names and links of the products.
  const category = useDocsSidebar()?.items.find(
    (item) => item.type === 'category' && item.customProps?.['glyph'] === product,
  );
  return (
    <>
      {category?.type === 'category' && folder !== product && (
        <div>
          <dt>{translate({ message: 'Product' })}</dt>
          <dd>
            <Link to={category.href}>{category.label}</Link>
          </dd>
        </div>
      )}
      {sources && sources.length < ALL_SOURCES && (
        <div>
          <dt>{translate({ message: 'Request source' })}</dt>
          <dd>
            {sources.map((source) => (
              <code key={source}>{source}</code>
            ))}
          </dd>
        </div>
      )}
    </>
  );
}
