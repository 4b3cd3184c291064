import { expect, it } from 'vitest';
import { memoizeAsync } from '../page/schedule.ts';

/** Something to bring, which counts how often it was brought and whether anew, and fails while it is told to. */
function source() {
  const brought: boolean[] = [];
  const state = { fails: false };
  const bring = memoizeAsync(async (anew) => {
    brought.push(anew);
    if (state.fails) throw new Error('The line is down.');
    return brought.length;
  });
  return { bring, brought, state };
}

it('brings once for all who ask', async () => {
  const { bring, brought } = source();
  expect(await Promise.all([bring(), bring()])).toEqual([1, 1]);
  expect(await bring()).toBe(1);
  expect(brought).toEqual([false]);
});

it('brings anew what has come, and hands that on', async () => {
  const { bring, brought } = source();
  await bring();
  expect(await bring(true)).toBe(2);
  expect(await bring()).toBe(2);
  expect(brought).toEqual([false, true]);
});

it('brings again what has failed', async () => {
  const { bring, brought, state } = source();
  state.fails = true;
  await expect(bring()).rejects.toThrow('The line is down.');
  state.fails = false;
  expect(await bring()).toBe(2);
  expect(brought.length).toBe(2);
});
