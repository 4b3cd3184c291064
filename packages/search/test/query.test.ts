import { expect, it } from 'vitest';
import { parseQuery } from '../src/query.ts';

const numbered = (count: number) => Array.from({ length: count }, (_, at) => `word${at}`).join(' ');

it('looks up the first 24 words of a long paste, and all of a shorter one', () => {
  expect(parseQuery(numbered(24)).words).toHaveLength(24);
  expect(parseQuery(numbered(25)).words.map(({ term }) => term)).toEqual(numbered(24).split(' '));
});
