// Swizzled to give a page of a large site those entries of the sidebar that its categories need. The browser
// has plugins/engine/page/site-page.tsx instead.
import { useMemo, type ReactNode } from 'react';
import clsx from 'clsx';
import { useLocation } from '@docusaurus/router';
import { HtmlClassNameProvider, ThemeClassNames } from '@docusaurus/theme-common';
import { DocsSidebarProvider, useDocRootMetadata } from '@docusaurus/plugin-content-docs/client';
import DocRootLayout from '@theme/DocRoot/Layout';
import NotFoundContent from '@theme/NotFound/Content';
import type { Props } from '@theme/DocRoot';
import { trailOn, withEntries } from '@site/src/components/sidebar/entries.ts';

export default function DocRoot(props: Props): ReactNode {
  const { pathname } = useLocation();
  const found = useDocRootMetadata(props);
  const items = useMemo(
    () => found?.sidebarItems && withEntries(found.sidebarItems, trailOn(pathname)),
    [found?.sidebarItems, pathname],
  );
  if (!found) return <NotFoundContent />;
  return (
    <HtmlClassNameProvider className={clsx(ThemeClassNames.page.docsDocPage)}>
      <DocsSidebarProvider name={found.sidebarName} items={items}>
        <DocRootLayout>{found.docElement}</DocRootLayout>
      </DocsSidebarProvider>
    </HtmlClassNameProvider>
  );
}
