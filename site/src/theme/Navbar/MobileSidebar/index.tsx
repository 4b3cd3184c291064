// Swizzled because the original draws the whole menu on every phone, whether it is opened or not.
import { useState, type ReactNode } from 'react';
import { useLockBodyScroll, useNavbarMobileSidebar } from '@docusaurus/theme-common/internal';
import Header from '@theme/Navbar/MobileSidebar/Header';
import Layout from '@theme/Navbar/MobileSidebar/Layout';
import PrimaryMenu from '@theme/Navbar/MobileSidebar/PrimaryMenu';
import SecondaryMenu from '@theme/Navbar/MobileSidebar/SecondaryMenu';

export default function MobileSidebar(): ReactNode {
  const { shown, shouldRender } = useNavbarMobileSidebar();
  const [wasShown, setWasShown] = useState(false);
  if (shown && !wasShown) setWasShown(true);
  useLockBodyScroll(shown);
  if (!shouldRender || !(shown || wasShown)) return null;
  return (
    <Layout header={<Header />} primaryMenu={<PrimaryMenu />} secondaryMenu={<SecondaryMenu />} />
  );
}
