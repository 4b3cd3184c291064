// Wrapped because the descriptions on the cards come with this page, not with every doc page.
import type { ReactNode } from 'react';
import type { PropVersionMetadata } from '@docusaurus/plugin-content-docs';
import { DocsVersionProvider, useDocsVersion } from '@docusaurus/plugin-content-docs/client';
import DocCategoryGeneratedIndexPage from '@theme-original/DocCategoryGeneratedIndexPage';
import type { Props } from '@theme/DocCategoryGeneratedIndexPage';

export default function CategoryPage({
  docs,
  ...props
}: Props & { docs?: PropVersionMetadata['docs'] }): ReactNode {
  const version = useDocsVersion();
  return (
    <DocsVersionProvider version={docs ? { ...version, docs } : version}>
      <DocCategoryGeneratedIndexPage {...props} />
    </DocsVersionProvider>
  );
}
