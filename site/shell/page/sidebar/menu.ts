import { element } from '../element.ts';
import { slide } from '../slide.ts';
import { LIST, isFolded, setFolded } from '../../shared/sidebar/folding.ts';
import { fetchBuilt } from '../error-boundary/missing-file.ts';
import { memoizeAsync } from '../schedule.ts';
import { isSamePath } from '../../shared/addresses.ts';

// The sidebar in the browser: HTML from the build (shell/build/sidebar-tables.ts).

const loaded = new Map<string, string>();

const loading = new Map<string, () => Promise<void>>();

declare const __webpack_require__: { p: string };

// The list is one element, which keeps its expanded categories across pages. It is moved between the sidebar and
// the mobile menu.

interface Menu {
  list: HTMLElement;
  /** The page marked as current. */
  path: string;
}

const menus = new Map<string, Menu>();
const places = new Set<HTMLElement>();
let current: Menu | undefined;

/** Adopts the list in the document: from the loaded HTML, or rendered by React in development. */
export function adoptMenu(sidebar: string, path: string): void {
  const list = document.querySelector<HTMLElement>('.theme-doc-sidebar-menu');
  if (list && menus.get(sidebar)?.list !== list) addMenu(sidebar, { list, path });
}

/** Loads the missing files for a page: the trail names the sidebar, then the categories above the page. */
export async function loadMenu(sidebar: string, [whole, ...categories]: string[]): Promise<void> {
  const list = menus.get(sidebar)?.list;
  const missing = categories.filter((file) => {
    const category = list?.querySelector(`[data-entries="${file}"]`);
    return !category || !hasEntries(category);
  });
  await Promise.all([...(list || !whole ? [] : [whole]), ...missing].map(loadFile));
}

const hasEntries = (category: Element): boolean => category.querySelector('ul li') !== null;

/** Shows a sidebar with the current page marked, as far as its files are loaded. */
export function showMenu(sidebar: string, trail: string[], path: string): void {
  current = menus.get(sidebar) ?? draw(sidebar, trail);
  if (current && current.path !== path) {
    for (const file of trail) fill(current.list.querySelector(`[data-entries="${file}"]`), file);
    mark(current.list, path);
    current.path = path;
  }
  attach();
}

/** Registers an element as a container of the list. Returns a function that removes it. */
export function attachMenu(place: HTMLElement): () => void {
  places.add(place);
  attach();
  return () => {
    places.delete(place);
    attach();
  };
}

function attach(): void {
  for (const place of places)
    if (current && current.list.parentNode !== place) place.replaceChildren(current.list);
}

function draw(sidebar: string, [file = '']: string[]): Menu | undefined {
  const html = loaded.get(file);
  if (html === undefined) return undefined;
  const list = element('ul', { className: LIST, innerHTML: html });
  return addMenu(sidebar, { list, path: '' });
}

function addMenu(sidebar: string, menu: Menu): Menu {
  menu.list.addEventListener('click', onClick);
  menus.set(sidebar, menu);
  return menu;
}

function fill(category: Element | null, file: string): void {
  const html = loaded.get(file);
  if (category && html !== undefined && !hasEntries(category))
    category.querySelector('ul')!.innerHTML = html;
}

/** Marks the current page and its categories, which expand. */
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
  // On its own page a category link toggles the category; elsewhere it navigates there, which expands it.
  if (link?.hasAttribute('href')) {
    if (link.ariaCurrent !== 'page') return;
    event.preventDefault();
  }
  if (isFolded(category)) void unfold(category);
  else fold(category, true);
}

/** If the entries cannot be loaded, the category link still works. */
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
  // Keep it visible while it closes.
  entries.style.display = 'block';
  slide(entries, from, to).onfinish = () => entries.style.removeProperty('display');
}

/** Loads a file once; a failed load is retried on the next call. */
function loadFile(name: string): Promise<void> {
  const load =
    loading.get(name) ??
    memoizeAsync(async () => {
      const file = await fetchBuilt(`${__webpack_require__.p}assets/sidebar/${name}.json`);
      loaded.set(name, (await file.json()) as string);
    });
  loading.set(name, load);
  return load();
}
