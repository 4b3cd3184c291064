// Swizzled because the mobile table of contents is in the page header (shell/build/sections), and to set `--hue`.
import type { ReactNode } from 'react';
import { useDoc } from '@docusaurus/plugin-content-docs/client';
import ContentVisibility from '@theme/ContentVisibility';
import DocBreadcrumbs from '@theme/DocBreadcrumbs';
import DocItemContent from '@theme/DocItem/Content';
import DocItemFooter from '@theme/DocItem/Footer';
import DocItemPaginator from '@theme/DocItem/Paginator';
import DocItemTOCDesktop from '@theme/DocItem/TOC/Desktop';
import siteConfig from '@generated/docusaurus.config';
import { applyTrailingSlash } from '@site/shell/shared/addresses.ts';
import { translate } from '@docusaurus/Translate';
import styles from '../../../../shell/page/article/page-markdown.module.css';
import { areaOfDoc, hueOf } from '@site/shell/page/article/sign.tsx';
import type { Props } from '@theme/DocItem/Layout';
export default function DocItemLayout({ children }: Props): ReactNode {
  const { metadata, frontMatter, toc } = useDoc();
  const hasContents = !frontMatter.hide_table_of_contents && toc.length > 0;
  return (
    <div
      className={hasContents ? 'doc doc-with-contents' : 'doc'}
      style={hueOf(areaOfDoc(metadata.id, frontMatter))}
    >
      <div>
        <ContentVisibility metadata={metadata} />
        <article>
          <DocBreadcrumbs />
          <DocItemContent>{children}</DocItemContent>
          <PageMarkdown page={applyTrailingSlash(metadata.permalink, siteConfig)} />
          <DocItemFooter />
        </article>
        <DocItemPaginator />
      </div>
      {hasContents && <DocItemTOCDesktop />}
    </div>
  );
}

/** Links to the Markdown of the page, and a button that copies it (article/islands/start.ts). */
function PageMarkdown({ page }: { page: string }): ReactNode {
  return (
    <p className={styles.markdown}>
      <button type="button" className="needs-scripts" data-copy-file>
        {translate({ message: 'Copy as Markdown' })}
      </button>
      <a href={`${page}.md`}>{translate({ message: 'View as Markdown' })}</a>
      <span role="status" />
    </p>
  );
}
