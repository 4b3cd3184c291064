import MiniSearch, { type Options } from 'minisearch';
import { jsonFile, MOST, textOf, type Engine, type Section } from '../../search/engine.ts';

const options: Options = {
  fields: ['title', 'keywords', 'subcategory', 'text'],
  searchOptions: {
    boost: { title: 4, keywords: 3, subcategory: 2 },
    prefix: true,
    fuzzy: 0.2,
  },
};

/** MiniSearch 7 with prefixes and its fuzzy search. */
export const miniSearch: Engine = {
  name: 'MiniSearch',
  build: async (_, records) => {
    const index = new MiniSearch(options);
    index.addAll(records.map((record, id) => ({ id, ...record })));
    return [jsonFile(index)];
  },
  open: async ([file], records) => {
    const index = MiniSearch.loadJSON(textOf(file), options);
    return (question) =>
      index
        .search(question)
        .slice(0, MOST)
        .map(({ id }) => records[Number(id)]?.url ?? '');
  },
};

const STOP_WORDS = new Set(
  (
    'a about after all also am an and any are as at be been before but by can could did do does doing for from ' +
    'get had has have he her here his how i if in into is it its just let me more my no not now of off on one ' +
    'or our out over should so some such than that the their them then there these they this those to too up us ' +
    'use used using was we were what when where which while who why will with would you your'
  ).split(' '),
);
const WORDS = /[^\p{L}\p{N}]+/u;
const IDENTIFIER = /[_/{}:."=@-]|\p{Ll}\p{Lu}/u;
const READ_FIRST = 80;

const tuned: Options = {
  fields: ['title', 'path', 'text'],
  processTerm: (term) => (STOP_WORDS.has(term.toLowerCase()) ? null : term.toLowerCase()),
};

/** MiniSearch 7 with its ranking tuned by hand: coverage, titles, and the question letter by letter. */
export const recipe: Engine = {
  name: 'MiniSearch, tuned',
  build: async (_, records) => {
    const index = new MiniSearch(tuned);
    index.addAll(
      records.map(({ title, subcategory, keywords, text }, id) => ({
        id,
        title,
        path: `${subcategory} ${keywords}`,
        text,
      })),
    );
    return [jsonFile(index)];
  },
  open: async ([file], records) => {
    const index = MiniSearch.loadJSON(textOf(file), tuned);
    const whole = records.map(({ title, text }) => `${title} ${text}`.toLowerCase());
    return (question) => ask(index, records, whole, question);
  },
};

function ask(index: MiniSearch, records: Section[], whole: string[], question: string): string[] {
  const asked = question.trim().toLowerCase();
  const words = asked.split(WORDS).filter((word) => word && !STOP_WORDS.has(word));
  const found = index.search(question, {
    boost: { title: 6, path: 2, text: 1 },
    combineWith: 'OR',
    prefix: (_, at, all) => at === all.length - 1,
    fuzzy: (term) => (term.length < 4 ? 0 : term.length < 8 ? 1 : 2),
    weights: { fuzzy: 0.25, prefix: 0.5 },
  });
  const scores = new Map(
    found.map(({ id, score, queryTerms }) => {
      const title = records[Number(id)]?.title.toLowerCase() ?? '';
      const covered = new Set(queryTerms).size / Math.max(1, words.length);
      const named = title === asked ? 3 : title.startsWith(asked) ? 1.6 : 1;
      return [Number(id), score * (0.2 + 0.8 * covered ** 2) * named] as const;
    }),
  );
  const byScore = () => [...scores].sort(([, one], [, other]) => other - one);
  const first = byScore();
  const bonus = (first[0]?.[1] ?? 1) * (IDENTIFIER.test(question.trim()) ? 1.2 : 0.5);
  const holds = (id: number): boolean => asked !== '' && (whole[id] ?? '').includes(asked);
  let literal = first.slice(0, READ_FIRST).flatMap(([id]) => (holds(id) ? [id] : []));
  if (literal.length === 0) literal = records.flatMap((_, id) => (holds(id) ? [id] : []));
  for (const id of literal) scores.set(id, (scores.get(id) ?? 0) + bonus);
  return byScore()
    .slice(0, MOST)
    .map(([id]) => records[id]?.url ?? '');
}
