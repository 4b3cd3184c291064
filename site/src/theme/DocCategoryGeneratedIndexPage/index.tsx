// Swizzled to add the page header of the area and text below the cards.
import type { ReactNode } from 'react';
import { useLocation } from '@docusaurus/router';
import { useCurrentSidebarCategory, useDocsSidebar } from '@docusaurus/plugin-content-docs/client';
import { PageMetadata, ThemeClassNames } from '@docusaurus/theme-common';
import DocBreadcrumbs from '@theme/DocBreadcrumbs';
import DocCardList from '@theme/DocCardList';
import DocPaginator from '@theme/DocPaginator';
import Heading from '@theme/Heading';
import MDXContent from '@theme/MDXContent';
import TOC from '@theme/TOC';
import * as apis from '@site/docs/apis/_first-page.mdx';
import * as lockers from '@site/docs/lockers/_first-page.mdx';
import Article from '@site/shell/page/article/article.tsx';
import Sign, { hueOf } from '@site/shell/page/article/sign.tsx';
import Strip from '@site/shell/page/article/strip.tsx';
import { trailOn } from '@site/shell/shared/sidebar/trails.ts';
import type { Props } from '@theme/DocCategoryGeneratedIndexPage';

/** The MDX below the cards of an area (`body` in content/products.ts). */
const below = new Map<unknown, typeof apis>([
  ['apis', apis],
  ['lockers', lockers],
]);

export default function CategoryPage({ categoryGeneratedIndex }: Props): ReactNode {
  return (
    <Article sidebar={useDocsSidebar()?.name} trail={trailOn(useLocation().pathname)}>
      <Category {...categoryGeneratedIndex} />
    </Article>
  );
}

function Category({ title, description, navigation }: Props['categoryGeneratedIndex']): ReactNode {
  const { items, customProps } = useCurrentSidebarCategory();
  const area = customProps?.['glyph'] as string | undefined;
  const { default: Below, toc = [] } = below.get(area) ?? {};
  const hasContents = toc.length > 0;
  return (
    <div className={hasContents ? 'doc doc-with-contents' : 'doc'} style={hueOf(area)}>
      <PageMetadata title={title} description={description} />
      <div>
        <DocBreadcrumbs />
        <div className="markdown">
          <Sign area={area}>
            <Heading as="h1">{title}</Heading>
          </Sign>
          <p>{description}</p>
        </div>
        <DocCardList items={items} className="margin-top--lg" />
        {Below && (
          <div className="markdown" data-goes-on>
            {hasContents && <Strip area={area} title={title} toc={toc} />}
            <MDXContent>
              <Below />
            </MDXContent>
          </div>
        )}
        <DocPaginator previous={navigation.previous} next={navigation.next} />
      </div>
      {hasContents && <TOC toc={toc} className={ThemeClassNames.docs.docTocDesktop} />}
    </div>
  );
}
