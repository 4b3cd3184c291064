// Swizzled to add the role filter above the list, which is an HTML string (shell/shared/sidebar/draw.tsx).
import type { ReactNode } from 'react';
import { translate } from '@docusaurus/Translate';
import RoleFilter from '@site/shell/page/role-filter/role-filter.tsx';
import { useListOfPages } from '@site/shell/page/sidebar/page-list.tsx';

export default function DocSidebarDesktopContent(): ReactNode {
  return (
    <>
      <RoleFilter />
      <nav
        aria-label={translate({ id: 'theme.docs.sidebar.navAriaLabel', message: 'Docs sidebar' })}
        className="menu thin-scrollbar"
        {...useListOfPages<HTMLElement>()}
      />
    </>
  );
}
