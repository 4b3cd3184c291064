import { translate } from '@docusaurus/Translate';
import navbar from '@docusaurus/theme-classic/lib/theme/Navbar/Content/styles.module.css';
import { holdMenu } from '../sidebar/menu.ts';

// The menu of a phone: made of what the bars show on a desktop when it is opened for the first time. Its classes
// are those of Infima, its words the theme's.

/** As the style sheets (specification, section 9). */
const DESKTOP = '(min-width: 996px)';
const SHOWN = 'navbar-sidebar--show';
const WITH_PAGES = 'navbar-sidebar__items--show-secondary';
const FOCUSABLE = 'a[href], button:not([disabled]), input:not([disabled])';

/** Keeps a reader who goes back on the page, once: the menu closes instead. Answers how to let go. */
type HoldBack = (onBack: () => void) => () => void;

let menu: HTMLElement | undefined;
let holdBack: HoldBack | undefined;
let freeBack: (() => void) | undefined;
let freeList: (() => void) | undefined;

/** Tells how the way back in the history is held; without it, that leads to the page before. */
export const holdBackWith = (hold: HoldBack): void => void (holdBack = hold);

/** Lets the button of the bar open the menu, on all pages to come. */
export function answerMenuButton(): void {
  document.addEventListener('click', (event) => {
    const pressed = event.target as Element;
    if (pressed.closest('.navbar__toggle')) open();
    else if (!menu) return;
    else if (pressed.closest('.navbar-sidebar__close, .navbar-sidebar__backdrop')) closeMenu();
    else if (pressed.closest('.navbar-sidebar__back')) showPages(false);
    else if (opensPages(pressed)) {
      event.preventDefault();
      showPages(true);
    } else if (isLeft(pressed)) closeMenu();
  });
  // Also before the focus is inside.
  document.addEventListener('keydown', ({ key }) => {
    if (key === 'Escape') closeMenu();
  });
  matchMedia(DESKTOP).addEventListener('change', ({ matches }) => {
    if (!matches || !menu) return;
    closeMenu();
    freeList?.();
    menu.remove();
    menu = undefined;
  });
}

/** "Documentation" opens the list of pages where the page has one beside it. */
const opensPages = (pressed: Element): boolean =>
  pressed.closest('.navbar-sidebar a[data-below]') !== null &&
  document.querySelector('.theme-doc-sidebar-container') !== null;

/** A link leads away, unless it only folds the category that it names. */
const isLeft = (pressed: Element): boolean => {
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
  // Laid out closed first, so that it slides in.
  menu.getBoundingClientRect();
  setShown(true);
  freeBack = holdBack?.(closeMenu);
  focusInside(menu.querySelector<HTMLElement>('.navbar-sidebar__close')!);
}

/** Closes the menu, which gives the focus back. */
export function closeMenu(): void {
  if (!menu || !isOpen()) return;
  setShown(false);
  document.body.style.removeProperty('overflow');
  freeBack?.();
  document.querySelector<HTMLElement>('.navbar__toggle')?.focus({ preventScroll: true });
}

function setShown(shows: boolean): void {
  bar().classList.toggle(SHOWN, shows);
  document.querySelector('.navbar__toggle')!.ariaExpanded = String(shows);
}

/** The menu slides in from `visibility: hidden`, which takes no focus in its first frames. */
function focusInside(close: HTMLElement): void {
  close.focus();
  if (document.activeElement !== close && isOpen()) requestAnimationFrame(() => focusInside(close));
}

function make(): HTMLElement {
  const made = document.createElement('div');
  made.className = 'theme-layout-navbar-sidebar navbar-sidebar';
  made.role = 'dialog';
  made.ariaModal = 'true';
  made.ariaLabel = translate({ message: 'Menu' });
  made.addEventListener('keydown', keepFocus);
  bar().append(made);
  return made;
}

/** What the bars show now: what is open is marked, and the list of pages only stands on pages that have it. */
function fill(into: HTMLElement): void {
  const head = element('navbar-sidebar__brand');
  const colors = document.querySelector('.navbar__inner [data-color-mode]')?.cloneNode(true);
  if (colors instanceof Element) {
    colors.classList.remove(navbar['colorModeToggle']!);
    colors.classList.add('margin-right--md');
  }
  head.append(
    document.querySelector('.navbar__inner .navbar__brand')!.cloneNode(true),
    ...(colors ? [colors] : []),
  );
  head.insertAdjacentHTML('beforeend', close());
  const items = element('navbar-sidebar__items');
  items.append(panel(linksOfBar()), panel(...pagesOf()));
  into.replaceChildren(head, items);
  showPages(document.querySelector('.theme-doc-sidebar-container') !== null);
}

const element = (className: string, kind = 'div'): HTMLElement => {
  const made = document.createElement(kind);
  made.className = className;
  return made;
};

function panel(...content: Element[]): HTMLElement {
  const made = element('theme-layout-navbar-sidebar-panel navbar-sidebar__item menu');
  made.append(...content);
  return made;
}

function linksOfBar(): HTMLElement {
  const list = element('menu__list', 'ul');
  for (const link of document.querySelectorAll('.navbar__inner a.navbar__item')) {
    const own = link.cloneNode(true) as HTMLElement;
    own.className = `menu__link${link.ariaCurrent ? ' menu__link--active' : ''}`;
    const item = element('menu__list-item', 'li');
    item.append(own);
    list.append(item);
  }
  return list;
}

/** The choice of reader, and the list of pages, which hangs here until the window is wide. */
function pagesOf(): Element[] {
  freeList?.();
  const beside = document.querySelector('.theme-doc-sidebar-container');
  if (!beside) return [];
  const back = element('clean-btn navbar-sidebar__back', 'button') as HTMLButtonElement;
  back.type = 'button';
  back.textContent = translate({
    id: 'theme.navbar.mobileSidebarSecondaryMenu.backButtonLabel',
    message: '← Back to main menu',
  });
  const place = element('');
  const choice = beside.querySelector('.role-filter')?.cloneNode(true) as HTMLElement | undefined;
  // Buttons of one name would turn each other off.
  for (const input of choice?.querySelectorAll('input') ?? []) input.name += '-in-menu';
  freeList = holdMenu(place);
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

/** Tab goes round inside of the menu. */
function keepFocus(event: KeyboardEvent): void {
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
