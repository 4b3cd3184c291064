import { expect, it } from 'vitest';
import { newId } from '../src/seal.ts';

it('makes ids of 22 URL-safe characters, and none twice', () => {
  const ids = Array.from({ length: 10_000 }, newId);
  expect(new Set(ids).size).toBe(ids.length);
  expect(ids.filter((id) => !/^[\w-]{22}$/.test(id))).toEqual([]);
});
