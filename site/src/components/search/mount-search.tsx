import { flushSync } from 'react-dom';
import { hydrateRoot } from 'react-dom/client';
import SearchBar from '@site/src/theme/SearchBar/index.tsx';

/**
 * Takes over the field that the server has drawn, and what was typed into it. At once: a focus that React heard of
 * while it is still at it would be told later, when the reader may have moved on.
 */
export function mountSearch(slot: HTMLElement, isWanted: boolean): void {
  flushSync(() => hydrateRoot(slot, <SearchBar isWanted={isWanted} />));
}
