import MiniSearch, { type Options } from 'minisearch';
import { jsonFile, MAX_HITS, textOf, type Engine, type Section } from '../../search/engine.ts';

const options: Options = {
  fields: ['title', 'keywords', 'subcategory', 'text'],
  searchOptions: {
    boost: { title: 4, keywords: 3, subcategory: 2 },
    prefix: true,
    fuzzy: 0.2,
  },
};

/** MiniSearch 7 with prefix and fuzzy search. */
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
        .slice(0, MAX_HITS)
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
const MAX_CHECKED = 80;

const tuned: Options = {
  fields: ['title', 'path', 'text'],
  processTerm: (term) => (STOP_WORDS.has(term.toLowerCase()) ? null : term.toLowerCase()),
};

/** MiniSearch 7 with a hand-tuned ranking: coverage of terms, titles, and exact matches of the question. */
export const tunedMiniSearch: Engine = {
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
    const texts = records.map(({ title, text }) => `${title} ${text}`.toLowerCase());
    return (question) => ask(index, records, texts, question);
  },
};

function ask(index: MiniSearch, records: Section[], texts: string[], question: string): string[] {
  const normalized = question.trim().toLowerCase();
  const words = normalized.split(WORDS).filter((word) => word && !STOP_WORDS.has(word));
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
      const coverage = new Set(queryTerms).size / Math.max(1, words.length);
      const titleBoost = title === normalized ? 3 : title.startsWith(normalized) ? 1.6 : 1;
      return [Number(id), score * (0.2 + 0.8 * coverage ** 2) * titleBoost] as const;
    }),
  );
  const byScore = () => [...scores].sort(([, one], [, other]) => other - one);
  const first = byScore();
  const bonus = (first[0]?.[1] ?? 1) * (IDENTIFIER.test(question.trim()) ? 1.2 : 0.5);
  const matches = (id: number): boolean =>
    normalized !== '' && (texts[id] ?? '').includes(normalized);
  let exact = first.slice(0, MAX_CHECKED).flatMap(([id]) => (matches(id) ? [id] : []));
  if (exact.length === 0) exact = records.flatMap((_, id) => (matches(id) ? [id] : []));
  for (const id of exact) scores.set(id, (scores.get(id) ?? 0) + bonus);
  return byScore()
    .slice(0, MAX_HITS)
    .map(([id]) => records[id]?.url ?? '');
}
