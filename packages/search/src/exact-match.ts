import { createSubstringSearch, type TextOf } from './substring-search.ts';
import { countWords, createRunFinder, exactForm, shorterPath, type Run } from './exact-form.ts';
import type { Deadline } from './deadline.ts';
import type { Query } from './query.ts';
import { bestOf, type Ranked } from './rank.ts';
import type { Index } from './indexed.ts';
import { titleOf } from './read-index.ts';

/** How many of the best sections are read; a copied sentence is among them because of its rare words. */
const MAX_SECTIONS_READ = 30;
/** How many characters of a text are read, and only for questions of three or more words or for a name. */
const MAX_TEXT_READ = 4000;
const MIN_WORDS_FOR_TEXT = 3;
/** Runs are searched among at most this many words: the search takes quadratic time. */
const MAX_WORDS_READ = 100;
/** The maximum relative gain of a section that contains the question word for word. */
const BONUS = { run: 1.5, same: 2 };

/**
 * What a section gains by containing these as exact substrings, as a share of the best score. For a name it exceeds
 * what a page gains from the maximum number of good sections (`gather.ts`).
 */
const EXACT_SHARE = { name: 1.4, nameAmongWords: 0.4, phrase: 0.8 };

/** A question in exact form. */
interface ExactQuestion {
  /** Its first words. */
  words: string[];
  /** How many of all its words are not numbers. */
  count: number;
  runIn: (form: string) => Run;
  /** The question itself if it is a single name: `update_type` is the field, `update type` a topic. */
  name: string | undefined;
}

/**
 * Creates exact matching of names and copied sentences: among the best sections, the one that contains the longest
 * run of the question's words wins. It changes the scores in place.
 */
export function createExactMatch(
  index: Index,
): (question: string, query: Query, ranked: Ranked[], textOf: TextOf, deadline: Deadline) => void {
  const titleForms = new Map<number, string>();
  const forms = new Map<number, string>();
  const findSections = createSubstringSearch(index);
  return (question, query, ranked, textOf, deadline) => {
    const exact = exactQuestion(question, query);
    if (exact.count > 0) readBest(exact, ranked, textOf, deadline);
    boostExactMatches(query, ranked, textOf);
  };

  function readBest(
    exact: ExactQuestion,
    ranked: Ranked[],
    textOf: TextOf,
    deadline: Deadline,
  ): void {
    const isLong = exact.count >= MIN_WORDS_FOR_TEXT || exact.name !== undefined;
    for (const one of bestOf(ranked, MAX_SECTIONS_READ)) {
      if (deadline.isPast()) return;
      one.score *= bonus(exact, one.section, isLong ? formOf(one.section, textOf) : undefined);
    }
  }

  function bonus(exact: ExactQuestion, section: number, form = titleFormOf(section)): number {
    const { from, to } = exact.runIn(form);
    const run = countWords(exact.words.slice(from, to));
    const times = run > 1 ? 1 + BONUS.run * (run / exact.count) ** 2 : 1;
    const isSame = titleOf(index.sections, section).toLowerCase() === exact.name;
    return isSame ? times * (1 + BONUS.same) : times;
  }

  function boostExactMatches({ names, phrase }: Query, ranked: Ranked[], textOf: TextOf): void {
    if (names.length === 0 && phrase === undefined) return;
    const best = ranked.reduce((max, { score }) => Math.max(max, score), 0) || 1;
    const known = new Map(ranked.map((one) => [one.section, one]));
    const { count, weight } = index.sections;
    const boost = (name: string, share: number): void => {
      const matches = findSections(name.toLowerCase(), textOf);
      if (matches.length === 0 && shorterPath(name)) return boost(shorterPath(name), share);
      const rarity = Math.log(1 + count / (matches.length + 1)) / Math.log(1 + count);
      for (const section of matches) {
        const one = known.get(section) ?? { section, score: 0, coverage: 1 };
        if (!known.has(section)) ranked.push(one);
        known.set(section, one);
        const information = phrase === undefined ? 1 : rarity;
        if (phrase === undefined || name === phrase) one.coverage = 1;
        one.score += best * share * information * Math.sqrt(weight[section]! / 255);
      }
    };
    for (const name of names)
      boost(name, phrase === undefined ? EXACT_SHARE.name : EXACT_SHARE.nameAmongWords);
    if (phrase !== undefined) boost(phrase, EXACT_SHARE.phrase);
  }

  function titleFormOf(section: number): string {
    const form = titleForms.get(section) ?? exactForm(titleOf(index.sections, section));
    titleForms.set(section, form);
    return form;
  }

  /** Of title and text; undefined if the text has not been loaded. */
  function formOf(section: number, textOf: TextOf): string | undefined {
    const known = forms.get(section);
    if (known !== undefined) return known;
    const text = textOf(section);
    if (text === undefined) return undefined;
    const form = `${titleFormOf(section)}|${exactForm(text.slice(0, MAX_TEXT_READ))}`;
    forms.set(section, form);
    return form;
  }
}

function exactQuestion(question: string, { open }: Query): ExactQuestion {
  const all = exactForm(question).trim().split(' ');
  const words = all.slice(0, MAX_WORDS_READ);
  return {
    words,
    count: countWords(all),
    runIn: createRunFinder(words, open),
    name: /\s/.test(question.trim()) ? undefined : question.trim().toLowerCase(),
  };
}
