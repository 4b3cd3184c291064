import { idOf } from '../../../../shell/shared/decoded.ts';
import { showPosition } from '../../../../shell/page/article/islands/contents.ts';
import { SCROLL_OFFSET } from '@frontline/api-reference/page';

/** A heading above this viewport offset, in px, counts as read. */
const READING_LINE = SCROLL_OFFSET + 40;

/** Lists of links to sections of this page: the reference menu, the sidebar and its drawer. */
const LISTS = '.reference-menu nav, .menu';

/** Marks the section being read in every list of sections, and scrolls its entry into view. */
export function followScroll(frame: HTMLElement, signal: AbortSignal): void {
  const menu = frame.querySelector<HTMLDetailsElement>('.reference-menu');
  const targets = [...(menu?.querySelectorAll('a') ?? [])]
    .map(({ hash }) => document.getElementById(idOf(hash)))
    .filter((target) => target !== null);
  const { pathname } = location;
  const places = new Map(targets.map(({ id }, place) => [`#${id}`, place]));
  let current: number | undefined;
  let frameRequest = 0;

  const markUpTo = (place: number) => {
    if (place === current) return;
    current = place;
    for (const list of document.querySelectorAll(LISTS)) {
      const links = [
        ...list.querySelectorAll<HTMLAnchorElement>(`a[href^="#"],a[href^="${pathname}#"]`),
      ];
      const isRead = ({ hash }: HTMLAnchorElement) =>
        (places.get(`#${idOf(hash)}`) ?? Infinity) <= place;
      const read = links.filter(isRead).pop();
      for (const link of links)
        if (link !== read) link.removeAttribute('aria-current');
        else link.setAttribute('aria-current', 'location');
      const entry = read ?? list.querySelector('[aria-current=page]');
      if (entry) scrollListTo(entry, list);
      if (menu?.contains(list)) showPosition(menu, read);
    }
  };
  const mark = () => {
    frameRequest = 0;
    markUpTo(lastRead(targets));
  };
  const later = () => {
    frameRequest ||= requestAnimationFrame(mark);
  };

  document.addEventListener('scroll', later, { passive: true, signal });
  mark();
  signal.addEventListener('abort', () => {
    cancelAnimationFrame(frameRequest);
    markUpTo(-1);
  });
}

/** Index of the last target above the reading line, or -1. Targets are in document order. */
function lastRead(targets: HTMLElement[]): number {
  let [from, to] = [-1, targets.length - 1];
  while (from < to) {
    const middle = Math.ceil((from + to) / 2);
    if (topOf(targets[middle]!) <= READING_LINE) from = middle;
    else to = middle - 1;
  }
  return from;
}

/** Measures the box around a heading: measuring an off-screen heading would force its layout. */
const topOf = (heading: HTMLElement): number =>
  (heading.closest('.reference-operation, .reference-schema') ?? heading).getBoundingClientRect()
    .top;

/** Scrolls only the list, never the page, and leaves room for the entries that follow. */
function scrollListTo(link: Element, list: Element): void {
  const room = list.getBoundingClientRect();
  const top = link.getBoundingClientRect().top - room.top;
  if (top < 0 || top > (room.height * 2) / 3) list.scrollTop += top - room.height / 3;
}
