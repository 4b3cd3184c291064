import { startTransition, useEffect, useState } from 'react';

// Stands in for the theme's useWindowSize, whose first answer makes every phone draw the page again in
// one long task; here input goes first.

type Size = 'desktop' | 'mobile' | 'ssr';

/** The wider of the two is a desktop; the style sheets change at the same width. */
const BREAKPOINT = 996;

export function useWindowSize({ desktopBreakpoint = BREAKPOINT } = {}): Size {
  const [size, setSize] = useState<Size>('ssr');
  useEffect(() => {
    const measure = () =>
      startTransition(() => setSize(window.innerWidth > desktopBreakpoint ? 'desktop' : 'mobile'));
    measure();
    window.addEventListener('resize', measure);
    return () => window.removeEventListener('resize', measure);
  }, [desktopBreakpoint]);
  return size;
}
