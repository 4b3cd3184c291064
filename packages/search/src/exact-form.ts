import { dropJoiners } from './fold.ts';

/** Numbers and placeholders are equivalent: `57` in pasted text matches `{n}` in the docs. */
const VARIABLE = /\{\w+\}|<\w+>|\d+/g;
const APOSTROPHES = /['’]/g;
const SEPARATORS = /[^\p{L}\p{N}#]+/gu;
/** Replaces every number and placeholder in an exact form. */
export const NUMBER = '#';

/** A text reduced to its words for exact comparison: ` please wait # seconds `. */
export function exactForm(text: string): string {
  const plain = dropJoiners(text).toLowerCase().replace(APOSTROPHES, '');
  return ` ${plain.replace(VARIABLE, NUMBER).replace(SEPARATORS, ' ').trim()} `;
}

/** The longest run of consecutive question words that a text contains, as a half-open range of word indexes. */
export interface Run {
  from: number;
  to: number;
}

/**
 * Creates a function that finds the longest run of `words` (from an exact form) in another form; the first if several
 * are equally long. With `open`, the last word is still being typed and also matches as a prefix.
 */
export function createRunFinder(words: string[], open = false): (form: string) => Run {
  const joined = ` ${words.join(' ')} `;
  const starts = [0];
  for (const word of words) starts.push(starts.at(-1)! + word.length + 1);
  const endOf = (to: number): number => starts[to]! + (open && to === words.length ? 0 : 1);
  return (form) => {
    let best = { from: 0, to: 0 };
    for (let from = 0; from < words.length - (best.to - best.from); from++) {
      let to = from + (best.to - best.from);
      // A longer run from this word can only begin where the shorter one was found, or later.
      let at = 0;
      while (to < words.length) {
        at = form.indexOf(joined.slice(starts[from], endOf(to + 1)), at);
        if (at < 0) break;
        to += 1;
      }
      if (to - from > best.to - best.from) best = { from, to };
    }
    return best;
  };
}

/** How many words of an exact form are actual words, not numbers. */
export function countWords(words: string[]): number {
  return words.filter((word) => word !== '' && word !== NUMBER).length;
}

/** Punctuation around a name in a sentence. */
const PUNCTUATION = /^["'`([{<,;]+|["'`)\]}>,;:!?]+$/g;
/** Characters that occur inside names but not inside words of a sentence, or camel case. */
const SIGN = /^--?\w|[_/@#$=]|\w[.:]\w|\p{Ll}\p{Lu}/u;
/** In a question that is a single piece, a hyphen too. */
const SIGN_ALONE = /[^\p{L}\p{N}'’]/u;
/** The scheme and host of an address, which are the reader's own, and what follows its path. */
const HOST = /^\w+:\/\/[^/?#]*(?=\/)/;
const AFTER_PATH = /(?<=^\/.*)[?#].*/;
const MIN_LENGTH = 3;
const MAX_LENGTH = 120;
/** How many names of a question are searched for. */
export const MAX_NAMES = 6;

/**
 * The names in a question, to be found as exact substrings: `--host`, `and/or`, `cabinets.0.key`, `on_the_w`;
 * of an address its path.
 */
export function namesIn(question: string): string[] {
  const pieces = question.trim().toLowerCase() === '' ? [] : question.trim().split(/\s+/);
  const sign = pieces.length === 1 ? SIGN_ALONE : SIGN;
  const names = pieces
    .map((piece) => piece.replace(PUNCTUATION, '').replace(HOST, '').replace(AFTER_PATH, ''))
    .filter(
      (piece) => piece.length >= MIN_LENGTH && piece.length <= MAX_LENGTH && sign.test(piece),
    );
  return [...new Set(names)].slice(0, MAX_NAMES);
}

/** The path without a trailing id: `/orders/cabinets/` for `/orders/cabinets/77`. Empty if there is none or too little remains. */
export function shorterPath(name: string): string {
  const cut = /^(\/.+\/)[^/]*[\d{<:][^/]*\/?$/.exec(name)?.[1] ?? '';
  return cut.split('/').length > 3 ? cut : '';
}
