import { useEffect } from 'react';
import { useLocation } from '@docusaurus/router';
import { takeArrival } from './arrival.ts';

/** Highlights, on a page that a hit has led to, the words searched for; Escape takes it away. */
export function useArrival(): void {
  const { pathname, hash, key } = useLocation();
  useEffect(() => {
    const terms = takeArrival(pathname + hash);
    if (terms.length === 0) return undefined;
    const highlight = import('./highlight.ts').then(
      ({ highlightWords }) => highlightWords(terms),
      () => undefined,
    );
    const clear = (): void => void highlight.then((end) => end?.());
    const onKey = ({ key }: KeyboardEvent): void => {
      if (key === 'Escape') clear();
    };
    document.addEventListener('keydown', onKey);
    return () => {
      document.removeEventListener('keydown', onKey);
      clear();
    };
  }, [pathname, hash, key]);
}
