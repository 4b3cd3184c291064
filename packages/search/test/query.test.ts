import { expect, it } from 'vitest';
import { parseQuery } from '../src/query.ts';

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
])('reads what "%s" asks the meaning of', (question, thing) => {
  expect(parseQuery(question).meaningOf).toBe(thing);
});
