/** Marks, in the bar, the links whose pages the one that is open belongs to. `data-below` names more than their own. */
export function markOpenLinks(path: string): void {
  for (const link of document.querySelectorAll<HTMLAnchorElement>(
    '.navbar__inner a.navbar__link',
  )) {
    const below = link.dataset['below'] ?? link.pathname;
    const isOpen =
      link.origin === location.origin && `${path}/`.startsWith(below.replace(/\/?$/, '/'));
    link.classList.toggle('navbar__link--active', isOpen);
    if (isOpen) link.ariaCurrent = 'page';
    else link.removeAttribute('aria-current');
  }
}
