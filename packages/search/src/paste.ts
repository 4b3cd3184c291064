import { findTerm } from './dictionary.ts';
import { exactForm, NUMBER } from './exact-form.ts';
import { MOST_WORDS, isStopWord } from './query.ts';
import type { Index } from './indexed.ts';
import { words, type Word } from './words.ts';

/** So many words in a row are read together. */
const WINDOW = 12;
const WINDOWS = 2;
/** A heading of fewer words may be in a text by accident. */
const SHORTEST_HEADING = 2;
/** With so many words of a heading no more is needed; nor with a sentence that stands there as it is written. */
const ENOUGH = 4;
/** Marks of calls, answers and logs, which nobody types into a question. */
const COPIED = /["{}=]/;
const SENTENCE_END = /[.!?]$/;
/** Words worth less than this share of the best stand all over the text, and words of no worth in no page. */
const FAINT = 0.1;
/** Longer texts are read up to here, in characters. */
const READ = 250_000;
const DIGITS = /^\d+$/;

interface Heading {
  title: string;
  /** Its words, numbers and placeholders made one. */
  form: string[];
}

/** Reduces a long text to what a search can answer. */
type ReadPaste = (text: string) => string;

/**
 * Prepares reading long texts: stack traces, logs, mails, JSON. What decides is a heading that stands in them
 * word for word, such as an error message; else the two stretches whose words are the rarest here. A word that
 * is repeated all over the text counts less with each time, and what no page says (ids, times, secrets) is
 * dropped. A text of few words stays as it is, unless it looks copied and holds a whole message.
 */
export function createPasteReader(index: Index): ReadPaste {
  const { dictionary, sections } = index;
  let headings: Map<string, Heading[]> | undefined;
  return (text) => {
    const read = text.slice(0, READ);
    const all = words(read);
    const isLong = all.length > MOST_WORDS;
    if (!isLong && (all.length < WINDOW || !COPIED.test(read))) return text;
    const { uses } = index.occurrences();
    const value = new Map<string, number>();
    for (const { term } of all) value.set(term, (value.get(term) ?? 0) + 1);
    for (const [term, times] of value) value.set(term, rarity(term, uses) / times);
    const found = headingsIn(all.map(({ term }) => (DIGITS.test(term) ? NUMBER : term)));
    const lower = read.toLowerCase();
    const sure = found.filter(
      ({ title, form }) =>
        form.length >= ENOUGH || (SENTENCE_END.test(title) && lower.includes(title.toLowerCase())),
    );
    if (!isLong && sure.length === 0) return text;
    const lines = (sure.length > 0 ? sure : found).map(({ form }) => form.join(' '));
    return [...lines, ...(sure.length > 0 ? [] : rarest(all, value))].join('\n');
  };

  function rarity(term: string, uses: Uint32Array): number {
    if (isStopWord(term) || DIGITS.test(term)) return 0;
    const id = findTerm(dictionary, term);
    return id < 0 ? 0 : Math.log(1 + sections.count / (1 + uses[id]!));
  }

  /** Headings that stand in the text, the longest first, at most two. */
  function headingsIn(read: string[]): Heading[] {
    headings ??= byBeginning(sections.titles);
    const found = new Set<Heading>();
    read.forEach((first, at) => {
      for (const heading of headings!.get(first) ?? []) {
        if (heading.form.every((word, on) => read[at + on] === word)) found.add(heading);
      }
    });
    return [...found].sort((one, other) => other.form.length - one.form.length).slice(0, WINDOWS);
  }

  function rarest(all: Word[], value: Map<string, number>): string[] {
    const worth = all.map(({ term }) => value.get(term) ?? 0);
    const least = FAINT * worth.reduce((most, own) => Math.max(most, own), 0);
    const isTelling = ({ term }: Word): boolean => isStopWord(term) || value.get(term)! > least;
    return Array.from({ length: WINDOWS }, () => {
      const from = bestStart(worth);
      worth.fill(0, from, from + WINDOW);
      const own = all.slice(from, from + WINDOW).filter(isTelling);
      return own.map(({ term }) => term).join(' ');
    });
  }
}

function bestStart(worth: number[]): number {
  let sum = 0;
  let most = -1;
  let best = 0;
  worth.forEach((own, at) => {
    sum += own - (worth[at - WINDOW] ?? 0);
    if (sum > most) [most, best] = [sum, Math.max(0, at - WINDOW + 1)];
  });
  return best;
}

/** Headings as lists of words, by the first of them. */
function byBeginning(titles: string[]): Map<string, Heading[]> {
  const found = new Map<string, Heading[]>();
  for (const title of titles) {
    const form = exactForm(title).trim().split(' ');
    if (form.length < SHORTEST_HEADING) continue;
    const key = form[0]!;
    found.set(key, [...(found.get(key) ?? []), { title, form }]);
  }
  return found;
}
