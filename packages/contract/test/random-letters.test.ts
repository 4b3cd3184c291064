import fc from 'fast-check';
import { expect, it } from 'vitest';
import { randomLetters } from '../src/credentials/secrets.ts';

it('draws as many letters as are asked for, all of them of the alphabet', () => {
  const alphabets = fc.uniqueArray(
    fc.string({ unit: 'grapheme-ascii', minLength: 1, maxLength: 1 }),
    {
      minLength: 2,
      maxLength: 80,
    },
  );
  fc.assert(
    fc.property(alphabets, fc.integer({ min: 1, max: 40 }), (letters, length) => {
      const drawn = randomLetters({ alphabet: letters.join(''), length })();
      expect([...drawn]).toHaveLength(length);
      expect([...drawn].every((letter) => letters.includes(letter))).toBe(true);
    }),
  );
});

it('draws each letter about as often as any other, also where 256 is no multiple of them', () => {
  const draw = randomLetters({ alphabet: '0123456789', length: 100_000 });
  const counts = new Map<string, number>();
  for (const letter of draw()) counts.set(letter, (counts.get(letter) ?? 0) + 1);
  // Five standard deviations: wrong by chance once in millions of runs.
  for (const count of counts.values()) expect(Math.abs(count - 10_000)).toBeLessThan(500);
});

it('draws no text twice', () => {
  const draw = randomLetters({ alphabet: '0123456789abcdef', length: 32 });
  expect(new Set(Array.from({ length: 10_000 }, draw)).size).toBe(10_000);
});
