// Swizzled because it is static HTML: shell/page/navbar/phone-menu.ts handles clicks.
import type { ReactNode } from 'react';
import IconMenu from '@theme/Icon/Menu';
import { translate } from '@docusaurus/Translate';

export default function MobileSidebarToggle(): ReactNode {
  return (
    <button
      type="button"
      className="navbar__toggle clean-btn"
      aria-label={translate({
        id: 'theme.docs.sidebar.toggleSidebarButtonAriaLabel',
        message: 'Toggle navigation bar',
      })}
      aria-expanded={false}
    >
      <IconMenu />
    </button>
  );
}
