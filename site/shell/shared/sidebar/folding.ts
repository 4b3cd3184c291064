// A category of the list of pages is folded by a class of its entry. The program of the page's head uses this
// too, for presses before the scripts are here (shell/page/head-scripts/replay-early-clicks.ts).

/** The classes of the whole list. */
export const LIST = 'theme-doc-sidebar-menu menu__list';

const FOLDED = 'menu__list-item--collapsed';

export const isFolded = (category: Element): boolean => category.classList.contains(FOLDED);

/** Says so to eyes and to screen readers; the entries come into sight or leave it at once. */
export function setFolded(category: Element, folds: boolean): void {
  category.classList.toggle(FOLDED, folds);
  const button = category.querySelector('button')!;
  button.ariaExpanded = String(!folds);
  button.ariaLabel = button.ariaLabel!.replace(/^\w+/, folds ? 'Expand' : 'Collapse');
}

/** The category whose button this is, where its entries are here. */
export function categoryOf(button: Element): Element | null {
  const category = button.closest('.menu__caret')?.closest('li') ?? null;
  return category?.querySelector('ul li') ? category : null;
}
