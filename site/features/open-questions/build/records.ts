import type { Section } from '@frontline/search';
import { anchorOf, ownerName, type OpenQuestion } from '../shared/question.ts';
import { openQuestions } from './register.ts';

/** What answers comes before what only says that nothing does, unless that fits clearly better. */
const WEIGHT = 0.5;

/** A record of the search for each row of a product, with the anchor of its row. */
export const questionRecords = (product: string): Section[] =>
  openQuestions()
    .filter((row) => row.product === product)
    .map(recordOf);

/** The record of one row. Its text begins with its kind (features/search/page/kind.ts). */
export const recordOf = (row: OpenQuestion): Section => ({
  title: row.question.replaceAll('`', ''),
  anchor: anchorOf(row),
  text: `Not documented. ${ownerName(row.owner)} knows.${row.until ? ` Until then: ${row.until}` : ''}`,
  keywords: row.said,
  weight: WEIGHT,
});
