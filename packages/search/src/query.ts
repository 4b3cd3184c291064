import { namesIn } from './exact-form.ts';
import { words, definitionSubject, humps, type Word } from './words.ts';

/** A parsed question. */
export interface Query {
  words: QueryWord[];
  /** Names in it, which a text must contain as exact substrings. */
  names: string[];
  /** The whole question if it is more than one name and may be a copied sentence. */
  phrase: string | undefined;
  /** Whether the last word is still being typed. */
  open: boolean;
  /** Whether it is quoted: words then match without typo correction. */
  exact: boolean;
  /** Whether it looks copied rather than typed: a name, a path, a message. Then texts are compared too. */
  literal: boolean;
  /** The term's words if the question only asks for a definition. */
  meaningOf: string | undefined;
}

/** A word of a question. */
export interface QueryWord {
  term: string;
  /** Still being typed: nothing follows it, so it may be the beginning of a longer word. */
  open: boolean;
  stop: boolean;
  number: boolean;
}

/** A text of more words is not a sentence that a page could contain verbatim: `paste.ts` reduces it first. */
export const MAX_WORDS = 36;
const MAX_WORD_LENGTH = 40;
const QUOTED = /^\s*["“”]([^"“”]+)["“”]\s*$/;

/** Parses typed or pasted text. */
export function parseQuery(written: string): Query {
  const quoted = QUOTED.exec(written)?.[1];
  const text = quoted ?? written;
  const trailing = /[^\p{L}\p{N}\p{M}]$/u.test(text);
  const all = words(text).slice(0, MAX_WORDS);
  const names = namesIn(text);
  return {
    words: all.map(({ term }, at) => ({
      term: term.slice(0, MAX_WORD_LENGTH),
      open: !trailing && at === all.length - 1,
      stop: isStopWord(term),
      number: /^\d+$/.test(term) && (all.length > 1 || trailing),
    })),
    names,
    phrase: /\s/.test(text.trim()) ? text.trim() : undefined,
    open: !trailing,
    exact: quoted !== undefined,
    meaningOf: definitionSubject(text),
    literal: all.length > 1 || names.length > 0,
  };
}

/** Words that carry little information. */
const STOP_WORDS: ReadonlySet<string> = new Set(
  (
    'a about after all also am an and any are as at be been before but by can could did do does doing for ' +
    'from get gets getting had has have he her here his how i if im in into is it its just let ' +
    'me mine more my no not now of off on one or our out over own please put she should so some ' +
    'such than that the their them then there these they this those to too up us use used using ' +
    'was we were what whats when where which while who why will with would you your'
  ).split(' '),
);

/** Contractions, whose apostrophe is no part of a term. */
const NEGATION = /^(?:are|ca|could|did|do|does|has|have|is|was|were|wo|would)nt$/;

/** Whether a term carries little information. Such terms count only if a query has no others. */
export function isStopWord(term: string): boolean {
  return STOP_WORDS.has(term) || NEGATION.test(term);
}

/** How many words of a title a query can be expected to name; stop words count only if there are no others. */
export function countTitleWords(title: string, all: Word[]): number {
  let count = 0;
  let informative = 0;
  for (const word of all) {
    const parts = humps(title, word);
    for (const term of parts.length > 0 ? parts : [word.term]) {
      count += 1;
      if (!isStopWord(term)) informative += 1;
    }
  }
  return informative || count;
}
