import { measureFrames, recordClick } from './crossfade.ts';
import { prefetching } from './prefetch.ts';
import type { History } from './history.ts';

// Links are plain anchors; listeners on the document add client-side navigation and prefetching.

/** The target of a link that the router handles; undefined for all other links. */
export function placeOf(link: HTMLAnchorElement, base: string): string | undefined {
  if (link.target && link.target !== '_self') return undefined;
  if (link.hasAttribute('download') || link.origin !== location.origin) return undefined;
  const { pathname, search, hash } = link;
  if (!`${pathname}/`.startsWith(base) || isFile(pathname)) return undefined;
  // The browser handles links within the page.
  if (link.getAttribute('href')?.startsWith('#')) return undefined;
  return pathname + search + hash;
}

const isFile = (pathname: string) => /\.(?!html$)\w+$/.test(pathname);

const isPlainClick = (event: MouseEvent) =>
  event.button === 0 && !event.metaKey && !event.altKey && !event.ctrlKey && !event.shiftKey;

const linkOf = ({ target }: Event) =>
  target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;

/** Handles clicks on links within the site. Returns a cleanup. */
export function followLinks(history: History, base: string): () => void {
  const stop = new AbortController();
  const { signal } = stop;
  const onClick = (event: MouseEvent) => {
    const link = linkOf(event);
    if (!link || event.defaultPrevented || !isPlainClick(event)) return;
    const place = placeOf(link, base);
    if (place === undefined) return;
    event.preventDefault();
    recordClick(link);
    const isCurrent = place === history.createHref(history.location);
    if (isCurrent) history.replace(place);
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
    document.addEventListener(sign, measureFrames, { signal, passive: true });
  return () => stop.abort();
}

/** How many links of a page are prefetched: each costs bandwidth for readers who never follow it. */
const MAX_PREFETCHED = 2;

/**
 * Prefetches the first pages whose links enter the viewport in the sections of an article. Others are prefetched on
 * hover: links in breadcrumbs and page header, glossary terms, whose definitions are in the page, and API references,
 * which are as large as ten pages.
 */
export function prefetchInSight(root: ParentNode, base: string): () => void {
  if (!('IntersectionObserver' in window)) return () => undefined;
  let left = MAX_PREFETCHED;
  const observer = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) {
      if (!isIntersecting) continue;
      observer.unobserve(target);
      const page = placeOf(target as HTMLAnchorElement, base)?.replace(/[?#].*/, '');
      if (page && left-- > 0) prefetching.prefetch(page);
    }
  });
  const prefetched = `section a:not(.term, [href^="${base}docs/apis/"])`;
  for (const link of root.querySelectorAll(prefetched)) observer.observe(link);
  return () => observer.disconnect();
}
