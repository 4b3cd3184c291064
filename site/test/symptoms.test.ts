import { createSearch, readIndex, writeIndex } from '@frontline/search';
import { describe, expect, test } from 'vitest';
import { synonyms } from '../plugins/outputs/local-search/synonyms.ts';
import { symptoms } from '../symptoms.ts';
import { pages } from './pages.ts';
import { searchPages } from './search-pages.ts';

const indexed = await searchPages();
const sections = new Map<string, (typeof indexed)[number]['sections'][number]>(
  indexed.flatMap(({ url, sections }) =>
    sections.map((section) => [`${url}#${section.anchor}`, section] as const),
  ),
);
const search = createSearch(readIndex(writeIndex(indexed, synonyms)));
const all = [...new Map(Object.values(symptoms).flatMap((list) => list.map((s) => [s.at, s])))];

test('offers a finder on each page that treats problems, before any message', () => {
  for (const [name, id] of [
    ['suite', 'troubleshooting'],
    ['call-for-help', 'call-for-help/troubleshooting'],
    ['lockers', 'lockers/intro'],
    ['radio', 'radio/troubleshooting'],
    ['text-for-help', 'text-for-help/intro'],
    ['mystore', 'mystore/intro'],
    ['curbside', 'curbside/usage'],
    ['orderup', 'orderup/intro'],
    ['media', 'media/intro'],
  ]) {
    const body = pages.find((page) => page.id === id)?.body ?? '';
    const finder = body.indexOf(`## What do you see?\n\n<Finder of="${name}" />`);
    expect(finder, id).toBeGreaterThan(0);
    const message = body.search(/^#{2,3} (`|.*error)/im);
    if (message > 0) expect(message, id).toBeGreaterThan(finder);
  }
  expect(all.length).toBeGreaterThan(15);
});

describe.each(all)('%s', (at, { sees, said }) => {
  test('is a heading that ends in whom to ask, with facts to copy', () => {
    const section = sections.get(at);
    expect(section?.text).toContain('Copy this, and replace the words in capitals');
    expect(section?.text).toMatch(/STORE(:|, since)/);
  });

  test('is found first by the words of staff', () => {
    for (const words of [sees, ...said]) {
      const hits = search.find(words).pages.flatMap((page) => page.hits.map(({ url }) => url));
      expect(hits[0], words).toBe(at);
    }
  });
});
