import { idOf } from '../../../addresses/decoded.ts';
import type { Island } from './island.ts';

const ACTIVE = 'table-of-contents__link--active';

/** Below this line of the window a heading counts as read: a little below where one that is led to comes to rest. */
const readingLine = () =>
  Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop) + 8;

/** Marks the heading being read in the table of contents. */
export const followHeadings: Island = (article) => {
  foldWhenChosen(article);
  const links = [...article.querySelectorAll<HTMLAnchorElement>('.toc-highlight')];
  if (links.length === 0) return undefined;
  const headings = links.map(({ hash }) => document.getElementById(idOf(hash)));
  let current: HTMLAnchorElement | undefined;
  let request = 0;
  const mark = () => {
    request = 0;
    const line = readingLine();
    const isAbove = (element: Element) => element.getBoundingClientRect().top <= line;
    const read = headings.findLastIndex(
      // Asked for a heading out of sight, the browser would lay out its section for the answer.
      (heading) => heading && isAbove(heading.closest('section') ?? heading) && isAbove(heading),
    );
    const link = links[Math.max(0, read)];
    if (link === current) return;
    current?.classList.remove(ACTIVE);
    link?.classList.add(ACTIVE);
    current = link;
  };
  const later = () => {
    request ||= requestAnimationFrame(mark);
  };
  document.addEventListener('scroll', later, { passive: true });
  later();
  return () => {
    cancelAnimationFrame(request);
    document.removeEventListener('scroll', later);
  };
};

/** The folded list lies over what the reader chose in it. */
function foldWhenChosen(article: HTMLElement): void {
  const folded = article.querySelector<HTMLDetailsElement>('.theme-doc-toc-mobile');
  folded?.addEventListener('click', ({ target }) => {
    if ((target as Element).closest('a')) folded.open = false;
  });
}
