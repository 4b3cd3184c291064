import { useEffect, useLayoutEffect, useRef, type ReactNode } from 'react';
import { useLocation } from '@docusaurus/router';
import { restoreState } from './edited-page.ts';
import { startIslands } from './islands/start.ts';

interface ArticleProps {
  children: ReactNode;
  /** The id of its sidebar; undefined outside the docs. */
  sidebar?: string | undefined;
  /** The files of left-out categories above this page (shell/shared/sidebar/trails.ts). */
  trail?: string[];
}

/**
 * The content of a page, without navbar, sidebar and footer. It is rendered at build time; in the browser
 * it remains static HTML, and interactive parts are islands (islands/). Only in development does React
 * render it in the browser too.
 */
export default function Article({ children, sidebar, trail = [] }: ArticleProps): ReactNode {
  const frame = useRef<HTMLDivElement>(null);
  const { pathname } = useLocation();
  useEffect(() => startIslands(frame.current!), [pathname]);
  // The cleanup of a layout effect runs before the article is removed from the document.
  useLayoutEffect(() => restoreState(frame.current!), [pathname]);
  return (
    <div ref={frame} data-article data-sidebar={sidebar} data-trail={trail.join(' ') || undefined}>
      {children}
    </div>
  );
}
