import { roles } from '@site/content/readers.ts';
import { readAs } from '../../role-filter/remember.ts';
import type { Island } from './island.ts';

/** Who goes in by the door of one kind of reader reads as one from then on. */
export const chooseReaderAtDoor: Island = (article) => {
  const choose = ({ target }: Event) => {
    const door = (target as Element).closest('a')?.closest<HTMLElement>('.role-door');
    const reader = roles.find((role) => role === door?.dataset['reader']);
    if (reader) readAs(reader);
  };
  article.addEventListener('click', choose);
  return () => article.removeEventListener('click', choose);
};
