import { inWords } from './meaning.ts';
import type { Query } from './query.ts';
import type { Ranked } from './rank.ts';
import { titleOf, type Index } from './read-index.ts';
import { stem } from './stem.ts';
import { plainTerms } from './words.ts';

/** What is known of whoever asks. Each lends a little weight, and never hides anything. */
export interface Asker {
  /** The groups of readers to which the asker belongs, one bit each; 0 where that is not known. */
  readers: number;
  /** The group of the page on which the question is asked; empty elsewhere. */
  group: string;
}

/** What a section of a reference counts for a question in plain words, beside a guide that answers. */
const REFERENCE = 0.9;
const LENT = { readers: 1.4, group: 1.1 };
/** What a page counts more whose group the question names. */
const NAMED = 1.2;
/** What a section of a guide weighs that is called what the question asks the meaning of. */
const ENTRY = 3;
/** For each group of readers that a page is for: decides between equals only. */
const TIE = 0.002;

/** Words that only those say who write programs. */
const TECHNICAL = new Set(
  (
    'api apis array auth authorization body boolean call callback curl delete endpoint endpoints enum error errors ' +
    'field fields form get header headers hmac http https idempotency idempotent integer json key method nullable ' +
    'object openapi operation operations parameter parameters patch path payload post put query request requests ' +
    'response rest schema schemas sha1 signature status string token url validation webhook webhooks'
  ).split(' '),
);

/** Brings forward what fits the question's tone, the group of pages that it names, and the asker. Changes the scores in place. */
export function boost(
  ranked: Ranked[],
  query: Query,
  { pages, sections }: Index,
  { readers, group }: Asker,
): void {
  const isPlain = saysNothingTechnical(query);
  const named = groupsNamed(query, pages);
  const factors = pages.map((page) => {
    let factor = 1 + TIE * bitCount(page.readers);
    if (isPlain && page.isReference) factor *= REFERENCE;
    if ((page.readers & readers) !== 0) factor *= LENT.readers;
    if (group !== '' && page.group === group) factor *= LENT.group;
    if (named.has(page.group)) factor *= NAMED;
    return factor;
  });
  for (const one of ranked) {
    const page = sections.page[one.section]!;
    one.score *= factors[page]!;
    if (query.meaningOf === undefined || pages[page]!.isReference) continue;
    const isEntry = inWords(titleOf(sections, one.section)) === query.meaningOf;
    if (isEntry) one.score *= (ENTRY * 255) / Math.max(1, sections.weight[one.section]!);
  }
}

function saysNothingTechnical({ words, names, pasted }: Query): boolean {
  return (
    names.length === 0 &&
    !pasted &&
    words.length > 1 &&
    !words.some(({ term, number }) => number || TECHNICAL.has(term))
  );
}

/** The groups of pages whose whole name stands in the question. */
function groupsNamed({ words }: Query, pages: Index['pages']): Set<string> {
  const asked = spaced(words.map(({ term }) => term));
  const groups = new Set(pages.map(({ group }) => group));
  groups.delete('');
  for (const group of groups) if (!asked.includes(spaced(plainTerms(group)))) groups.delete(group);
  return groups;
}

const spaced = (terms: string[]): string => ` ${terms.map(stem).join(' ')} `;

function bitCount(mask: number): number {
  let count = 0;
  for (let left = mask; left !== 0; left &= left - 1) count += 1;
  return count;
}
