import { expect, test } from 'vitest';
import fc from 'fast-check';
import { tidyForEar } from '../src/messages.ts';

test.each([
  ['white space', '  Spill in \n\t the   bakery ', 'Spill in the bakery'],
  ['short numbers', 'Aisle 4, 12, 40 and 57', 'Aisle four, twelve, forty and fifty-seven'],
  ['longer numbers and codes', 'Order 1001, code 07', 'Order one zero zero one, code zero seven'],
  [
    'common symbols',
    'Bread & milk @ till #3: 50% off, 2+2=4',
    'Bread and milk at till number three: fifty percent off, two plus two equals four',
  ],
  ['brackets, and letters beside numbers', 'Bay B12 (level 2)', 'Bay B twelve (level two)'],
  ['any other text', 'À l’entrée, s’il vous plaît.', 'À l’entrée, s’il vous plaît.'],
])('reads %s as it is heard', (_, text, heard) => {
  expect(tidyForEar(text)).toBe(heard);
});

test('leaves neither digits nor double spaces, and is done after one pass', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      const tidy = tidyForEar(text);
      expect(tidy).not.toMatch(/\d|\s\s|^\s|\s$/);
      expect(tidyForEar(tidy)).toBe(tidy);
    }),
  );
});
