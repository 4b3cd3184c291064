import { leaveBy, timeFrames } from './crossfade.ts';
import { prefetching } from './prefetch.ts';
import type { History } from './history.ts';

// Every link of the document is a plain one; what the router adds is added here, once for all.

/** The place in this site that a link leads to without loading a document; undefined for any other. */
export function placeOf(link: HTMLAnchorElement, base: string): string | undefined {
  if (link.target && link.target !== '_self') return undefined;
  if (link.hasAttribute('download') || link.origin !== location.origin) return undefined;
  const { pathname, search, hash } = link;
  if (!`${pathname}/`.startsWith(base) || isFile(pathname)) return undefined;
  // A place on the page that is open is the browser's own affair.
  if (link.getAttribute('href')?.startsWith('#')) return undefined;
  return pathname + search + hash;
}

const isFile = (pathname: string) => /\.(?!html$)\w+$/.test(pathname);

const isPlainClick = (event: MouseEvent) =>
  event.button === 0 && !event.metaKey && !event.altKey && !event.ctrlKey && !event.shiftKey;

const linkOf = ({ target }: Event) =>
  target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;

/** Lets links to pages of this site change the page in place. Answers how to end it. */
export function followLinks(history: History, base: string): () => void {
  const stop = new AbortController();
  const { signal } = stop;
  const onClick = (event: MouseEvent) => {
    const link = linkOf(event);
    if (!link || event.defaultPrevented || !isPlainClick(event)) return;
    const place = placeOf(link, base);
    if (place === undefined) return;
    event.preventDefault();
    leaveBy(link);
    const isHere = place === history.createHref(history.location);
    if (isHere) history.replace(place);
    else history.push(place);
  };
  const onPoint = (event: Event) => {
    const link = linkOf(event);
    const place = link && placeOf(link, base);
    if (place) prefetching.preload(place);
  };
  document.addEventListener('click', onClick, { signal });
  for (const sign of ['pointerover', 'touchstart', 'focusin'])
    document.addEventListener(sign, onPoint, { signal, passive: true });
  for (const sign of ['pointerdown', 'focusin'])
    document.addEventListener(sign, timeFrames, { signal, passive: true });
  return () => stop.abort();
}

/** How many pages are fetched ahead for one that is open: each is paid for by readers who never go there. */
const MOST_AHEAD = 2;
const AHEAD = 'section a:not(.term, [href*="/docs/apis/"])';

/**
 * Prefetches the first pages whose links come into sight in the sections of an article; others when they are pointed at,
 * among them those above in the trail and on the sign, the glossary, whose meanings are in the page, and the references,
 * which are as heavy as ten pages.
 */
export function prefetchInSight(root: ParentNode, base: string): () => void {
  if (!('IntersectionObserver' in window)) return () => undefined;
  let left = MOST_AHEAD;
  const observer = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) {
      if (!isIntersecting) continue;
      observer.unobserve(target);
      const page = placeOf(target as HTMLAnchorElement, base)?.replace(/[?#].*/, '');
      if (page && left-- > 0) prefetching.prefetch(page);
    }
  });
  for (const link of root.querySelectorAll(AHEAD)) observer.observe(link);
  return () => observer.disconnect();
}
