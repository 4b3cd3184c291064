// Wrapped because the descriptions on the cards come with this page, not with every doc page.
import type { ReactNode } from 'react';
import type { PropVersionMetadata } from '@docusaurus/plugin-content-docs';
import { useLocation } from '@docusaurus/router';
import {
  DocsVersionProvider,
  useDocsSidebar,
  useDocsVersion,
} from '@docusaurus/plugin-content-docs/client';
import DocCategoryGeneratedIndexPage from '@theme-original/DocCategoryGeneratedIndexPage';
import Article from '@site/src/components/article/article.tsx';
import { trailOn } from '@site/src/components/sidebar/entries.ts';
import type { Props } from '@theme/DocCategoryGeneratedIndexPage';

export default function CategoryPage({
  docs,
  ...props
}: Props & { docs?: PropVersionMetadata['docs'] }): ReactNode {
  const version = useDocsVersion();
  return (
    <DocsVersionProvider version={docs ? { ...version, docs } : version}>
      <Article sidebar={useDocsSidebar()?.name} trail={trailOn(useLocation().pathname)}>
        <DocCategoryGeneratedIndexPage {...props} />
      </Article>
    </DocsVersionProvider>
  );
}
