import { onReaderChange } from '../../role-filter/reading-as.ts';
import { currentReader } from '../../role-filter/remember.ts';
import type { Island } from './island.ts';

/** What is for one kind of reader stands open for those who said they are of that kind. */
export const openForReader: Island = (article) => {
  const folds = [...article.querySelectorAll<HTMLDetailsElement>('details[data-for]')];
  if (folds.length === 0) return undefined;
  const open = (some: HTMLDetailsElement[]) => {
    for (const fold of some) {
      fold.open = fold.dataset['for'] === currentReader();
      fold.dataset['settled'] = '';
    }
  };
  // What an author had open before an edit is settled already (edited-page.ts).
  open(folds.filter((fold) => fold.dataset['settled'] === undefined));
  return onReaderChange(() => open(folds));
};
