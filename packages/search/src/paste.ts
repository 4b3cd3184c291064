import { findTerm } from './dictionary.ts';
import { exactForm, NUMBER } from './exact-form.ts';
import { MAX_WORDS, isStopWord } from './query.ts';
import type { Index } from './indexed.ts';
import { words, type Word } from './words.ts';

/** How many consecutive words form a passage. */
const WINDOW = 12;
const WINDOWS = 2;
/** A shorter heading may be in a text by coincidence. */
const MIN_HEADING_WORDS = 2;
/** A heading of this many words is certain evidence; so is a sentence that the text contains verbatim. */
const CERTAIN_WORDS = 4;
/** Characters of requests, responses and logs, which nobody types into a question. */
const COPIED = /["{}=]/;
const SENTENCE_END = /[.!?]$/;
/** Words below this share of the best value are repeated all over the text, or occur in no page. */
const MIN_SHARE = 0.1;
/** How many characters of a text are read, and of one that is not reduced: more than its words have. */
const MAX_READ = 250_000;
const MAX_TYPED = 2_000;
const DIGITS = /^\d+$/;

interface Heading {
  title: string;
  /** Its words, with numbers and placeholders unified. */
  form: string[];
}

/** Reduces a long text to what the search can answer. */
type ReducePaste = (text: string) => string;

/**
 * Creates the reducer for long texts: stack traces, logs, mails, JSON. It returns the headings that the text contains
 * word for word, such as an error message; otherwise the two passages with the rarest words. A word counts less the
 * more often the text repeats it, and words in no page (ids, times, secrets) are dropped. A short text is returned
 * unchanged, unless it looks copied and contains a whole message.
 */
export function createPasteReducer(index: Index): ReducePaste {
  const { dictionary, sections } = index;
  let headings: Map<string, Heading[]> | undefined;
  return (text) => {
    const [read, typed] = [text.slice(0, MAX_READ), text.slice(0, MAX_TYPED)];
    const all = words(read);
    const isLong = all.length > MAX_WORDS;
    if (!isLong && (all.length < WINDOW || !COPIED.test(read))) return typed;
    const { uses } = index.occurrences();
    const value = new Map<string, number>();
    for (const { term } of all) value.set(term, (value.get(term) ?? 0) + 1);
    for (const [term, times] of value) value.set(term, rarity(term, uses) / times);
    const found = headingsIn(all.map(({ term }) => (DIGITS.test(term) ? NUMBER : term)));
    const lower = read.toLowerCase();
    const certain = found.filter(
      ({ title, form }) =>
        form.length >= CERTAIN_WORDS ||
        (SENTENCE_END.test(title) && lower.includes(title.toLowerCase())),
    );
    if (!isLong && certain.length === 0) return typed;
    const lines = (certain.length > 0 ? certain : found).map(({ form }) => form.join(' '));
    return [...lines, ...(certain.length > 0 ? [] : rarest(all, value))].join('\n');
  };

  function rarity(term: string, uses: Uint32Array): number {
    if (isStopWord(term) || DIGITS.test(term)) return 0;
    const id = findTerm(dictionary, term);
    return id < 0 ? 0 : Math.log(1 + sections.count / (1 + uses[id]!));
  }

  /** Headings that the text contains, the longest first, at most two. */
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
    const min = MIN_SHARE * worth.reduce((most, own) => Math.max(most, own), 0);
    const isInformative = ({ term }: Word): boolean => isStopWord(term) || value.get(term)! > min;
    return Array.from({ length: WINDOWS }, () => {
      const from = bestStart(worth);
      worth.fill(0, from, from + WINDOW);
      const informative = all.slice(from, from + WINDOW).filter(isInformative);
      return informative.map(({ term }) => term).join(' ');
    });
  }
}

function bestStart(worth: number[]): number {
  let sum = 0;
  let max = -1;
  let best = 0;
  worth.forEach((own, at) => {
    sum += own - (worth[at - WINDOW] ?? 0);
    if (sum > max) [max, best] = [sum, Math.max(0, at - WINDOW + 1)];
  });
  return best;
}

/** Headings as lists of words, grouped by their first word. */
function byBeginning(titles: string[]): Map<string, Heading[]> {
  const found = new Map<string, Heading[]>();
  for (const title of titles) {
    const form = exactForm(title).trim().split(' ');
    if (form.length < MIN_HEADING_WORDS) continue;
    const key = form[0]!;
    found.set(key, [...(found.get(key) ?? []), { title, form }]);
  }
  return found;
}
