import { translate } from '@docusaurus/Translate';
import navbar from '@docusaurus/theme-classic/lib/theme/Navbar/Content/styles.module.css';
import { element } from '../element.ts';
import { attachMenu } from '../sidebar/menu.ts';

// The mobile menu, built from the navbar and the sidebar when it is first opened. Its classes are from Infima,
// its messages from the theme.

/** The breakpoint of the style sheets (specification, section 9). */
const DESKTOP = '(min-width: 996px)';
const SHOWN = 'navbar-sidebar--show';
const WITH_PAGES = 'navbar-sidebar__items--show-secondary';
const FOCUSABLE = 'a[href], button:not([disabled]), input:not([disabled])';

/** Blocks the next back navigation and calls `onBack` instead. Returns a function that unblocks it. */
type BlockBack = (onBack: () => void) => () => void;

let menu: HTMLElement | undefined;
let blockBack: BlockBack | undefined;
let unblockBack: (() => void) | undefined;
let detachList: (() => void) | undefined;

/** Sets how back navigation is blocked while the menu is open; by default it is not. */
export const setBlockBack = (block: BlockBack): void => void (blockBack = block);

/** Handles the menu button and the menu with listeners on the document, which work for all pages. */
export function answerMenuButton(): void {
  // Captured, because the router's listener follows links.
  document.addEventListener('click', onClick, true);
  // On the document: the focus may not be inside the menu yet.
  document.addEventListener('keydown', ({ key }) => {
    if (key === 'Escape') closeMenu();
  });
  matchMedia(DESKTOP).addEventListener('change', ({ matches }) => {
    if (!matches || !menu) return;
    closeMenu();
    detachList?.();
    menu.remove();
    menu = undefined;
  });
}

function onClick(event: MouseEvent): void {
  const pressed = event.target as Element;
  if (pressed.closest('.navbar__toggle')) open();
  else if (!menu) return;
  else if (pressed.closest('.navbar-sidebar__close, .navbar-sidebar__backdrop')) closeMenu();
  else if (pressed.closest('.navbar-sidebar__back')) showPages(false);
  else if (opensPages(pressed)) {
    event.preventDefault();
    showPages(true);
  } else if (leavesPage(pressed)) closeMenu();
}

/** "Documentation" opens the sidebar list if the page has a sidebar. */
const opensPages = (pressed: Element): boolean =>
  pressed.closest('.navbar-sidebar a[data-below]') !== null &&
  document.querySelector('.theme-doc-sidebar-container') !== null;

/** A link navigates, unless it only toggles its own category. */
const leavesPage = (pressed: Element): boolean => {
  const link = pressed.closest('.navbar-sidebar a[href]');
  return link !== null && !link.matches('.menu__link--sublist[aria-current=page]');
};

const bar = (): HTMLElement => document.querySelector<HTMLElement>('nav.navbar')!;
const isOpen = (): boolean => bar().classList.contains(SHOWN);

function open(): void {
  if (isOpen()) return;
  menu ??= make();
  fill(menu);
  document.body.style.overflow = 'hidden';
  // Force a layout while closed, so that it slides in.
  menu.getBoundingClientRect();
  setShown(true);
  unblockBack = blockBack?.(closeMenu);
  focusInside(menu.querySelector<HTMLElement>('.navbar-sidebar__close')!);
}

/** Closes the menu and returns the focus to its button. */
export function closeMenu(): void {
  if (!menu || !isOpen()) return;
  setShown(false);
  document.body.style.removeProperty('overflow');
  unblockBack?.();
  document.querySelector<HTMLElement>('.navbar__toggle')?.focus({ preventScroll: true });
}

function setShown(shows: boolean): void {
  bar().classList.toggle(SHOWN, shows);
  document.querySelector('.navbar__toggle')!.ariaExpanded = String(shows);
}

/** The menu starts with `visibility: hidden`, so it cannot be focused in its first frames. */
function focusInside(close: HTMLElement): void {
  close.focus();
  if (document.activeElement !== close && isOpen()) requestAnimationFrame(() => focusInside(close));
}

