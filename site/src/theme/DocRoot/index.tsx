// Swizzled because the sidebar list is an HTML string, rendered here at build time and in development. In production
// the browser uses shell/page/router/article.ts instead.
import { useLayoutEffect, useMemo, type ReactNode } from 'react';
import clsx from 'clsx';
import { useLocation } from '@docusaurus/router';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { HtmlClassNameProvider, ThemeClassNames } from '@docusaurus/theme-common';
import { DocsSidebarProvider, useDocRootMetadata } from '@docusaurus/plugin-content-docs/client';
import DocRootLayout from '@theme/DocRoot/Layout';
import NotFoundContent from '@theme/NotFound/Content';
import type { Props } from '@theme/DocRoot';
import { drawList, linksIn, shownEntries } from '@site/shell/shared/sidebar/draw.tsx';
import { trailOn } from '@site/shell/shared/sidebar/trails.ts';
import { showMenu, adoptMenu } from '@site/shell/page/sidebar/menu.ts';
import { DrawnList } from '@site/shell/page/sidebar/page-list.tsx';

export default function DocRoot(props: Props): ReactNode {
  const { pathname } = useLocation();
  const { siteConfig } = useDocusaurusContext();
  const brokenLinks = useBrokenLinks();
  const found = useDocRootMetadata(props);
  const { sidebarItems: items = [], sidebarName = '' } = found ?? {};
  const listed = useMemo(
    () => shownEntries(items, trailOn(pathname)),
    [found?.sidebarItems, pathname],
  );
  const html = useMemo(() => drawList(listed, siteConfig, pathname), [listed]);
  for (const link of linksIn(shownEntries(items), siteConfig)) brokenLinks.collectLink(link);
  useLayoutEffect(() => {
    adoptMenu(sidebarName, pathname);
    showMenu(sidebarName, [], pathname);
  }, [html]);
  if (!found) return <NotFoundContent />;
  return (
    <HtmlClassNameProvider className={clsx(ThemeClassNames.page.docsDocPage)}>
      <DocsSidebarProvider name={found.sidebarName} items={found.sidebarItems && listed}>
        <DrawnList value={html}>
          <DocRootLayout>{found.docElement}</DocRootLayout>
        </DrawnList>
      </DocsSidebarProvider>
    </HtmlClassNameProvider>
  );
}
