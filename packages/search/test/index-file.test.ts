import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findTerm } from '../src/dictionary.ts';
import { collectOccurrences } from '../src/occurrences.ts';
import { sectionUrl, toSearchDocuments } from '../src/pages.ts';
import { addressOf, readIndex, titleOf } from '../src/read-index.ts';
import { writeIndex } from '../src/write-index.ts';
import { page, somePages } from './made-pages.ts';
import { createReader } from '../src/bytes.ts';

describe('index file', () => {
  it('holds every term with its sections and places', () => {
    fc.assert(
      fc.property(somePages, (pages) => {
        const index = readIndex(writeIndex(pages));
        const expected = collectOccurrences(pages);
        expect(index.dictionary.size).toBe(expected.size);
        for (const [term, { sections, places, uses }] of expected) {
          const id = findTerm(index.dictionary, term);
          const [from, to] = [
            index.occurrences().firstOccurrence[id],
            index.occurrences().firstOccurrence[id + 1],
          ];
          expect([...index.occurrences().occurrenceSections.subarray(from, to)]).toEqual(sections);
          expect([...index.occurrences().occurrencePlaces.subarray(from, to)]).toEqual(places);
          expect(index.occurrences().uses[id]).toBe(uses);
        }
      }),
    );
  });

  it('numbers sections as the search-document file does, with the same titles and addresses', () => {
    fc.assert(
      fc.property(somePages, (pages) => {
        const index = readIndex(writeIndex(pages));
        const documents = toSearchDocuments(pages);
        expect(index.sections.count).toBe(documents.length);
        documents.forEach(({ url, title }, section) => {
          expect(addressOf(index, section)).toBe(url);
          expect(titleOf(index.sections, section)).toBe(title);
        });
      }),
    );
  });

  it('keeps heading ids that are not the slug of the heading', () => {
    const made = page('Locks', 'Text', [['Open a door', 'Text']]);
    made.sections.push({ title: 'Open a door', anchor: 'open-a-door-1', text: 'Text' });
    made.sections.push({ title: 'C++ & more', anchor: 'fixed', text: 'Text' });
    made.sections.push({ title: 'open_code', anchor: 'order--open-code', text: 'Text' });
    made.sections.push({ title: '+', anchor: 'plus', text: 'Text' });
    const index = readIndex(writeIndex([made]));
    expect(made.sections.map((_, section) => addressOf(index, section))).toEqual(
      made.sections.map(({ anchor }) => sectionUrl(made.url, anchor)),
    );
  });

  it('leaves out where a common word is mentioned in passing, and knows in how many sections it is', () => {
    const made = page(
      'Doors',
      'Every door has a lock.',
      Array.from({ length: 20 }, (_, at): [string, string] => [
        `Part ${at}`,
        at === 7 ? 'A door beside a door.' : 'A door.',
      ]),
    );
    const index = readIndex(writeIndex([made]));
    const id = findTerm(index.dictionary, 'door');
    const [from, to] = [
      index.occurrences().firstOccurrence[id],
      index.occurrences().firstOccurrence[id + 1],
    ];
    expect([...index.occurrences().occurrenceSections.subarray(from, to)]).toEqual([8]);
    expect(index.occurrences().uses[id]).toBe(21);
  });

  it('holds a site of thousands of sections that have their words in common', () => {
    const words = Array.from({ length: 60 }, (_, at) => `common${at} common${at}`).join(' ');
    const sections = Array.from({ length: 3000 }, (_, at): [string, string] => [
      `Part ${at}`,
      words,
    ]);
    const index = readIndex(writeIndex([page('Large', 'Text', sections)]));
    expect(index.occurrences().uses[findTerm(index.dictionary, 'common59')]).toBe(3000);
    expect(index.occurrences().occurrenceSections.length).toBeGreaterThan(180_000);
  });
});

describe('bytes', () => {
  it('refuses bytes that end too early', () => {
    expect(() => createReader(new Uint8Array([200])).varint()).toThrow('ends too early');
    expect(() => createReader(new Uint8Array([5, 65])).text()).toThrow('ends too early');
  });
});