function make(): HTMLElement {
  const made = element('div', {
    className: 'theme-layout-navbar-sidebar navbar-sidebar',
    role: 'dialog',
    ariaModal: 'true',
    ariaLabel: translate({ message: 'Menu' }),
  });
  made.addEventListener('keydown', trapFocus);
  bar().append(made);
  return made;
}

/** Fills the menu from the current navbar and sidebar. */
function fill(into: HTMLElement): void {
  const colors = document.querySelector('.navbar__inner [data-color-mode]')?.cloneNode(true);
  if (colors instanceof Element) {
    colors.classList.remove(navbar['colorModeToggle']!);
    colors.classList.add('margin-right--md');
  }
  const head = element(
    'div',
    { className: 'navbar-sidebar__brand' },
    document.querySelector('.navbar__inner .navbar__brand')!.cloneNode(true),
    ...(colors ? [colors] : []),
  );
  head.insertAdjacentHTML('beforeend', close());
  const panels = [panel(linksOfBar()), panel(...pagesOf())];
  into.replaceChildren(head, element('div', { className: 'navbar-sidebar__items' }, ...panels));
  showPages(document.querySelector('.theme-doc-sidebar-container') !== null);
}

const PANEL = { className: 'theme-layout-navbar-sidebar-panel navbar-sidebar__item menu' };

const panel = (...content: Element[]): HTMLElement => element('div', PANEL, ...content);

function linksOfBar(): HTMLElement {
  const list = element('ul', { className: 'menu__list' });
  for (const link of document.querySelectorAll('.navbar__inner a.navbar__item')) {
    const own = link.cloneNode(true) as HTMLElement;
    own.className = `menu__link${link.ariaCurrent ? ' menu__link--active' : ''}`;
    list.append(element('li', { className: 'menu__list-item' }, own));
  }
  return list;
}

/** The role filter and the sidebar list, which is moved here until the viewport is wide. */
function pagesOf(): Element[] {
  detachList?.();
  const sidebar = document.querySelector('.theme-doc-sidebar-container');
  if (!sidebar) return [];
  const back = element('button', {
    type: 'button',
    className: 'clean-btn navbar-sidebar__back',
    textContent: translate({
      id: 'theme.navbar.mobileSidebarSecondaryMenu.backButtonLabel',
      message: '← Back to main menu',
    }),
  });
  const place = element('div');
  const choice = sidebar.querySelector('.role-filter')?.cloneNode(true) as HTMLElement | undefined;
  // Radio buttons with the same name would deselect each other.
  for (const input of choice?.querySelectorAll('input') ?? []) input.name += '-in-menu';
  detachList = attachMenu(place);
  return [back, ...(choice ? [choice] : []), place];
}

function showPages(shows: boolean): void {
  const items = menu?.querySelector('.navbar-sidebar__items');
  if (!items) return;
  items.classList.toggle(WITH_PAGES, shows);
  const [links, pages] = items.children as unknown as HTMLElement[];
  links!.inert = shows;
  pages!.inert = !shows;
}

/** Keeps Tab inside the menu. */
function trapFocus(event: KeyboardEvent): void {
  if (event.key !== 'Tab') return;
  const controls = [...menu!.querySelectorAll<HTMLElement>(FOCUSABLE)].filter(
    (control) => !control.closest('[inert]') && control.offsetParent !== null,
  );
  const [first, last] = [controls[0], controls.at(-1)];
  if (document.activeElement !== (event.shiftKey ? first : last)) return;
  event.preventDefault();
  (event.shiftKey ? last : first)?.focus();
}

const close = () =>
  `<button type="button" class="clean-btn navbar-sidebar__close" aria-label="${translate({
    id: 'theme.docs.sidebar.closeSidebarButtonAriaLabel',
    message: 'Close navigation bar',
  })}"><svg viewBox="0 0 15 15" width="21" height="21" aria-hidden="true"><path d="M.75.75l13.5 13.5M14.25.75L.75 14.25" stroke="var(--ifm-color-emphasis-600)" stroke-width="1.2"></path></svg></button>`;
