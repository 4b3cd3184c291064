import { createSubstringSearch, type TextOf } from './substring-search.ts';
import { countWords, createRunFinder, exactForm, shorterPath, type Run } from './exact-form.ts';
import type { Deadline } from './deadline.ts';
import type { Query } from './query.ts';
import { bestOf, type Ranked } from './rank.ts';
import type { Index } from './indexed.ts';
import { titleOf } from './read-index.ts';

/** Only this many of the best sections are read; a copied sentence is among them by its rare words. */
const READ = 30;
/** Texts are read up to here, in characters, and only for questions of three words or a name. */
const READ_TEXT = 4000;
const WORDS_WORTH_READING = 3;
/** Runs are looked for among so many words: looking takes the square of them. */
const WORDS_READ = 100;
/** At most how many times more a section counts that holds the question word for word. */
const BONUS = { run: 1.5, same: 2 };

/**
 * What a section gains that holds these letter by letter, as a share of the best score. For a name it is more than a page
 * gains that has as many good sections as are counted (`gather.ts`).
 */
const HELD = { name: 1.4, nameAmongWords: 0.4, phrase: 0.8 };

/** A question in literal form. */
interface Asked {
  /** Its first words. */
  words: string[];
  /** How many of all its words are not numbers. */
  count: number;
  runIn: (form: string) => Run;
  /** The question itself where it is one name: `update_type` is the field, `update type` a topic. */
  name: string | undefined;
}

/**
 * Prepares the literal reading of names and copied sentences: among the best sections, the one that holds
 * the longest run of the question's words wins. Changes the scores in place.
 */
export function createExactMatch(
  index: Index,
): (question: string, query: Query, ranked: Ranked[], textOf: TextOf, deadline: Deadline) => void {
  const titleForms = new Map<number, string>();
  const forms = new Map<number, string>();
  const holdersOf = createSubstringSearch(index);
  return (question, query, ranked, textOf, deadline) => {
    const asked = exactQuestion(question, query);
    if (asked.count > 0) readBest(asked, ranked, textOf, deadline);
    raiseHolders(query, ranked, textOf);
  };

  function readBest(asked: Asked, ranked: Ranked[], textOf: TextOf, deadline: Deadline): void {
    const isLong = asked.count >= WORDS_WORTH_READING || asked.name !== undefined;
    for (const one of bestOf(ranked, READ)) {
      if (deadline.isPast()) return;
      one.score *= bonus(asked, one.section, isLong ? formOf(one.section, textOf) : undefined);
    }
  }

  function bonus(asked: Asked, section: number, form = titleFormOf(section)): number {
    const { from, to } = asked.runIn(form);
    const run = countWords(asked.words.slice(from, to));
    const times = run > 1 ? 1 + BONUS.run * (run / asked.count) ** 2 : 1;
    const isSame = titleOf(index.sections, section).toLowerCase() === asked.name;
    return isSame ? times * (1 + BONUS.same) : times;
  }

  function raiseHolders({ names, phrase }: Query, ranked: Ranked[], textOf: TextOf): void {
    if (names.length === 0 && phrase === undefined) return;
    const best = ranked.reduce((most, { score }) => Math.max(most, score), 0) || 1;
    const known = new Map(ranked.map((one) => [one.section, one]));
    const { count, weight } = index.sections;
    const raise = (name: string, share: number): void => {
      const holders = holdersOf(name.toLowerCase(), textOf);
      if (holders.length === 0 && shorterPath(name)) return raise(shorterPath(name), share);
      const rarity = Math.log(1 + count / (holders.length + 1)) / Math.log(1 + count);
      for (const section of holders) {
        const one = known.get(section) ?? { section, score: 0, coverage: 1 };
        if (!known.has(section)) ranked.push(one);
        known.set(section, one);
        const told = phrase === undefined ? 1 : rarity;
        if (phrase === undefined || name === phrase) one.coverage = 1;
        one.score += best * share * told * Math.sqrt(weight[section]! / 255);
      }
    };
    for (const name of names) raise(name, phrase === undefined ? HELD.name : HELD.nameAmongWords);
    if (phrase !== undefined) raise(phrase, HELD.phrase);
  }

  function titleFormOf(section: number): string {
    const form = titleForms.get(section) ?? exactForm(titleOf(index.sections, section));
    titleForms.set(section, form);
    return form;
  }

  /** Of title and text; undefined where that has not been loaded. */
  function formOf(section: number, textOf: TextOf): string | undefined {
    const known = forms.get(section);
    if (known !== undefined) return known;
    const text = textOf(section);
    if (text === undefined) return undefined;
    const form = `${titleFormOf(section)}|${exactForm(text.slice(0, READ_TEXT))}`;
    forms.set(section, form);
    return form;
  }
}

function exactQuestion(question: string, { open }: Query): Asked {
  const all = exactForm(question).trim().split(' ');
  const words = all.slice(0, WORDS_READ);
  return {
    words,
    count: countWords(all),
    runIn: createRunFinder(words, open),
    name: /\s/.test(question.trim()) ? undefined : question.trim().toLowerCase(),
  };
}
