import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createReader, createWriter } from '../src/bytes.ts';
import {
  findTerm,
  impliedTerms,
  prefixRange,
  readDictionary,
  termAt,
  writeDictionary,
  type Dictionary,
} from '../src/dictionary.ts';
import { closeTerms } from '../src/typo-walk.ts';

/** A dictionary of these words, written and read back. */
function dictionaryOf(words: string[]): { terms: string[]; dictionary: Dictionary } {
  const terms = [...new Set(words)].sort();
  const writer = createWriter();
  writeDictionary(terms, writer);
  return { terms, dictionary: readDictionary(createReader(writer.bytes()).text()) };
}

/** Restricted Damerau distance by its definition: one table for one pair. */
function distance(one: string, other: string): number {
  const rows = Array.from({ length: one.length + 1 }, (_, i) =>
    Array.from({ length: other.length + 1 }, (__, j) => (i === 0 ? j : j === 0 ? i : 0)),
  );
  const at = (i: number, j: number): number => rows[i]?.[j] ?? Infinity;
  for (let i = 1; i <= one.length; i++) {
    for (let j = 1; j <= other.length; j++) {
      const replaced = at(i - 1, j - 1) + (one[i - 1] === other[j - 1] ? 0 : 1);
      const isSwap = one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1];
      const swapped = i > 1 && j > 1 && isSwap ? at(i - 2, j - 2) + 1 : Infinity;
      rows[i]![j] = Math.min(replaced, at(i - 1, j) + 1, at(i, j - 1) + 1, swapped);
    }
  }
  return at(one.length, other.length);
}

const word = fc.string({ unit: fc.constantFrom('a', 'b', 'c', 'é'), minLength: 1, maxLength: 7 });
const vocabulary = fc.array(word, { maxLength: 40 });

describe('dictionary', () => {
  it('gives back every term under its number', () => {
    fc.assert(
      fc.property(vocabulary, word, (all, absent) => {
        const { terms, dictionary } = dictionaryOf(all);
        expect(terms.map((_, id) => termAt(dictionary, id))).toEqual(terms);
        expect(terms.map((term) => findTerm(dictionary, term))).toEqual(terms.map((_, id) => id));
        expect(findTerm(dictionary, absent)).toBe(terms.indexOf(absent));
      }),
    );
  });

  it('has the terms that titles imply beside those written, each once', () => {
    const writer = createWriter();
    writeDictionary(['bay', 'locker'], writer);
    const dictionary = readDictionary(createReader(writer.bytes()).text(), ['door', 'bay']);
    const terms = Array.from({ length: dictionary.size }, (_, id) => termAt(dictionary, id));
    expect(terms).toEqual(['bay', 'door', 'locker']);
  });

  it('takes from titles and addresses no term that another browser may split elsewhere', () => {
    const pages = [{ url: '/docs/bay', group: 'Café' }];
    const terms = ['open', 'openCode'.toLowerCase(), 'open', 'code'];
    expect(impliedTerms(['Open openCode', 'Café'], pages)).toEqual(terms);
    expect(impliedTerms([], [{ url: '/docs/bay', group: '' }])).toEqual(['docs', 'bay']);
  });

  it('finds exactly the terms with a prefix', () => {
    fc.assert(
      fc.property(vocabulary, word, (all, prefix) => {
        const { terms, dictionary } = dictionaryOf(all);
        const [from, to] = prefixRange(dictionary, prefix);
        expect(terms.slice(from, to)).toEqual(terms.filter((term) => term.startsWith(prefix)));
      }),
    );
  });
});

describe('closeTerms', () => {
  it('finds exactly the terms within the distance, as a naive scan does', () => {
    fc.assert(
      fc.property(vocabulary, word, fc.integer({ min: 0, max: 3 }), (all, asked, most) => {
        const { terms, dictionary } = dictionaryOf(all);
        const expected = terms
          .map((term, id) => ({ id, edits: distance(asked, term) }))
          .filter(({ edits }) => edits <= most);
        expect(closeTerms(dictionary, asked, most)).toEqual(expected);
      }),
      { numRuns: 100 },
    );
  });

  it('finds exactly the terms that begin within the distance, as a naive scan does', () => {
    fc.assert(
      fc.property(vocabulary, word, fc.integer({ min: 0, max: 2 }), (all, asked, most) => {
        const { terms, dictionary } = dictionaryOf(all);
        const begins = (term: string): number =>
          Math.min(
            ...Array.from({ length: term.length + 1 }, (_, n) => distance(asked, term.slice(0, n))),
          );
        const expected = terms
          .map((term, id) => ({ id, edits: begins(term) }))
          .filter(({ edits }) => edits <= most);
        expect(closeTerms(dictionary, asked, most, true)).toEqual(expected);
      }),
      { numRuns: 100 },
    );
  });
});
