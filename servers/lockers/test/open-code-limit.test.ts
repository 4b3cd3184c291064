import { expect, test } from 'vitest';
import { afterWrongCode, secondsToWait, wrongCodesAllowed } from '../src/open-code-limit.ts';

const start = Date.parse('2026-03-01T12:00:00.000Z');
const at = (seconds: number) => new Date(start + seconds * 1_000).toISOString();
const wrongAt = (...seconds: number[]) =>
  seconds.reduce<string[]>((times, second) => afterWrongCode(times, at(second)), []);
const ten = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9];

test('lets nine wrong codes pass', () => {
  expect(secondsToWait(wrongAt(...ten.slice(1)), at(10))).toBe(0);
});

test('lets ten wrong codes pass when they are spread over a minute', () => {
  expect(secondsToWait(wrongAt(...ten.map((second) => second * 7)), at(63))).toBe(0);
});

test('counts ten wrong codes within a minute, and no longer when the tenth comes a minute after the first', () => {
  const nine = ten.slice(0, 9);
  expect(secondsToWait(wrongAt(...nine, 59.999), at(60))).toBe(60);
  expect(secondsToWait(wrongAt(...nine, 60), at(60))).toBe(0);
});

test('asks for a minute after the tenth, counted down in whole seconds', () => {
  expect(secondsToWait(wrongAt(...ten), at(9))).toBe(60);
  expect(secondsToWait(wrongAt(...ten), at(9.5))).toBe(60);
  expect(secondsToWait(wrongAt(...ten), at(68.1))).toBe(1);
});

test('forgives once the minute has passed', () => {
  expect(secondsToWait(wrongAt(...ten), at(69))).toBe(0);
  expect(secondsToWait(wrongAt(...ten, 69), at(69))).toBe(0);
});

test('keeps no more times than the limit needs', () => {
  expect(wrongAt(...ten, 70, 71)).toHaveLength(wrongCodesAllowed);
});
