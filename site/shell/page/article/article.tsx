import { useEffect, useLayoutEffect, useRef, type ReactNode } from 'react';
import { useLocation } from '@docusaurus/router';
import { openAsLeft } from './edited-page.ts';
import { startIslands } from './islands/start.ts';

interface ArticleProps {
  children: ReactNode;
  /** The sidebar that stands beside it; none on pages outside the docs. */
  sidebar?: string | undefined;
  /** Files of the sidebar's cut categories around this page (shell/shared/sidebar/entries.ts). */
  trail?: string[];
}

/**
 * What a page says, apart from the bars around it. It is drawn while the site is built; in the
 * browser it stays the HTML that it is, and what acts inside is an island (islands/). Only while
 * developing does React draw it there too.
 */
export default function Article({ children, sidebar, trail = [] }: ArticleProps): ReactNode {
  const frame = useRef<HTMLDivElement>(null);
  const { pathname } = useLocation();
  useEffect(() => startIslands(frame.current!), [pathname]);
  // Its end comes before the article leaves the document.
  useLayoutEffect(() => openAsLeft(frame.current!), [pathname]);
  return (
    <div ref={frame} data-article data-sidebar={sidebar} data-trail={trail.join(' ') || undefined}>
      {children}
    </div>
  );
}
