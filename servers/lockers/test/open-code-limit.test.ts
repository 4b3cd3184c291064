import { openCodeLength, wrongCodesAtOnce } from '@frontline/specs/lockers/limits';
import { describe, expect, test } from 'vitest';
import {
  afterWrongCode,
  secondsPerWrongCode,
  type Guesses,
  longestMemoryMs,
} from '../src/wrong-codes.ts';
import { demoServer, eachEngine } from './demo-server.ts';

const start = Date.parse('2026-03-01T12:00:00.000Z');
const at = (seconds: number) => new Date(start + seconds * 1_000).toISOString();

/** What happens to wrong codes at these seconds, with so many orders open. */
function guess(open: number, ...seconds: number[]): number[] {
  let kept: Guesses | undefined;
  return seconds.map((second) => {
    const { guesses, wait } = afterWrongCode(kept, open, at(second));
    kept = guesses;
    return wait;
  });
}
const codesInAll = openCodeLength.alphabet.length ** openCodeLength.length;
const ten = Array<number>(10).fill(0);

test('lets one more pass each time a wait is over, counted down in whole seconds', () => {
  expect(guess(2, ...ten, 0.5, 7.9, 8, 8, 15, 16)).toEqual([...ten, 8, 1, 0, 8, 1, 0]);
});

test('forgives all ten after ten waits', () => {
  expect(guess(2, ...ten, ...ten.map(() => 80), 80)).toEqual([...ten, ...ten, 8]);
});

test('waits longer the likelier a guess is, and never above ten minutes', () => {
  expect([0, 1, 2, 25, 150, 151, 5_000].map(secondsPerWrongCode)).toEqual([
    4, 4, 8, 100, 600, 600, 600,
  ]);
});

test('does not make a wait longer for those who do not keep it', () => {
  expect(guess(2, ...ten, 1, 2, 3, 4, 5, 8)).toEqual([...ten, 7, 6, 5, 4, 3, 0]);
});

test('never asks for more than one wait, wherever the clock is set', () => {
  const back = -3_600;
  expect(guess(2, ...ten, 0, back, back + 7, back + 8)).toEqual([...ten, 8, 8, 1, 0]);
  expect(guess(2, ...ten, 86_400)).toEqual([...ten, 0]);
});

describe('the arithmetic of the documents', () => {
  test.each([1, 10, 100, 150])(
    'finds one of %i open orders once in 46 days of guessing that keeps the waits',
    (open) => {
      const guessesNeeded = codesInAll / open;
      const days = (guessesNeeded * secondsPerWrongCode(open)) / 86_400;
      expect(Math.floor(days)).toBe(46);
    },
  );

  test('gives the ten at once less than one chance in six hundred with 150 open orders', () => {
    expect((wrongCodesAtOnce.value * 150) / codesInAll).toBeLessThan(1 / 600);
  });
});

await eachEngine((engine) => {
  test('forgets wrong codes once they can no longer earn a wait', async () => {
    const db = await engine.open();
    const { server, clock, send } = await demoServer(db);
    const kept = async () => (await db.sql`SELECT organization_id FROM wrong_codes`).length;
    await send('PUT /api/lockers/orders/customer/000000');
    clock.advance(longestMemoryMs / 1_000);
    await server.tick();
    expect(await kept()).toBe(1);
    clock.advance(1);
    await server.tick();
    expect(await kept()).toBe(0);
    await db.close();
  });
});
