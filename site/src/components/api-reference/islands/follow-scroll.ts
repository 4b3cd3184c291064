import { SCROLL_OFFSET } from '@site/plugins/api-reference/constants.ts';

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
    const read = targets.filter((target) => target.getBoundingClientRect().top <= READING_LINE);
    const id = read.at(-1)?.id ?? '';
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

/** Scrolls the navigation only, never the page. */
function keepInSight(link: HTMLElement): void {
  const list = link.closest<HTMLElement>('.reference-navigation');
  if (!list || list.clientHeight === 0) return;
  const entry = link.getBoundingClientRect();
  const room = list.getBoundingClientRect();
  if (entry.top < room.top || entry.bottom > room.bottom)
    list.scrollTop += entry.top - room.top - room.height / 3;
}
