// Swizzled because the original looks up the current page in the list of all docs, which every page would have to
// load.
import type { ReactNode } from 'react';
import { useLayoutDocsSidebar } from '@docusaurus/plugin-content-docs/client';
import DefaultNavbarItem from '@theme/NavbarItem/DefaultNavbarItem';
import type { Props } from '@theme/NavbarItem/DocSidebarNavbarItem';
import useBaseUrl from '@docusaurus/useBaseUrl';

export default function DocSidebarNavbarItem({
  sidebarId,
  label,
  docsPluginId,
  ...props
}: Props): ReactNode {
  const { link } = useLayoutDocsSidebar(sidebarId, docsPluginId);
  const docs = useBaseUrl('/docs/');
  if (!link)
    throw new Error(
      `DocSidebarNavbarItem: Sidebar with ID "${sidebarId}" doesn't have anything to be linked to.`,
    );
  return (
    <DefaultNavbarItem
      exact
      {...props}
      isActive={(_match, { pathname }) => pathname.startsWith(docs)}
      // Read by shell/page/router/site.ts.
      data-below={docs}
      label={label ?? link.label}
      to={link.path}
    />
  );
}
