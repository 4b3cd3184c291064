// Swizzled because it is plain HTML: components/bars/phone-menu.ts answers a press.
import type { ReactNode } from 'react';
import IconMenu from '@theme/Icon/Menu';

export default function MobileSidebarToggle(): ReactNode {
  return (
    <button
      type="button"
      className="navbar__toggle clean-btn"
      aria-label="Toggle navigation bar"
      aria-expanded={false}
    >
      <IconMenu />
    </button>
  );
}
