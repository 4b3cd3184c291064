import { SCROLL_OFFSET } from '@site/plugins/content/api-reference/constants.ts';

/** Below this line of the window a heading counts as read. */
const READING_LINE = SCROLL_OFFSET + 40;

/** Marks the heading being read in the navigation and keeps its entry in sight; closes the menu. */
export function followScroll(frame: HTMLElement): () => void {
  const links = [...frame.querySelectorAll<HTMLAnchorElement>('nav a[href^="#"]')];
  const menu = frame.querySelector<HTMLDetailsElement>('.reference-menu');
  const targets = [...new Set(links.map(({ hash }) => hash.slice(1)))]
    .map((id) => document.getElementById(id))
    .filter((target) => target !== null);
  let current = '';
  let frameRequest = 0;

  const mark = () => {
    frameRequest = 0;
    const id = targets[lastRead(targets)]?.id ?? '';
    if (id === current) return;
    current = id;
    for (const link of links) {
      const isCurrent = link.hash === `#${id}`;
      if (isCurrent) link.setAttribute('aria-current', 'true');
      else link.removeAttribute('aria-current');
      if (isCurrent) keepInSight(link);
    }
  };
  const later = () => {
    frameRequest ||= requestAnimationFrame(mark);
  };
  const closeMenu = (event: MouseEvent) => {
    if (menu?.open && (event.target as Element).closest('a')) menu.open = false;
  };

  document.addEventListener('scroll', later, { passive: true });
  menu?.addEventListener('click', closeMenu);
  mark();
  return () => {
    cancelAnimationFrame(frameRequest);
    document.removeEventListener('scroll', later);
    menu?.removeEventListener('click', closeMenu);
  };
}

/** The place of the last target above the reading line, or -1. They stand in the order of the page. */
function lastRead(targets: HTMLElement[]): number {
  let [from, to] = [-1, targets.length - 1];
  while (from < to) {
    const middle = Math.ceil((from + to) / 2);
    if (topOf(targets[middle]!) <= READING_LINE) from = middle;
    else to = middle - 1;
  }
  return from;
}

/** Asked of the box around a heading, because asking a heading out of sight would lay it out. */
const topOf = (heading: HTMLElement): number =>
  (heading.closest('.reference-operation, .reference-schema') ?? heading).getBoundingClientRect()
    .top;

/** Scrolls the navigation only, never the page. */
function keepInSight(link: HTMLElement): void {
  const list = link.closest<HTMLElement>('.reference-navigation');
  if (!list || list.clientHeight === 0) return;
  const entry = link.getBoundingClientRect();
  const room = list.getBoundingClientRect();
  if (entry.top < room.top || entry.bottom > room.bottom)
    list.scrollTop += entry.top - room.top - room.height / 3;
}
