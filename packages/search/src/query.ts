import { namesIn } from './exact-form.ts';
import { words, meaningAsked, humps, type Word } from './words.ts';

/** A question as the engine reads it. */
export interface Query {
  words: QueryWord[];
  /** Names that stand in it, which a text must hold letter by letter. */
  names: string[];
  /** All of it, where it is more than one name and may be a copied sentence. */
  phrase: string | undefined;
  /** Whether the last word is still being typed. */
  open: boolean;
  /** Whether it stands in quotes: its words are meant as they are written. */
  exact: boolean;
  /** Whether it looks copied rather than typed: a name, a path, a message. The text then decides. */
  literal: boolean;
  /** The words of the thing, where all it asks is what that is or means. */
  meaningOf: string | undefined;
}

/** A word of a question. */
export interface QueryWord {
  term: string;
  /** Still being typed: nothing follows it, so longer words may be meant. */
  open: boolean;
  stop: boolean;
  number: boolean;
}

/** A text of more words is no sentence that a page could hold as a whole: `paste.ts` reduces it first. */
export const MOST_WORDS = 36;
const LONGEST_WORD = 40;
const QUOTED = /^\s*["“”]([^"“”]+)["“”]\s*$/;

/** Reads what a person typed or pasted. */
export function parseQuery(written: string): Query {
  const quoted = QUOTED.exec(written)?.[1];
  const text = quoted ?? written;
  const trailing = /[^\p{L}\p{N}\p{M}]$/u.test(text);
  const all = words(text).slice(0, MOST_WORDS);
  const names = namesIn(text);
  return {
    words: all.map(({ term }, at) => ({
      term: term.slice(0, LONGEST_WORD),
      open: !trailing && at === all.length - 1,
      stop: isStopWord(term),
      number: /^\d+$/.test(term) && (all.length > 1 || trailing),
    })),
    names,
    phrase: /\s/.test(text.trim()) ? text.trim() : undefined,
    open: !trailing,
    exact: quoted !== undefined,
    meaningOf: meaningAsked(text),
    literal: all.length > 1 || names.length > 0,
  };
}

/** Words that say little about a text. */
const STOP_WORDS: ReadonlySet<string> = new Set(
  (
    'a about after all also am an and any are as at be been before but by can could did do does doing dont for ' +
    'from get gets getting had has have he her here his how i if im in into is isnt it its just let ' +
    'me mine more my no not now of off on one or our out over own please put she should so some ' +
    'such than that the their them then there these they this those to too up us use used using ' +
    'was we were what whats when where which while who why will with would you your'
  ).split(' '),
);

/** Whether a term says little about a text. Such words count only when a query has no others. */
export function isStopWord(term: string): boolean {
  return STOP_WORDS.has(term);
}

/** How many words of a title a query can be expected to name; stop words count only when alone. */
export function countTitleWords(title: string, all: Word[]): number {
  let count = 0;
  let telling = 0;
  for (const word of all) {
    const parts = humps(title, word);
    for (const term of parts.length > 0 ? parts : [word.term]) {
      count += 1;
      if (!isStopWord(term)) telling += 1;
    }
  }
  return telling || count;
}
