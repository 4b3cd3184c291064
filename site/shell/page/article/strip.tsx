import type { ReactNode } from 'react';
import { ThemeClassNames } from '@docusaurus/theme-common';
import { useDoc } from '@docusaurus/plugin-content-docs/client';
import TOCItems, { type Props } from '@theme/TOCItems';
import { translate } from '@docusaurus/Translate';
import { areaOf } from '@site/content/products.ts';
import { readers, roles, type Role } from '@site/content/readers.ts';
import { AreaStrokes, areaOfDoc } from './sign.tsx';

/** The headings of a page, and which levels are listed; the site's defaults apply if undefined. */
type StripProps = Pick<Props, 'toc' | 'minHeadingLevel' | 'maxHeadingLevel'> & {
  area: string | undefined;
  title: string;
};

/**
 * The sticky last row of the page header: the area, the current section and its number
 * (article/islands/contents.ts). It opens the table of contents, also without scripts.
 */
export default function Strip({ area, title, ...contents }: StripProps): ReactNode {
  return (
    <details className={`${ThemeClassNames.docs.docTocMobile} strip`}>
      <summary>
        <AreaStrokes area={area} />
        <b>{areaOf(area)?.name ?? title}</b>
        <span>
          {translate({ id: 'theme.TOCCollapsible.toggleButtonLabel', message: 'On this page' })}
        </span>
        <span />
      </summary>
      <TOCItems className="" linkClassName={null} {...contents} />
    </details>
  );
}

/** The strip of the current doc, if it has a table of contents; with a link to the first section of each role. */
export function StripOfDoc(): ReactNode {
  const { toc, frontMatter, metadata } = useDoc();
  if (frontMatter.hide_table_of_contents || toc.length === 0) return null;
  const strip = (
    <Strip
      area={areaOfDoc(metadata.id, frontMatter)}
      title={metadata.title}
      toc={toc}
      minHeadingLevel={frontMatter.toc_min_heading_level}
      maxHeadingLevel={frontMatter.toc_max_heading_level}
    />
  );
  const { parts } = frontMatter as { parts?: Record<string, Role[]> };
  if (!parts) return strip;
  const firstFor = (role: Role) => toc.find(({ value }) => parts[value]?.includes(role));
  return (
    <div className="strip-row">
      {strip}
      <nav aria-label={translate({ message: 'Parts by reader' })}>
        {roles.map((role) => {
          const first = firstFor(role);
          return (
            first && (
              <a key={role} href={`#${first.id}`} data-reader={role}>
                {readers[role]}
              </a>
            )
          );
        })}
      </nav>
    </div>
  );
}
