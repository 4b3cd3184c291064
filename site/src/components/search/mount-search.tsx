import { hydrateRoot } from 'react-dom/client';
import SearchBar from '@site/src/theme/SearchBar/index.tsx';

/** Takes over the field that the server has drawn, and what was typed into it. */
export function mountSearch(slot: HTMLElement, isWanted: boolean): void {
  hydrateRoot(slot, <SearchBar isWanted={isWanted} />);
}
