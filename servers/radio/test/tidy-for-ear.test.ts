import { expect, test } from 'vitest';
import fc from 'fast-check';
import { tidyForEar } from '../src/messages.ts';

test('closes up white space', () => {
  expect(tidyForEar('  Spill in \n\t the   bakery ')).toBe('Spill in the bakery');
});

test('reads short numbers as words', () => {
  expect(tidyForEar('Aisle 4, aisle 12, aisle 40 and aisle 57')).toBe(
    'Aisle four, aisle twelve, aisle forty and aisle fifty-seven',
  );
});

test('reads longer numbers and codes digit by digit', () => {
  expect(tidyForEar('Order 1001, code 07')).toBe('Order one zero zero one, code zero seven');
});

test('puts words in place of common symbols', () => {
  expect(tidyForEar('Bread & milk @ till #3: 50% off, 2+2=4')).toBe(
    'Bread and milk at till number three: fifty percent off, two plus two equals four',
  );
});

test('keeps brackets and letters beside numbers apart', () => {
  expect(tidyForEar('Bay B12 (level 2)')).toBe('Bay B twelve (level two)');
});

test('leaves every other text as it is', () => {
  expect(tidyForEar('Nettoyage à l’entrée, s’il vous plaît.')).toBe(
    'Nettoyage à l’entrée, s’il vous plaît.',
  );
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
