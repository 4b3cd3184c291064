import { memo, useEffect, useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import { RouteContextProvider } from '@docusaurus/core/lib/client/routeContext.js';
import { useHistory, useLocation } from '@docusaurus/router';
import { DocsSidebarProvider } from '@docusaurus/plugin-content-docs/client';
import DocRootLayout from '@theme/DocRoot/Layout';
import Layout from '@theme/Layout';
import { startIslands } from '@site/src/components/article/islands/start.ts';
import { comeBack } from '@site/src/components/part/new-build.ts';
import { showMenu } from '@site/src/components/sidebar/menu.ts';
import siteConfig from '@generated/docusaurus.config';
import { pageIsDrawn } from './crossfade.ts';
import { showHead } from './head.ts';
import { prefetchInSight } from './links.ts';
import LoadPage from './load-page.tsx';
import { leaveFirstPage, pageAt, type Page } from './pages.ts';
import './article-styles.ts';

const ROUTE = { plugin: { name: 'native', id: 'default' } };

/** Any page of the site in the browser: the bars by React, and between them the article as it came. */
export default function SitePage(): ReactNode {
  const { pathname } = useLocation();
  const page = pageAt(pathname);
  const [, setArrivals] = useState(0);
  const last = useRef(page);
  useEffect(() => {
    last.current = page ?? last.current;
  }, [page]);
  // A page that does not come leaves the sidebar of the one before: there are ways on in it.
  const beside = page ?? last.current;
  const article = page ? (
    <KeptArticle key={pathname} page={page} path={pathname} />
  ) : (
    <LoadPage path={pathname} onArrival={() => setArrivals((count) => count + 1)} />
  );
  return (
    <RouteContextProvider value={ROUTE}>
      <Layout>{beside?.sidebar ? <Docs page={beside}>{article}</Docs> : article}</Layout>
    </RouteContextProvider>
  );
}

/** The list of pages in the sidebar is HTML, and none of React's. */
const NO_ITEMS: never[] = [];

function Docs({ page, children }: { page: Page; children: ReactNode }): ReactNode {
  const { pathname } = useLocation();
  const { sidebar = '', trail } = page;
  useLayoutEffect(() => showMenu(sidebar, trail, pathname), [sidebar, trail, pathname]);
  return (
    <DocsSidebarProvider name={sidebar} items={NO_ITEMS}>
      <DocRootLayout>{children}</DocRootLayout>
    </DocsSidebarProvider>
  );
}

const UNCHANGED = { __html: '' };

/** The HTML of an article, which React neither reads nor changes once it is there. */
const KeptArticle = memo(function KeptArticle({ page, path }: { page: Page; path: string }) {
  const frame = useRef<HTMLDivElement>(null);
  const history = useHistory();
  useLayoutEffect(() => {
    if (page.html !== undefined) {
      showHead(page.head, page.className);
      // As on a first visit (page-head/scripts/note-arrival.ts).
      const { dataset } = document.documentElement;
      if (history.action === 'PUSH' && !history.location.hash) dataset['arrival'] = 'top';
      else delete dataset['arrival'];
    }
    // Where the bars are not what the server sent, React draws the whole page anew: the article moves over.
    else if (page.frame && page.frame !== frame.current)
      frame.current!.replaceChildren(...page.frame.childNodes);
    pageIsDrawn();
  }, [page, history]);
  useEffect(() => {
    const article = frame.current!;
    comeBack();
    const endIslands = startIslands(article);
    const endPrefetch = prefetchInSight(article, siteConfig.baseUrl);
    return () => {
      endIslands();
      endPrefetch();
      leaveFirstPage(path, article);
    };
  }, [page, path]);
  return (
    <div
      ref={frame}
      data-article
      // The HTML of the server stays as it is: React compares no inner HTML.
      suppressHydrationWarning
      dangerouslySetInnerHTML={page.html === undefined ? UNCHANGED : { __html: page.html }}
    />
  );
});
