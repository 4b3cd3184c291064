// cspell:ignore geht nicht
import { createSearch, readIndex, writeIndex } from '@frontline/search';
import { expect, test } from 'vitest';
import { saidHeadings, sayingsOf } from '../plugins/outputs/local-search/sayings.ts';
import { synonyms } from '../plugins/outputs/local-search/synonyms.ts';
import { searchPages } from './search-pages.ts';

const pages = await searchPages();
const known = new Set(
  pages.flatMap(({ url, sections }) => sections.map(({ anchor }) => `${url}#${anchor}`)),
);
const search = createSearch(readIndex(writeIndex(pages, synonyms)));
const SHOWN = 3;

test.each(saidHeadings)(
  '%s is a heading, and among the first pages for what is said of it',
  (at) => {
    expect(known).toContain(at);
    const [url = '', anchor = ''] = at.split('#');
    for (const said of sayingsOf(url, anchor)) {
      const found = search.find(said).pages.slice(0, SHOWN);
      expect(
        found.map((page) => page.url),
        said,
      ).toContain(url);
    }
  },
);

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
