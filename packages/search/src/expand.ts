import { findTerm, type Dictionary } from './dictionary.ts';
import { addBegun, completeness, knownForms, lengthOf, raise, type Shares } from './known-forms.ts';
import { joinWords, splitJoined } from './join-words.ts';
import { noDeadline, type Deadline } from './deadline.ts';
import type { Query, QueryWord } from './query.ts';
import { meantBy, type SynonymTable } from './synonyms.ts';
import { closeTerms, type CloseTerm } from './typo-walk.ts';

/** One thing a question asks for, and the terms of the index that may answer it. */
export interface Wanted {
  terms: Shares;
  /** A word that says little: it counts where a question has no others. */
  minor: boolean;
  /** Said again in another form: it helps to rank, its absence costs nothing. */
  extra: boolean;
  /** What a term that is not the word itself counts where it stands in a text only, from 0 to 1. */
  inText: number;
  /** The word of the index that an unknown one is taken for. */
  corrected?: { word: string; id: number } | undefined;
}

/** How much a term counts that was guessed from a word the index does not know. */
const SHARE = { split: 0.85, oneEdit: 0.6, twoEdits: 0.4 };
/** Hardly anyone mistypes the first letter, so a word that begins otherwise is hardly meant. */
const OTHER_FIRST_LETTER = 0.6;
/** How well the first word that is meant stands for the reader's own, and the others; a little less where that is known. */
const SYNONYM = { first: 0.8, other: 0.55, known: 0.7 };

/** The share of the time that may go by before the words that are left are left out. */
const TIME_TO_EXPAND = 0.6;

/**
 * Prepares turning a question into what to look for, word by word, in the terms this index knows. What was found for a word
 * of the last question serves again: a letter later all words but one are the same.
 */
export function createExpander(
  dictionary: Dictionary,
  synonyms: SynonymTable,
): (query: Query, deadline?: Deadline) => Wanted[] {
  let known = new Map<string, Wanted[]>();
  return (query, deadline = noDeadline) => {
    const before = known;
    known = new Map();
    return expand(query, dictionary, synonyms, deadline, (word) => {
      const key = JSON.stringify([word, query.exact]);
      const wanted = before.get(key) ?? expandWord(word, dictionary, synonyms, query.exact);
      known.set(key, wanted);
      // Its neighbors add to the terms of a word.
      return wanted.map((one) => ({ ...one, terms: new Map(one.terms) }));
    });
  };
}

function expand(
  query: Query,
  dictionary: Dictionary,
  synonyms: SynonymTable,
  deadline: Deadline,
  wantedFor: (word: QueryWord) => Wanted[],
): Wanted[] {
  const byWord: Wanted[][] = [];
  for (const word of query.words) {
    if (byWord.length > 0 && deadline.isPast(TIME_TO_EXPAND)) break;
    byWord.push(wantedFor(word));
  }
  const read = query.words.slice(0, byWord.length);
  const whole = byWord.every((parts) => parts.length === 1) && !deadline.isPast(TIME_TO_EXPAND);
  const extras = whole ? joinWords(read, byWord.flat(), dictionary, synonyms) : [];
  return [
    ...byWord.flat(),
    ...extras.map((terms) => ({ terms, minor: false, extra: true, inText: 1 })),
  ];
}

function expandWord(
  word: QueryWord,
  dictionary: Dictionary,
  synonyms: SynonymTable,
  exact: boolean,
): Wanted[] {
  const known = word.stop ? exactly(word.term, dictionary) : knownForms(word.term, dictionary);
  const isKnown = known.size > 0;
  if (word.open) addBegun(known, word.term, dictionary);
  const meant = meantBy([word.term], synonyms);
  const isSaid = isKnown || word.number || meant !== undefined;
  const parts = isSaid ? [] : splitJoined(word.term, dictionary);
  const minor = word.stop || (word.number && (!isKnown || word.term.length < 3));
  const isUnknown = known.size === 0 && !word.number && !(meant && !word.open);
  const taken = isUnknown && !exact ? addGuesses(known, word, dictionary) : undefined;
  const corrected =
    taken === undefined || parts.length > 0 || meant ? undefined : { word: word.term, id: taken };
  meant?.forEach((one, at) => {
    const share = (at === 0 ? SYNONYM.first : SYNONYM.other) * (isKnown ? SYNONYM.known : 1);
    for (const [id, own] of knownForms(one, dictionary)) raise(known, id, own * share);
  });
  if (parts.length === 0)
    return [{ terms: known, minor, extra: false, inText: inText(word), corrected }];
  return parts.map((part) => {
    const terms: Shares = new Map(known);
    for (const [id, own] of knownForms(part, dictionary)) raise(terms, id, own * SHARE.split);
    return { terms, minor: false, extra: false, inText: 1 };
  });
}

/** The first letters of a word that is still being typed tell nothing of texts. */
const inText = ({ open, term }: QueryWord): number => (open && term.length <= 2 ? 0 : 1);

function exactly(term: string, dictionary: Dictionary): Shares {
  const id = findTerm(dictionary, term);
  return new Map(id < 0 ? [] : [[id, 1]]);
}

/**
 * What an unknown word may have been meant to be: one with a typo, or the beginning of a longer one. Answers
 * the one it most likely was, where that is a whole word.
 */
function addGuesses(
  terms: Shares,
  { term, open }: QueryWord,
  dictionary: Dictionary,
): number | undefined {
  const isBegun = terms.size > 0;
  const most = editsAllowed(term);
  if (most === 0) return undefined;
  const first = term.charCodeAt(0);
  const share = ({ id, edits }: CloseTerm): number =>
    (edits === 1 ? SHARE.oneEdit : SHARE.twoEdits) *
    (dictionary.letters[dictionary.starts[id]!] === first ? 1 : OTHER_FIRST_LETTER);
  let likely: CloseTerm | undefined;
  for (const close of closeTerms(dictionary, term, most)) {
    raise(terms, close.id, share(close));
    if (!likely || share(close) > share(likely)) likely = close;
  }
  const taken = isBegun ? undefined : likely?.id;
  if (!open) return taken;
  for (const close of closeTerms(dictionary, term, most, true)) {
    const complete = completeness(term.length, lengthOf(dictionary, close.id));
    raise(terms, close.id, share(close) * 0.8 * complete);
  }
  return taken;
}

/** One typo from four letters, two from eight. */
function editsAllowed(term: string): number {
  return term.length < 4 ? 0 : term.length < 8 ? 1 : 2;
}
