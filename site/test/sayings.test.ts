// cspell:ignore geht nicht alors toutes toujours
import { createSearch, readIndex, writeIndex } from '@frontline/search';
import { expect, test } from 'vitest';
import { foreignWords } from '../plugins/outputs/local-search/foreign-words.ts';
import { saidHeadings, sayingsOf } from '../plugins/outputs/local-search/sayings.ts';
import { synonyms } from '../plugins/outputs/local-search/synonyms.ts';
import { searchPages } from './search-pages.ts';

const pages = await searchPages();
const known = new Set(
  pages.flatMap(({ url, sections }) => sections.map(({ anchor }) => `${url}#${anchor}`)),
);
const search = createSearch(readIndex(writeIndex(pages, synonyms)), { budget: Infinity });
/** Lines that a reader looks at. */
const SHOWN = 6;

/** What is said of a heading, with the addresses of the lines that a reader looks at. */
const askedFor = new Map(
  saidHeadings.map((at) => {
    const [url = '', anchor = ''] = at.split('#');
    return [at, sayingsOf(url, anchor).map((said) => ({ said, lines: linesFor(said) }))];
  }),
);

function linesFor(said: string): string[] {
  const lines = search.find(said).pages.flatMap(({ hits }) => hits.map(({ url }) => url));
  return lines.slice(0, SHOWN);
}

test.each(saidHeadings)(
  '%s is a heading, and its page among the first lines for what is said of it',
  (at) => {
    expect(known).toContain(at);
    const [page] = at.split('#');
    for (const { said, lines } of askedFor.get(at)!)
      expect(
        lines.map((line) => line.split('#')[0]),
        said,
      ).toContain(page);
  },
);

test.each([...askedFor])('%s is asked for by each saying once', (_, asked) => {
  const said = asked.map((one) => one.said.toLowerCase());
  expect(said.filter((one, at) => said.indexOf(one) !== at)).toEqual([]);
});

test('leads nearly everything that is said to its own section', () => {
  const found = [...askedFor].flatMap(([at, all]) => all.map(({ lines }) => lines.includes(at)));
  const missed = found.filter((isFound) => !isFound).length;
  console.log(`Sayings: ${found.length}, of these ${missed} not among the first lines`);
  expect(missed / found.length).toBeLessThan(0.01);
});

test.each(['alors', 'sous', 'font', 'faut', 'toutes', 'toujours'])(
  'takes the filler %s for a word of its own',
  (filler) => expect(foreignWords[filler]).toBe(''),
);

test('hides no form of a word of these docs behind a filler of another language', () => {
  const fillers = Object.keys(foreignWords).filter(
    (said) => foreignWords[said] === '' && said.length > 2,
  );
  expect(fillers.length).toBeGreaterThan(50);
  const own = new Set(
    pages.flatMap(({ sections }) =>
      sections.flatMap(({ text }) => text.toLowerCase().split(/\W+/)),
    ),
  );
  const hidden = fillers.flatMap((filler) =>
    ['e', 'es', 'ed', 'ing']
      .map((ending) => filler + ending)
      .filter((word) => own.has(word) && foreignWords[word] !== ''),
  );
  expect(hidden).toEqual([]);
});

test.each([
  ['message repeats', '/docs/radio/troubleshooting#the-same-message-is-heard-twice'],
  ['Tür geht nicht auf', '/docs/lockers/intro#a-door-does-not-open'],
  ['no se oye la radio', '/docs/radio/troubleshooting#nothing-is-heard'],
  ['um so how do i like open the locker door', '/docs/lockers/intro#a-door-does-not-open'],
  ['cfh hrs', '/docs/call-for-help/settings#hours'],
])('answers "%s"', (question, at) => {
  const found = search.find(question).pages.flatMap(({ hits }) => hits.slice(0, 2));
  expect(found.slice(0, 2).map(({ url }) => url)).toContain(at);
});
