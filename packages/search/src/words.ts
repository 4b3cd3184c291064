import { fold } from './fold.ts';

/** A word of a text: its compared form, and where it stands in the text (UTF-16 units, end excluded). */
export interface Word {
  term: string;
  start: number;
  end: number;
}

const WORD = /[\p{L}\p{N}](?:[\p{L}\p{N}\p{M}\u200B-\u200D\u2060\uFEFF\u00AD]|['’](?=\p{L}))*/gu;
const HUMP = /(?<=[\p{Ll}\p{N}])(?=\p{Lu})|(?<=\p{Lu})(?=\p{Lu}\p{Ll})/u;
const NONE: string[] = [];
const LONGEST_COMPOUND = 40;

const ASCII_HUMP = /(?<=[a-z0-9])(?=[A-Z])|(?<=[A-Z])(?=[A-Z][a-z])/;
const ASCII = /^[\x00-\x7F]*$/;
/** What `WORD` finds in ASCII. Tables of all letters take longer to set up than the whole index to read. */
const ASCII_WORD = /[A-Za-z0-9](?:[A-Za-z0-9]|'(?=[A-Za-z]))*/g;

/** Whether a text has ASCII letters only. */
export const isAscii = (text: string): boolean => ASCII.test(text);

/** Splits a text at everything that is neither letter nor digit; `on_the_way` is three words. */
export function words(text: string): Word[] {
  const found: Word[] = [];
  for (const match of text.matchAll(isAscii(text) ? ASCII_WORD : WORD)) {
    const start = match.index;
    found.push({ term: fold(match[0]), start, end: start + match[0].length });
  }
  return found;
}

/** The words of a text as they are compared, in their order. */
export const plainTerms = (text: string): string[] => words(text).map(({ term }) => term);

/**
 * Every term a text is found by: its words, the humps of `claimRequest`, and names written with
 * `_` or `-` once more in one piece (`on_the_way` is also `ontheway`).
 */
export function terms(text: string, all = words(text)): string[] {
  return [...compounds(text, all), ...wordTerms(text, all)];
}

/** The words of a text, and the humps of names. */
export function wordTerms(text: string, all = words(text)): string[] {
  return all.flatMap((word) => [word.term, ...humps(text, word)]);
}

/** Names written with `_` or `-`, in one piece: `['ontheway']` for `mark on_the_way now`. */
export function compounds(text: string, all: Word[] = words(text)): string[] {
  const found: string[] = [];
  if (!/[_-]/.test(text)) return found;
  let joined = '';
  let pieces = 0;
  const end = (): void => {
    if (pieces > 1 && joined.length <= LONGEST_COMPOUND) found.push(joined);
  };
  all.forEach((word, at) => {
    const before = all[at - 1];
    const glue = before?.end === word.start - 1 ? text[before.end] : undefined;
    if (glue !== '_' && glue !== '-') {
      end();
      joined = '';
      pieces = 0;
    }
    joined += word.term;
    pieces += 1;
  });
  end();
  return found;
}

/** The parts of a name written with humps: `['create', 'order']` for `createOrder`; else none. */
export function humps(text: string, { term, start, end }: Word): string[] {
  if (text.endsWith(term.slice(1), end)) return NONE;
  const name = text.slice(start, end);
  const parts = name.split(isAscii(name) ? ASCII_HUMP : HUMP).map(fold);
  return parts.length > 1 && parts.every((part) => part.length > 1) ? parts : NONE;
}

const ASKED =
  /^\s*(?:what(?:['’]?s| is| are)|define|definition of|meaning of)\s+(?:(?:an?|the)\s+)?(.+)$|^\s*what do(?:es)?\s+(.+)\s+mean\W*$/iu;

/** A longer question asks more than a meaning, in characters; and the pattern above would take its time. */
const LONGEST = 80;

/** The words of a thing, where a question asks only what that is or means; undefined where it asks anything else. */
export function meaningAsked(question: string): string | undefined {
  if (question.length > LONGEST) return undefined;
  const [, thing, said] = ASKED.exec(question) ?? [];
  const named = thing ?? said;
  return named === undefined ? undefined : inWords(named);
}

const inWords = (text: string): string => joined(words(text));

/** The words of a title as `meaningAsked` gives those of a thing, to compare them. */
export const joined = (all: Word[]): string => all.map(({ term }) => term).join(' ');
