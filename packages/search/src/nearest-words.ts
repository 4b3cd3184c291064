import { termAt, type Dictionary } from './dictionary.ts';
import type { Deadline } from './deadline.ts';
import type { Query } from './query.ts';
import { closeTerms, type CloseTerm } from './typo-walk.ts';

const EDITS = 2;
const MOST = 4;

/** The words of the index closest to those of a question that found nothing, closest first, at most four. */
export function nearestWords(
  { words }: Query,
  dictionary: Dictionary,
  deadline: Deadline,
): string[] {
  const close: CloseTerm[] = [];
  for (const { term, number } of words) {
    if (term.length <= 2 || number) continue;
    if (deadline.isPast()) break;
    close.push(...closeTerms(dictionary, term, Math.min(EDITS, term.length - 2)));
  }
  close.sort((one, other) => one.edits - other.edits || one.id - other.id);
  const found = close.map(({ id }) => termAt(dictionary, id)).filter((term) => term.length > 2);
  return [...new Set(found)].slice(0, MOST);
}
