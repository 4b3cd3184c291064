// A class collapses a category of the sidebar. Also used by the head script for clicks before hydration
// (shell/page/head-scripts/replay-early-clicks.ts).

/** The classes of the list element. */
export const LIST = 'theme-doc-sidebar-menu menu__list';

const FOLDED = 'menu__list-item--collapsed';

export const isFolded = (category: Element): boolean => category.classList.contains(FOLDED);

/** Collapses or expands a category without animation, and updates its button for screen readers. */
export function setFolded(category: Element, folds: boolean): void {
  category.classList.toggle(FOLDED, folds);
  const button = category.querySelector('button')!;
  button.ariaExpanded = String(!folds);
  button.ariaLabel = button.ariaLabel!.replace(/^\w+/, folds ? 'Expand' : 'Collapse');
}

/** The category of a caret button, if its entries are loaded. */
export function categoryOf(button: Element): Element | null {
  const category = button.closest('.menu__caret')?.closest('li') ?? null;
  return category?.querySelector('ul li') ? category : null;
}
