// Swizzled because the original is no dialog: focus stays behind it and Escape does not close it.
import { useEffect, useRef, type KeyboardEvent, type ReactNode } from 'react';
import clsx from 'clsx';
import { ThemeClassNames } from '@docusaurus/theme-common';
import { useNavbarMobileSidebar, useNavbarSecondaryMenu } from '@docusaurus/theme-common/internal';
import type { Props } from '@theme/Navbar/MobileSidebar/Layout';

const focusable = 'a[href], button:not([disabled]), input:not([disabled])';

/** The controls of the menu that can be reached now: those of a panel that is not `inert`. */
const reachable = (menu: HTMLElement) =>
  [...menu.querySelectorAll<HTMLElement>(focusable)].filter(
    (control) => !control.closest('[inert]') && control.offsetParent !== null,
  );

/** Moves focus into the menu when it opens and back to the menu button when it closes. */
function useFocusInside(shown: boolean) {
  const menu = useRef<HTMLDivElement>(null);
  const wasShown = useRef(false);
  useEffect(() => {
    const close = menu.current?.querySelector<HTMLElement>('.navbar-sidebar__close');
    let frame = 0;
    // The menu slides in from `visibility: hidden`, which takes no focus in its first frames.
    const enter = () => {
      close?.focus();
      if (close && document.activeElement !== close) frame = requestAnimationFrame(enter);
    };
    if (shown) enter();
    else if (wasShown.current)
      document.querySelector<HTMLElement>('.navbar__toggle')?.focus({ preventScroll: true });
    wasShown.current = shown;
    return () => cancelAnimationFrame(frame);
  }, [shown]);
  return menu;
}

export default function NavbarMobileSidebarLayout(props: Props): ReactNode {
  const { header, primaryMenu, secondaryMenu } = props;
  const { shown: showsSecondary } = useNavbarSecondaryMenu();
  const { shown, toggle } = useNavbarMobileSidebar();
  const menu = useFocusInside(shown);

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') toggle();
    if (event.key !== 'Tab' || !menu.current) return;
    const controls = reachable(menu.current);
    const edge = event.shiftKey ? controls[0] : controls.at(-1);
    if (document.activeElement !== edge) return;
    event.preventDefault();
    (event.shiftKey ? controls.at(-1) : controls[0])?.focus();
  };

  return (
    <div
      ref={menu}
      className={clsx(ThemeClassNames.layout.navbar.mobileSidebar.container, 'navbar-sidebar')}
      role="dialog"
      aria-modal="true"
      aria-label="Menu"
      onKeyDown={onKeyDown}
    >
      {header}
      <div
        className={clsx('navbar-sidebar__items', {
          'navbar-sidebar__items--show-secondary': showsSecondary,
        })}
      >
        <Panel inert={showsSecondary}>{primaryMenu}</Panel>
        <Panel inert={!showsSecondary}>{secondaryMenu}</Panel>
      </div>
    </div>
  );
}

const Panel = ({ children, inert }: { children: ReactNode; inert: boolean }) => (
  <div
    className={clsx(ThemeClassNames.layout.navbar.mobileSidebar.panel, 'navbar-sidebar__item menu')}
    inert={inert}
  >
    {children}
  </div>
);
