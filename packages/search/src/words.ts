import { fold } from './fold.ts';

/** A word of a text: its compared form, and where it stands in the text (UTF-16 units, end excluded). */
export interface Word {
  term: string;
  start: number;
  end: number;
}

const WORD = /[\p{L}\p{N}](?:[\p{L}\p{N}\p{M}\u200B-\u200D\u2060\uFEFF\u00AD]|['’](?=\p{L}))*/gu;
const HUMP = /(?<=[\p{Ll}\p{N}])(?=\p{Lu})|(?<=\p{Lu})(?=\p{Lu}\p{Ll})/u;
const LONGEST_COMPOUND = 40;

/** Splits a text at everything that is neither letter nor digit; `on_the_way` is three words. */
export function words(text: string): Word[] {
  const found: Word[] = [];
  for (const match of text.matchAll(WORD)) {
    const start = match.index;
    found.push({ term: fold(match[0]), start, end: start + match[0].length });
  }
  return found;
}

/**
 * Every term a text is found by: its words, the humps of `claimRequest`, and names written with
 * `_` or `-` once more in one piece (`on_the_way` is also `ontheway`).
 */
export function terms(text: string): string[] {
  const all = words(text);
  return [...all.flatMap((word) => [word.term, ...humps(text, word)]), ...compounds(text, all)];
}

/** Names written with `_` or `-`, in one piece: `['ontheway']` for `mark on_the_way now`. */
export function compounds(text: string, all: Word[] = words(text)): string[] {
  const found: string[] = [];
  let joined = '';
  let pieces = 0;
  all.forEach((word, at) => {
    const before = all[at - 1];
    const glued = before !== undefined && /^[_-]$/.test(text.slice(before.end, word.start));
    if (!glued) {
      if (pieces > 1) found.push(joined);
      joined = '';
      pieces = 0;
    }
    joined += word.term;
    pieces += 1;
  });
  if (pieces > 1) found.push(joined);
  return found.filter((name) => name.length <= LONGEST_COMPOUND);
}

/** The parts of a name written with humps: `['create', 'order']` for `createOrder`; else none. */
export function humps(text: string, { start, end }: Word): string[] {
  const parts = text.slice(start, end).split(HUMP).map(fold);
  return parts.length > 1 && parts.every((part) => part.length > 1) ? parts : [];
}
