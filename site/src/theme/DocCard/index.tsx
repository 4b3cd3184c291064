// Swizzled because the original truncates titles and descriptions and adds emoji.
import type { CSSProperties, ReactNode } from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import { findFirstSidebarItemLink, useDocsVersion } from '@docusaurus/plugin-content-docs/client';
import Heading from '@theme/Heading';
import type { Props } from '@theme/DocCard';
import Translate from '@docusaurus/Translate';
import { kinds, readers, roles } from '@site/content/readers.ts';
import styles from './styles.module.css';

export default function DocCard({ item }: Props): ReactNode {
  if (item.type === 'html') throw new Error(`A card needs a link, not the HTML "${item.value}".`);
  return <LinkCard item={item} />;
}

function LinkCard({ item }: { item: Exclude<Props['item'], { type: 'html' }> }): ReactNode {
  const { docs } = useDocsVersion();
  const doc = item.type === 'link' && item.docId ? docs[item.docId] : undefined;
  const href = item.type === 'link' ? item.href : findFirstSidebarItemLink(item);
  const description = item.description ?? doc?.description;
  const { kind, hue } = (item.customProps ?? {}) as { kind?: keyof typeof kinds; hue?: string };
  const named = roles.filter((role) => !item.className?.includes(`not-for-${role}`));
  return (
    <Link
      to={href}
      className={clsx(styles.card, item.className)}
      style={hue === undefined ? undefined : ({ '--hue': hue } as CSSProperties)}
    >
      <Heading as="h2" className={styles.title}>
        {item.label}
      </Heading>
      {description && <p className={styles.description}>{description}</p>}
      {kind && (
        <p className={styles.facts}>
          <Translate
            values={{
              kind: <strong key="kind">{kinds[kind]}</strong>,
              readers: named.map((role) => readers[role]).join(', '),
            }}
          >
            {'{kind} for {readers}'}
          </Translate>
        </p>
      )}
    </Link>
  );
}
