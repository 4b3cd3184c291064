import { useEffect, useState, type RefObject } from 'react';

/**
 * Whether the content of an element is wider than the element, so that it can be scrolled. Only then
 * should it take focus: a reader with a keyboard needs it to scroll, and a stop too many otherwise.
 */
export function useScrolls(ref: RefObject<HTMLElement | null>): boolean {
  const [scrolls, setScrolls] = useState(false);
  useEffect(() => {
    const element = ref.current;
    if (!element) return undefined;
    const observer = new ResizeObserver(() =>
      setScrolls(element.scrollWidth > element.clientWidth),
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [ref]);
  return scrolls;
}

/** What a scroller needs to be reached and named, or nothing while it has nothing to scroll. */
export const scrollerProps = (scrolls: boolean, label: string) =>
  scrolls ? { tabIndex: 0, role: 'group', 'aria-label': label } : {};
