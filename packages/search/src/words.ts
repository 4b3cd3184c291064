import { fold } from './fold.ts';

/** A word of a text: its compared form, and its range in the text (UTF-16 units, end excluded). */
export interface Word {
  term: string;
  start: number;
  end: number;
}

const WORD = /[\p{L}\p{N}](?:[\p{L}\p{N}\p{M}\u200B-\u200D\u2060\uFEFF\u00AD]|['’](?=\p{L}))*/gu;
const HUMP = /(?<=[\p{Ll}\p{N}])(?=\p{Lu})|(?<=\p{Lu})(?=\p{Lu}\p{Ll})/u;
const NONE: string[] = [];
const MAX_COMPOUND_LENGTH = 40;

const ASCII_HUMP = /(?<=[a-z0-9])(?=[A-Z])|(?<=[A-Z])(?=[A-Z][a-z])/;
const ASCII = /^[\x00-\x7F]*$/;
/** `WORD` for ASCII. Unicode classes take longer to compile than reading the whole index. */
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

/** The words of a text in compared form, in order. */
export const plainTerms = (text: string): string[] => words(text).map(({ term }) => term);

/**
 * Every term by which a text is found: its words, the parts of `claimRequest`, and names written with
 * `_` or `-` also as one word (`on_the_way` is also `ontheway`).
 */
export function terms(text: string, all = words(text)): string[] {
  return [...compounds(text, all), ...wordTerms(text, all)];
}

/** The words of a text, and the parts of camel-case names. */
export function wordTerms(text: string, all = words(text)): string[] {
  return all.flatMap((word) => [word.term, ...humps(text, word)]);
}

/** Names written with `_` or `-`, as one word: `['ontheway']` for `mark on_the_way now`. */
export function compounds(text: string, all: Word[] = words(text)): string[] {
  const found: string[] = [];
  if (!/[_-]/.test(text)) return found;
  let joinTerms = '';
  let pieces = 0;
  const end = (): void => {
    if (pieces > 1 && joinTerms.length <= MAX_COMPOUND_LENGTH) found.push(joinTerms);
  };
  all.forEach((word, at) => {
    const before = all[at - 1];
    const glue = before?.end === word.start - 1 ? text[before.end] : undefined;
    if (glue !== '_' && glue !== '-') {
      end();
      joinTerms = '';
      pieces = 0;
    }
    joinTerms += word.term;
    pieces += 1;
  });
  end();
  return found;
}

/** The parts of a camel-case name: `['create', 'order']` for `createOrder`; otherwise none. */
export function humps(text: string, { term, start, end }: Word): string[] {
  if (text.endsWith(term.slice(1), end)) return NONE;
  const name = text.slice(start, end);
  const parts = name.split(isAscii(name) ? ASCII_HUMP : HUMP).map(fold);
  return parts.length > 1 && parts.every((part) => part.length > 1) ? parts : NONE;
}

const DEFINITION_QUESTION =
  /^\s*(?:what(?:['’]?s| is| are)|define|definition of|meaning of)\s+(?:(?:an?|the)\s+)?(.+)$|^\s*what do(?:es)?\s+(.+)\s+mean\W*$/iu;

/** The maximum number of characters: longer questions ask for more than a definition, and slow down the pattern. */
const MAX_QUESTION_LENGTH = 80;

/** The words of a term if the question only asks for its definition; otherwise undefined. */
export function definitionSubject(question: string): string | undefined {
  if (question.length > MAX_QUESTION_LENGTH) return undefined;
  const [, afterVerb, beforeMean] = DEFINITION_QUESTION.exec(question) ?? [];
  const subject = afterVerb ?? beforeMean;
  return subject === undefined ? undefined : inWords(subject);
}

const inWords = (text: string): string => joined(words(text));

/** Words as one text, comparable with `definitionSubject`. */
export const joined = (all: Word[]): string => all.map(({ term }) => term).join(' ');
