// Swizzled to add the role filter above the list, and because the list is an HTML string, rendered here at build time
// and in development. In production the browser uses shell/page/router/article.ts instead.
import { useLayoutEffect, useMemo, useRef, type ReactNode } from 'react';
import { translate } from '@docusaurus/Translate';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { useDocsSidebar } from '@docusaurus/plugin-content-docs/client';
import type { Props } from '@theme/DocSidebar/Desktop/Content';
import { drawList, linksIn, shownEntries } from '@site/shell/shared/sidebar/draw.tsx';
import { trailOn } from '@site/shell/shared/sidebar/trails.ts';
import { adoptMenu, attachMenu, showMenu } from '@site/shell/page/sidebar/menu.ts';
import RoleFilter from '@site/shell/page/role-filter/role-filter.tsx';

export default function DocSidebarDesktopContent({ path, sidebar }: Props): ReactNode {
  const { siteConfig } = useDocusaurusContext();
  const brokenLinks = useBrokenLinks();
  const { name = '' } = useDocsSidebar() ?? {};
  const place = useRef<HTMLElement>(null);
  for (const link of linksIn(shownEntries(sidebar), siteConfig)) brokenLinks.collectLink(link);
  // React sets innerHTML again whenever this object changes.
  const html = useMemo(
    () => ({ __html: drawList(shownEntries(sidebar, trailOn(path)), siteConfig, path) }),
    [sidebar, path],
  );
  useLayoutEffect(() => attachMenu(place.current!), []);
  useLayoutEffect(() => {
    adoptMenu(name, path);
    showMenu(name, [], path);
  }, [html]);
  return (
    <>
      <RoleFilter />
      <nav
        ref={place}
        aria-label={translate({ id: 'theme.docs.sidebar.navAriaLabel', message: 'Docs sidebar' })}
        className="menu thin-scrollbar"
        dangerouslySetInnerHTML={html}
      />
    </>
  );
}
