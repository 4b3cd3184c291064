// Swizzled because error boundaries do not work in server rendering: this names the failed item at build time too,
// with the original's message (specification, section 8).
import type { ReactNode } from 'react';
import DefaultNavbarItem from '@theme/NavbarItem/DefaultNavbarItem';
import DocSidebarNavbarItem from '@theme/NavbarItem/DocSidebarNavbarItem';
import SearchNavbarItem from '@theme/NavbarItem/SearchNavbarItem';
import type { Props } from '@theme/NavbarItem';

/** Without the version and language menus, which this site does not have. */
const types = {
  default: DefaultNavbarItem,
  docSidebar: DocSidebarNavbarItem,
  search: SearchNavbarItem,
};
const known = types as Record<string, ((props: object) => ReactNode) | undefined>;

export default function NavbarItem({ type, ...props }: Props): ReactNode {
  const kind = type ?? ('items' in props ? 'dropdown' : 'default');
  try {
    const Item = Object.hasOwn(known, kind) ? known[kind] : undefined;
    if (!Item) throw new Error(`No NavbarItem component found for type "${type}".`);
    // Called as a function, so that the catch below works.
    return Item(props);
  } catch (cause) {
    const item = JSON.stringify({ type, ...props }, null, 2);
    throw new Error(
      `A theme navbar item failed to render.\nPlease double-check the following navbar item (themeConfig.navbar.items) of your Docusaurus config:\n${item}`,
      { cause },
    );
  }
}
