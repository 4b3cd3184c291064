import { dropJoiners } from './fold.ts';

/** Numbers and placeholders are one: `57` in what is pasted stands for `{n}` in what is documented. */
const VARIABLE = /\{\w+\}|<\w+>|\d+/g;
const APOSTROPHES = /['’]/g;
const SEPARATORS = /[^\p{L}\p{N}#]+/gu;
/** What stands for any number in a literal form. */
export const NUMBER = '#';

/** A text reduced to its words for literal comparison: ` please wait # seconds `. */
export function exactForm(text: string): string {
  const plain = dropJoiners(text).toLowerCase().replace(APOSTROPHES, '');
  return ` ${plain.replace(VARIABLE, NUMBER).replace(SEPARATORS, ' ').trim()} `;
}

/** The longest run of consecutive words of a question that a text holds: from word, to before word. */
export interface Run {
  from: number;
  to: number;
}

/**
 * Prepares finding the longest run of `wanted` (words of a literal form) in a form; the first of equals. With
 * `open`, the last word is still being typed and may be the beginning of a longer one.
 */
export function createRunFinder(wanted: string[], open = false): (form: string) => Run {
  const asked = ` ${wanted.join(' ')} `;
  const starts = [0];
  for (const word of wanted) starts.push(starts.at(-1)! + word.length + 1);
  const endOf = (to: number): number => starts[to]! + (open && to === wanted.length ? 0 : 1);
  return (form) => {
    let best = { from: 0, to: 0 };
    for (let from = 0; from < wanted.length - (best.to - best.from); from++) {
      let to = from + (best.to - best.from);
      // Where a run was held, its next word stands right behind it.
      let at = 0;
      while (to < wanted.length) {
        at = form.indexOf(asked.slice(starts[from], endOf(to + 1)), at);
        if (at < 0) break;
        to += 1;
      }
      if (to - from > best.to - best.from) best = { from, to };
    }
    return best;
  };
}

/** How many words of a literal form say something; numbers are whatever they are. */
export function countWords(words: string[]): number {
  return words.filter((word) => word !== '' && word !== NUMBER).length;
}

/** What stands around a name in a sentence, and is no part of it. */
const AROUND = /^["'`([{<,;]+|["'`)\]}>,;:!?]+$/g;
/** Signs that names have within them and words of a sentence have not, or a hump. */
const SIGN = /^--?\w|[_/@#$=]|\w[.:]\w|\p{Ll}\p{Lu}/u;
/** In a question that is one piece, a hyphen too. */
const SIGN_ALONE = /[^\p{L}\p{N}'’]/u;
/** The scheme and the host of an address, which are the asker's own, and what stands behind its path. */
const HOST = /^\w+:\/\/[^/?#]*(?=\/)/;
const BEHIND_PATH = /(?<=^\/.*)[?#].*/;
const SHORTEST = 3;
const LONGEST = 120;
/** So many names of a question are looked for. */
export const MOST_NAMES = 6;

/**
 * The names in a question, which a text must hold letter by letter: `--host`, `and/or`,
 * `cabinets.0.key`, `on_the_w`; of an address its path.
 */
export function namesIn(question: string): string[] {
  const pieces = question.trim().toLowerCase() === '' ? [] : question.trim().split(/\s+/);
  const sign = pieces.length === 1 ? SIGN_ALONE : SIGN;
  const names = pieces
    .map((piece) => piece.replace(AROUND, '').replace(HOST, '').replace(BEHIND_PATH, ''))
    .filter((piece) => piece.length >= SHORTEST && piece.length <= LONGEST && sign.test(piece));
  return [...new Set(names)].slice(0, MOST_NAMES);
}

/** The same path without the id that ends it: `/orders/cabinets/` for `/orders/cabinets/77`. Else, or when little is left, empty. */
export function shorterPath(name: string): string {
  const cut = /^(\/.+\/)[^/]*[\d{<:][^/]*\/?$/.exec(name)?.[1] ?? '';
  return cut.split('/').length > 3 ? cut : '';
}
