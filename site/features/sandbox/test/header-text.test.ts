import { describe, expect, it } from 'vitest';
import { headerFault } from '../page/header-text.ts';

describe('a text in a header', () => {
  it('is refused exactly where the browser would refuse it, for each of 70,000 characters', () => {
    const differing: string[] = [];
    for (let code = 0; code < 70_000; code++) {
      const character = String.fromCodePoint(code);
      if ((headerFault(`a${character}b`) !== '') !== !travels(`a${character}b`)) {
        differing.push(code.toString(16));
      }
    }
    expect(differing).toEqual([]);
  });

  it('names the first character that cannot travel', () => {
    expect(headerFault('clé-€-1')).toBe(
      'Character 5, “€” (U+20AC), cannot travel in a header, which takes the letters, digits and signs of Latin-1 only. Remove it, or copy the value anew.',
    );
    expect(headerFault('👍key')).toContain('Character 1, “👍” (U+1F44D)');
  });

  it('gives the number alone of a character that cannot be seen', () => {
    expect(headerFault('key\u200b')).toContain('Character 4, which cannot be seen (U+200B), ');
  });
});

function travels(value: string): boolean {
  try {
    return new Headers({ name: value }).has('name');
  } catch {
    return false;
  }
}
