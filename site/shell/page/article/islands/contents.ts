import { idOf } from '../../../shared/decoded.ts';
import type { Island } from '../../error-boundary/start-isolated.ts';
import { translate } from '@docusaurus/Translate';

const ACTIVE = 'table-of-contents__link--active';

/** A heading above this viewport offset, in pixels, is being read: slightly below where link targets scroll to. */
export const readingLine = () =>
  Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop) + 8;

/** Marks the current heading in the table of contents and names its section in the strip. */
export const followHeadings: Island = (article, signal) => {
  closeBehind(article);
  const links = [...article.querySelectorAll<HTMLAnchorElement>('.toc-highlight')];
  if (links.length === 0) return;
  const headings = links.map(({ hash }) => document.getElementById(idOf(hash)));
  const entries = article.querySelectorAll<HTMLAnchorElement>('.toc-highlight, .strip a');
  const strip = article.querySelector('.strip');
  let current: number | undefined;
  const mark = () => {
    const line = readingLine();
    const isAbove = (element: Element) => element.getBoundingClientRect().top <= line;
    const read = headings.findLastIndex(
      // Measuring a heading outside the viewport would force the layout of its section: measure the section first.
      (heading) => heading && isAbove(heading.closest('section') ?? heading) && isAbove(heading),
    );
    if (read === current) return;
    current = read;
    const link = links[Math.max(0, read)]!;
    for (const entry of entries) entry.classList.toggle(ACTIVE, entry.hash === link.hash);
    scrollListTo(link);
    showPosition(strip, links[read]);
  };
  // Browsers fire it at most once per frame.
  document.addEventListener('scroll', mark, { signal });
  const request = requestAnimationFrame(mark);
  signal.addEventListener('abort', () => cancelAnimationFrame(request));
};

/** Pixels between an entry and the edge of the list, so that its neighbors are visible too. */
const ROOM = 60;

/** Scrolls only the list, not the page, until the entry is visible. */
function scrollListTo(link: HTMLElement): void {
  const list = link.closest<HTMLElement>('.theme-doc-toc-desktop');
  if (!list) return;
  const [entry, frame] = [link, list].map((one) => one.getBoundingClientRect()) as [
    DOMRect,
    DOMRect,
  ];
  if (entry.top < frame.top + ROOM) list.scrollTop -= frame.top + ROOM - entry.top;
  else if (entry.bottom > frame.bottom - ROOM) list.scrollTop += entry.bottom - frame.bottom + ROOM;
}

/** Shows the current section and its number in the strip; clears both before the first section. */
export function showPosition(strip: Element | null, link: Element | null | undefined): void {
  const [part, place] = strip?.querySelectorAll<HTMLElement>('summary > span') ?? [];
  if (!part || !place) return;
  part.dataset['atRest'] ??= part.textContent;
  let entry = link?.closest('li');
  for (let above = entry; above; above = above.parentElement?.closest('li')) entry = above;
  const entries = [...(entry?.parentElement?.children ?? [])];
  part.textContent = entry?.querySelector('a')?.textContent ?? part.dataset['atRest'];
  const numbers = { place: entries.indexOf(entry!) + 1, count: entries.length };
  place.textContent = entry ? translate({ message: '{place} of {count}' }, numbers) : '';
}

/** Scrolls the opened strip to the current entry; closes it on a selection, an outside click or Escape. */
function closeBehind(article: HTMLElement): void {
  const strip = article.querySelector<HTMLDetailsElement>('.strip');
  if (!strip) return;
  strip.addEventListener('toggle', () =>
    strip
      .querySelector('.table-of-contents__link--active, [aria-current]')
      ?.scrollIntoView({ block: 'nearest' }),
  );
  article.addEventListener('click', ({ target }) => {
    if (!(target as Element).closest('summary')) strip.open = false;
  });
  article.addEventListener('keydown', ({ key }) => {
    if (key !== 'Escape' || !strip.open) return;
    strip.open = false;
    strip.querySelector('summary')!.focus();
  });
}
