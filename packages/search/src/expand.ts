import { findTerm, type Dictionary } from './dictionary.ts';
import { addCompletions, completeness, knownForms, raise, type Shares } from './known-forms.ts';
import { joinWords, splitJoined } from './join-words.ts';
import { noDeadline, type Deadline } from './deadline.ts';
import type { Query, QueryWord } from './query.ts';
import { synonymsOf, type SynonymTable } from './synonyms.ts';
import { closeTerms, type CloseTerm } from './typo-walk.ts';

/** One thing that a question asks for, and the terms of the index that may match it. */
export interface Clause {
  terms: Shares;
  /** A stop word or short number: it counts only if a question has nothing else. */
  minor: boolean;
  /** Repeats other words in another form: it improves the ranking, and its absence costs nothing. */
  extra: boolean;
  /** Factor, from 0 to 1, for a term that is not the word itself and occurs only in a text. */
  inText: number;
  /** The index word that replaces an unknown one. */
  corrected?: { word: string; id: number } | undefined;
}

/** Shares of terms that were guessed from a word the index does not know. */
const SHARE = { split: 0.85, oneEdit: 0.6, twoEdits: 0.4 };
/** The first letter is rarely mistyped, so a term with another one is an unlikely correction. */
const OTHER_FIRST_LETTER = 0.6;
/** Shares of the first and the other synonyms of a word; a factor less if the index knows the word itself. */
const SYNONYM = { first: 0.8, other: 0.55, known: 0.7 };

/** The share of the time limit after which remaining words are skipped. */
const TIME_TO_EXPAND = 0.6;

/**
 * Creates the function that turns a question into clauses, word by word, in terms of this index. It caches the clauses
 * of the last question's words: one letter later, all words but one are the same.
 */
export function createExpander(
  dictionary: Dictionary,
  synonyms: SynonymTable,
): (query: Query, deadline?: Deadline) => Clause[] {
  let known = new Map<string, Clause[]>();
  return (query, deadline = noDeadline) => {
    const before = known;
    known = new Map();
    return expand(query, dictionary, synonyms, deadline, (word) => {
      const key = JSON.stringify([word, query.exact]);
      const clauses = before.get(key) ?? expandWord(word, dictionary, synonyms, query.exact);
      known.set(key, clauses);
      // Neighboring words add to the terms of a clause, so the cached one is copied.
      return clauses.map((one) => ({ ...one, terms: new Map(one.terms) }));
    });
  };
}

function expand(
  query: Query,
  dictionary: Dictionary,
  synonyms: SynonymTable,
  deadline: Deadline,
  clausesFor: (word: QueryWord) => Clause[],
): Clause[] {
  const byWord: Clause[][] = [];
  for (const word of query.words) {
    if (byWord.length > 0 && deadline.isPast(TIME_TO_EXPAND)) break;
    byWord.push(clausesFor(word));
  }
  const words = query.words.slice(0, byWord.length);
  const isPlain = byWord.every((parts) => parts.length === 1) && !deadline.isPast(TIME_TO_EXPAND);
  const extras = isPlain ? joinWords(words, byWord.flat(), dictionary, synonyms) : [];
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
): Clause[] {
  const known = word.stop ? exactly(word.term, dictionary) : knownForms(word.term, dictionary);
  const isKnown = known.size > 0;
  if (word.open) addCompletions(known, word.term, dictionary);
  const meanings = synonymsOf([word.term], synonyms);
  const isRecognized = isKnown || word.number || meanings !== undefined;
  const parts = isRecognized ? [] : splitJoined(word.term, dictionary);
  const minor = word.stop || (word.number && (!isKnown || word.term.length < 3));
  const isUnknown = known.size === 0 && !word.number && !word.stop && !(meanings && !word.open);
  const correction = isUnknown && !exact ? addGuesses(known, word, dictionary) : undefined;
  const corrected =
    correction === undefined || parts.length > 0 || meanings
      ? undefined
      : { word: word.term, id: correction };
  meanings?.forEach((one, at) => {
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

/** The first letters of a word being typed are no evidence in a text. */
const inText = ({ open, term }: QueryWord): number => (open && term.length <= 2 ? 0 : 1);

function exactly(term: string, dictionary: Dictionary): Shares {
  const id = findTerm(dictionary, term);
  return new Map(id < 0 ? [] : [[id, 1]]);
}

/**
 * Adds what an unknown word may have been meant to be: a term with a typo in it, or the beginning of a longer one.
 * Returns the likeliest whole word.
 */
function addGuesses(
  terms: Shares,
  { term, open }: QueryWord,
  dictionary: Dictionary,
): number | undefined {
  const isPrefix = terms.size > 0;
  const maxEdits = editsAllowed(term);
  if (maxEdits === 0) return undefined;
  const share = ({ id, edits }: CloseTerm): number =>
    (edits === 1 ? SHARE.oneEdit : SHARE.twoEdits) *
    (dictionary[id]![0] === term[0] ? 1 : OTHER_FIRST_LETTER);
  let likely: CloseTerm | undefined;
  for (const close of closeTerms(dictionary, term, maxEdits)) {
    raise(terms, close.id, share(close));
    if (!likely || share(close) > share(likely)) likely = close;
  }
  const correction = isPrefix ? undefined : likely?.id;
  if (!open) return correction;
  for (const close of closeTerms(dictionary, term, maxEdits, true)) {
    const complete = completeness(term, dictionary[close.id]!);
    raise(terms, close.id, share(close) * 0.8 * complete);
  }
  return correction;
}

/** One typo from four letters, two from eight. */
function editsAllowed(term: string): number {
  return term.length < 4 ? 0 : term.length < 8 ? 1 : 2;
}
