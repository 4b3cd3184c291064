import { translate } from '@docusaurus/Translate';
import { onMac } from '../../../../features/search/page/search-key.ts';
import type { Island } from '../../error-boundary/start-isolated.ts';

/** The large search button focuses the search bar, at once or when its index has loaded. */
export const openSearchDoor: Island = (article, signal) => {
  const door = article.querySelector<HTMLElement>('[data-search-door] button');
  if (!door) return;
  const keys = door.querySelector('kbd')!;
  if (onMac()) keys.textContent = '⌘ K';
  const words = door.querySelector('span')!;
  const resting = words.textContent;
  const rest = () => {
    words.textContent = resting;
    door.removeAttribute('aria-busy');
  };
  const open = () => {
    words.textContent = translate({ message: 'Loading the search...' });
    door.setAttribute('aria-busy', 'true');
    addEventListener('focusin', rest, { once: true, signal });
    document.dispatchEvent(new Event('search-wanted'));
  };
  door.addEventListener('click', open, { signal });
};
