import { describe, expect, it } from 'vitest';
import { createSearch, readIndex, writeIndex, type SearchContext } from '../src/index.ts';
import { createBoost } from '../src/boost.ts';
import { parseQuery } from '../src/query.ts';
import type { Ranked } from '../src/rank.ts';
import { page } from './made-pages.ts';

const text = 'Load an order into the cabinet.';
const site = [
  { ...page('Loading red', text), readers: 4 },
  { ...page('Loading blue', text), readers: 1, group: 'Lockers' },
  { ...page('Loading gold', text), readers: 2, group: 'Radio' },
];
const search = createSearch(readIndex(writeIndex(site)));
const first = (question: string, context?: Partial<SearchContext>): string | undefined =>
  search.find(question, undefined, { readers: 0, group: '', ...context }).pages[0]?.title;

describe('boost of equally good pages', () => {
  it('puts the page for the readers of the search context first', () => {
    expect(first('load order', { readers: 2 })).toBe('Loading gold');
    expect(first('load order field', { readers: 1 })).toBe('Loading blue');
  });

  it('puts the page of the product whose page is open first', () => {
    expect(first('load order', { group: 'Radio' })).toBe('Loading gold');
  });

  it('raises pages whose group the question names in full', () => {
    const index = readIndex(
      writeIndex([
        { ...page('Red', text), group: 'Call for Help' },
        { ...page('Blue', text), group: 'Call for parts' },
      ]),
    );
    const scores = (question: string): number[] => {
      const ranked = [0, 1].map((section) => ({ section, score: 10 }) as Ranked);
      createBoost(index)(ranked, parseQuery(question), { readers: 0, group: '' });
      return ranked.map(({ score }) => score);
    };
    expect(scores('calls for help, at night')).toEqual([12, 10]);
    expect(scores('call for a part')).toEqual([10, 10]);
    expect(scores('help call')).toEqual([10, 10]);
  });
});

const numbered = (count: number) => Array.from({ length: count }, (_, at) => `word${at}`).join(' ');

it('looks up the first 36 words of a long paste, and all of a shorter one', () => {
  expect(parseQuery(numbered(36)).words).toHaveLength(36);
  expect(parseQuery(numbered(37)).words.map(({ term }) => term)).toEqual(numbered(36).split(' '));
});

it.each([
  ['what is an edge device', 'edge device'],
  ["what's a claim?", 'claim'],
  ['what does on the way mean', 'on the way'],
  ['Meaning of thermal mode', 'thermal mode'],
  ['what does the customer see', undefined],
  ['what to do', undefined],
  [`what does ${' '.repeat(200_000)} mean so`, undefined],
])('extracts what "%s" wants defined', (question, subject) => {
  expect(parseQuery(question).meaningOf).toBe(subject);
});
