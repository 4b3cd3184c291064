import { describe, expect, it } from 'vitest';
import { airtime, hintsFor } from '../page/radio-lab.tsx';

describe('hints for listeners', () => {
  it('finds nothing in the good examples of the docs', () => {
    for (const text of [
      'Aisle four. Spill on the floor. Bring the cleaning cart.',
      'Pickup desk. One customer is waiting for an order.',
      'Freezer aisle. Door alarm. Grocery team, check the door now.',
    ]) {
      expect(hintsFor(text), text).toEqual([]);
    }
  });

  it.each([
    ['Spill reported A4, pls advise', 'short forms'],
    ['Pharmacy desk. Order for Jordan Smith, 555-0100, is here', 'phone number'],
    ['Back door. Order #1042 waits', 'Symbols'],
    ['Delivery', 'Very short'],
    ['Someone should go and look at the freezer', 'place first'],
  ])('warns of %s', (text, hint) => {
    expect(hintsFor(text).join(' ')).toContain(hint);
  });

  it('counts fifteen words as six seconds', () => {
    expect(airtime('word '.repeat(15))).toBe(6);
    expect(airtime('')).toBe(0);
  });
});
