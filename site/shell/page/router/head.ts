/** Marks, in the head of every built page, what belongs to that page (page-head/index.ts). */
const OWN = '[data-rh]';

/** Puts what another page says of itself in place of what this one said; what both say stays untouched. */
export function showHead(html: string, className: string): void {
  document.documentElement.className = className;
  const parsed = new DOMParser().parseFromString(html, 'text/html').head;
  const wanted = [...parsed.querySelectorAll(OWN)];
  for (const old of document.head.querySelectorAll(OWN)) {
    const same = wanted.findIndex((one) => one.isEqualNode(old));
    if (same < 0) old.remove();
    else wanted.splice(same, 1);
  }
  document.head.append(...wanted);
}

/** What the page that is shown says of itself, as HTML. */
export const ownTags = (): string =>
  [...document.head.querySelectorAll(OWN)].map(({ outerHTML }) => outerHTML).join('');
