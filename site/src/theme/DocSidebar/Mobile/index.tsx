// Swizzled to put the choice of reader above the list of pages on a phone too; the original hands
// its list to the menu as one component that cannot be wrapped.
import { memo, type ReactNode } from 'react';
import clsx from 'clsx';
import { NavbarSecondaryMenuFiller, ThemeClassNames } from '@docusaurus/theme-common';
import { useNavbarMobileSidebar } from '@docusaurus/theme-common/internal';
import DocSidebarItems from '@theme/DocSidebarItems';
import type { Props } from '@theme/DocSidebar/Mobile';
import Part from '@site/src/components/part/part.tsx';
import RoleLens from '@site/src/components/reading-as/role-lens.tsx';

function Menu({ sidebar, path }: Props): ReactNode {
  const { toggle } = useNavbarMobileSidebar();
  return (
    <>
      <Part name="choice of reader">
        <RoleLens />
      </Part>
      <ul className={clsx(ThemeClassNames.docs.docSidebarMenu, 'menu__list')}>
        <DocSidebarItems
          items={sidebar}
          activePath={path}
          onItemClick={(item) => {
            if (item.type === 'link' || (item.type === 'category' && item.href)) toggle();
          }}
          level={1}
        />
      </ul>
    </>
  );
}

const DocSidebarMobile = (props: Props): ReactNode => (
  <NavbarSecondaryMenuFiller component={Menu} props={props} />
);

export default memo(DocSidebarMobile);
