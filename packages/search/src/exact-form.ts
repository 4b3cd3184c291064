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
 * Finds the longest run of `wanted` (words of a literal form) in `form`; the first of equals. With
 * `open`, the last word is still being typed and may be the beginning of a longer one.
 */
export function longestRun(wanted: string[], form: string, open = false): Run {
  let best = { from: 0, to: 0 };
  for (let from = 0; from < wanted.length - (best.to - best.from); from++) {
    let to = from + (best.to - best.from);
    while (to < wanted.length && form.includes(phrase(wanted, from, to + 1, open))) to += 1;
    if (to - from > best.to - best.from) best = { from, to };
  }
  return best;
}

/** How many words of a literal form say something; numbers are whatever they are. */
export function countWords(words: string[]): number {
  return words.filter((word) => word !== '' && word !== NUMBER).length;
}

function phrase(wanted: string[], from: number, to: number, open: boolean): string {
  return ` ${wanted.slice(from, to).join(' ')}${open && to === wanted.length ? '' : ' '}`;
}
