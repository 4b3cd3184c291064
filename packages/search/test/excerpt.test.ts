import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { excerpt, markWords, type Piece } from '../src/excerpt.ts';

const isHit = (term: string): boolean => term === 'locker' || term === 'door';
const joined = (pieces: Piece[]): string => pieces.map(({ text }) => text).join('');
const hits = (pieces: Piece[]): string[] => pieces.filter(({ hit }) => hit).map(({ text }) => text);
const texts = fc
  .array(fc.constantFrom('locker', 'Door', 'a', 'cabinet,', 'opens.', 'lock\u00ADer'))
  .map((all) => all.join(' '));

describe('markWords', () => {
  it('marks words and leaves the text as it was, joiners and all', () => {
    const pieces = markWords('The lock\u200Ber door', isHit);
    expect(hits(pieces)).toEqual(['lock\u200Ber', 'door']);
    fc.assert(
      fc.property(texts, (text) => {
        expect(joined(markWords(text, isHit))).toBe(text);
      }),
    );
  });
});

describe('excerpt', () => {
  it('shows the passage with most of the words', () => {
    const text = `${'One locker. '.padEnd(300, 'words ')}Here a locker has a door.`;
    expect(hits(excerpt(text, isHit, 60))).toEqual(['locker', 'door']);
  });

  it('shows the beginning where nothing is marked', () => {
    expect(joined(excerpt('Cabinets open and close by command.', isHit, 20))).toBe(
      'Cabinets open and …',
    );
  });

  it('is a passage of the text of about the length asked for', () => {
    fc.assert(
      fc.property(texts, (text) => {
        const shown = joined(excerpt(text, isHit, 40));
        expect(text).toContain(shown.replace(/^… /, '').replace(/ …$/, ''));
        expect(shown.length).toBeLessThanOrEqual(44);
      }),
    );
  });
});
