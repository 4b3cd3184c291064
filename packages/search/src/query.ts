import { namesIn } from './exact-form.ts';
import { isStopWord } from './stop-words.ts';
import { words, meaningAsked } from './words.ts';

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
