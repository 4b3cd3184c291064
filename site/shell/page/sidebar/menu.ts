import { slide } from '../slide.ts';
import { LIST, isFolded, setFolded } from '../../shared/sidebar/folding.ts';
import { fetchBuilt } from '../error-boundary/missing-file.ts';
import { isSamePath } from '../../shared/addresses.ts';

// Sidebars and categories as the build has drawn them (shell/build/sidebar-tables.ts), in the browser.

const arrived = new Map<string, string>();

const arriving = new Map<string, Promise<void>>();

declare const __webpack_require__: { p: string };

/** The HTML in a file, if it is here. */
const fileIn = (name: string): string | undefined => arrived.get(name);

// The list of pages in the browser: one element, which keeps what is folded in it on the reader's way. It hangs
// where the bars have room for it: beside the page, or in the menu of a phone.

interface Menu {
  list: HTMLElement;
  /** The page that is marked in it. */
  path: string;
}

const menus = new Map<string, Menu>();
const places = new Set<HTMLElement>();
let current: Menu | undefined;

/** Takes up the list that came with the document, or that was drawn while developing. */
export function takeMenu(sidebar: string, path: string): void {
  const list = document.querySelector<HTMLElement>('.theme-doc-sidebar-menu');
  if (list && menus.get(sidebar)?.list !== list) keep(sidebar, { list, path });
}

/** Loads what the list of a sidebar needs to show a page: `trail` names the whole, then categories in it. */
export async function loadMenu(sidebar: string, [whole, ...categories]: string[]): Promise<void> {
  const list = menus.get(sidebar)?.list;
  const missing = categories.filter((file) => {
    const category = list?.querySelector(`[data-entries="${file}"]`);
    return !category || !hasEntries(category);
  });
  await Promise.all([...(list || !whole ? [] : [whole]), ...missing].map(loadFile));
}

const hasEntries = (category: Element): boolean => category.querySelector('ul li') !== null;

/** Shows the list of a sidebar with a page marked in it, as far as its files are here. */
export function showMenu(sidebar: string, trail: string[], path: string): void {
  current = menus.get(sidebar) ?? draw(sidebar, trail);
  if (current && current.path !== path) {
    for (const file of trail) fill(current.list.querySelector(`[data-entries="${file}"]`), file);
    mark(current.list, path);
    current.path = path;
  }
  hang();
}

/** Gives the list a place among the bars. Answers how to take it away. */
export function holdMenu(place: HTMLElement): () => void {
  places.add(place);
  hang();
  return () => {
    places.delete(place);
    hang();
  };
}

function hang(): void {
  for (const place of places)
    if (current && current.list.parentNode !== place) place.replaceChildren(current.list);
}

function draw(sidebar: string, [file = '']: string[]): Menu | undefined {
  const html = fileIn(file);
  if (html === undefined) return undefined;
  const list = document.createElement('ul');
  list.className = LIST;
  list.innerHTML = html;
  return keep(sidebar, { list, path: '' });
}

function keep(sidebar: string, menu: Menu): Menu {
  menu.list.addEventListener('click', onClick);
  menus.set(sidebar, menu);
  return menu;
}

function fill(category: Element | null, file: string): void {
  const html = fileIn(file);
  if (category && html !== undefined && !hasEntries(category))
    category.querySelector('ul')!.innerHTML = html;
}

/** Marks a page and the categories around it, which unfold. */
function mark(list: HTMLElement, path: string): void {
  for (const link of list.querySelectorAll('.menu__link--active, [aria-current]')) {
    link.classList.remove('menu__link--active');
    link.removeAttribute('aria-current');
    link.parentElement!.classList.remove('menu__list-item-collapsible--active');
  }
  for (const link of list.querySelectorAll<HTMLAnchorElement>('a[href]')) {
    if (link.origin !== location.origin || link.hash || !isSamePath(link.pathname, path)) continue;
    link.ariaCurrent = 'page';
    const head = link.closest('.menu__list-item-collapsible');
    head?.classList.add('menu__list-item-collapsible--active');
    for (let item = link.closest('li'); item; item = item.parentElement!.closest('li')) {
      item.querySelector('a')!.classList.add('menu__link--active');
      if (item.querySelector('button') && isFolded(item)) fold(item, false);
    }
  }
}

function onClick(event: MouseEvent): void {
  const pressed = event.target as Element;
  const link = pressed.closest('.menu__link--sublist');
  const category = pressed.closest('.menu__caret, .menu__link--sublist')?.closest('li');
  if (!category) return;
  // On its own page the name folds and unfolds; from anywhere else it leads there, and that unfolds.
  if (link?.hasAttribute('href')) {
    if (link.ariaCurrent !== 'page') return;
    event.preventDefault();
  }
  if (isFolded(category)) void unfold(category);
  else fold(category, true);
}

/** Should the entries not arrive, the name of the category still leads there. */
async function unfold(category: HTMLElement): Promise<void> {
  const file = category.dataset['entries'];
  if (file && !hasEntries(category)) {
    try {
      await loadFile(file);
    } catch {
      return;
    }
    fill(category, file);
  }
  fold(category, false);
}

function fold(category: HTMLElement, folds: boolean): void {
  const entries = category.querySelector('ul')!;
  const from = folds ? entries.offsetHeight : 0;
  setFolded(category, folds);
  if (!entries.isConnected) return;
  for (const sliding of entries.getAnimations()) sliding.cancel();
  const to = folds ? 0 : entries.offsetHeight;
  // While it closes it is still seen.
  entries.style.display = 'block';
  slide(entries, from, to).onfinish = () => entries.style.removeProperty('display');
}

/** Loads a file; a second call costs nothing, unless the first has failed. */
function loadFile(name: string): Promise<void> {
  const known = arriving.get(name);
  if (known) return known;
  const loading = fetchBuilt(`${__webpack_require__.p}assets/sidebar/${name}.json`)
    .then(async (answer) => void arrived.set(name, (await answer.json()) as string))
    .catch((error: unknown) => {
      arriving.delete(name);
      throw error;
    });
  arriving.set(name, loading);
  return loading;
}
