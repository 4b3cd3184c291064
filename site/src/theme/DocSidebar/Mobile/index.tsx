// Swizzled to put the choice of reader above the list of pages on a phone too, and because that list is HTML
// (components/sidebar/menu.ts).
import type { MouseEvent, ReactNode } from 'react';
import { NavbarSecondaryMenuFiller } from '@docusaurus/theme-common';
import { useNavbarMobileSidebar } from '@docusaurus/theme-common/internal';
import Part from '@site/src/components/part/part.tsx';
import RoleLens from '@site/src/components/reading-as/role-lens.tsx';
import { useListOfPages } from '@site/src/components/sidebar/page-list.tsx';

function Menu(): ReactNode {
  const { toggle } = useNavbarMobileSidebar();
  const leave = ({ target }: MouseEvent) => (target as Element).closest('a[href]') && toggle();
  return (
    <>
      <Part name="choice of reader">
        <RoleLens />
      </Part>
      <div onClick={leave} {...useListOfPages<HTMLDivElement>()} />
    </>
  );
}

const NOTHING = {};

export default function DocSidebarMobile(): ReactNode {
  return <NavbarSecondaryMenuFiller component={Menu} props={NOTHING} />;
}
