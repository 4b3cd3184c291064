import { expect, test } from 'vitest';
import { randomOpenCode } from '../src/open-code.ts';

test('draws six digits and hardly ever the same', () => {
  const codes = Array.from({ length: 2_000 }, randomOpenCode);
  expect(codes.filter((code) => !/^[0-9]{6}$/.test(code))).toEqual([]);
  expect(new Set(codes).size).toBeGreaterThan(1_980);
});

test('keeps leading zeros', () => {
  const codes = Array.from({ length: 2_000 }, randomOpenCode);
  expect(codes.some((code) => code.startsWith('0'))).toBe(true);
});
