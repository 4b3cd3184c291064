import { expect, test } from 'vitest';
import { pressWindow, secondsToWait } from '../src/press-button.ts';

const pressed = '2025-03-14T15:04:05.000Z';
const later = (milliseconds: number) => new Date(Date.parse(pressed) + milliseconds);

test('counts the whole seconds left, rounded up', () => {
  expect(secondsToWait(later(0), pressed)).toBe(60);
  expect(secondsToWait(later(2_500), pressed)).toBe(58);
  expect(secondsToWait(later(3_000), pressed)).toBe(57);
  expect(secondsToWait(later(59_999), pressed)).toBe(1);
});

test('never tells anyone to wait less than a second', () => {
  expect(secondsToWait(later(60_000), pressed)).toBe(1);
  expect(secondsToWait(later(3_600_000), pressed)).toBe(1);
});

test('tells nobody to wait longer than a minute, wherever the clock is set', () => {
  expect(secondsToWait(later(-30_000), pressed)).toBe(60);
});

test('frees a button after exactly a minute', () => {
  expect(pressed <= pressWindow(later(59_999)).clear).toBe(false);
  expect(pressed <= pressWindow(later(60_000)).clear).toBe(true);
});

test('does not hold a button hostage to a clock that was set back', () => {
  expect(pressed > pressWindow(later(-60_000)).ahead).toBe(false);
  expect(pressed > pressWindow(later(-60_001)).ahead).toBe(true);
});
