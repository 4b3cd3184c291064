import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findTerm } from '../src/dictionary.ts';
import { collectOccurrences } from '../src/occurrences.ts';
import { sectionUrl, toSearchDocuments } from '../src/pages.ts';
import { addressOf, readIndex, titleOf } from '../src/read-index.ts';
import { writeIndex } from '../src/write-index.ts';
import { page, somePages } from './made-pages.ts';
import { createReader, SearchIndexError } from '../src/bytes.ts';
import { createBitReader, createBitWriter } from '../src/bits.ts';
import { seal, unseal, checksum } from '../src/seal.ts';
import type { Tally } from './read-mutated.ts';

describe('index file', () => {
  it('contains every term with its sections and places', () => {
    fc.assert(
      fc.property(somePages, (pages) => {
        const index = readIndex(writeIndex(pages));
        const expected = collectOccurrences(pages);
        expect(index.dictionary.length).toBe(expected.size);
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

  it('stores heading ids that are not the slug of the heading', () => {
    const locks = page('Locks', 'Text', [['Open a door', 'Text']]);
    locks.sections.push({ title: 'Open a door', anchor: 'open-a-door-1', text: 'Text' });
    locks.sections.push({ title: 'C++ & more', anchor: 'fixed', text: 'Text' });
    locks.sections.push({ title: 'open_code', anchor: 'order--open-code', text: 'Text' });
    locks.sections.push({ title: '+', anchor: 'plus', text: 'Text' });
    const index = readIndex(writeIndex([locks]));
    expect(locks.sections.map((_, section) => addressOf(index, section))).toEqual(
      locks.sections.map(({ anchor }) => sectionUrl(locks.url, anchor)),
    );
  });

  it('drops passing mentions of a common word, but counts the sections they are in', () => {
    const doors = page(
      'Doors',
      'Every door has a lock.',
      Array.from({ length: 20 }, (_, at): [string, string] => [
        `Part ${at}`,
        at === 7 ? 'A door beside a door.' : 'A door.',
      ]),
    );
    const index = readIndex(writeIndex([doors]));
    const id = findTerm(index.dictionary, 'door');
    const [from, to] = [
      index.occurrences().firstOccurrence[id],
      index.occurrences().firstOccurrence[id + 1],
    ];
    expect([...index.occurrences().occurrenceSections.subarray(from, to)]).toEqual([8]);
    expect(index.occurrences().uses[id]).toBe(21);
  });

  it('reads a site of thousands of sections that share their words', () => {
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

it('refuses bytes that end too early', () => {
  expect(() => createReader(new Uint8Array([200])).varint()).toThrow('ends too early');
  expect(() => createReader(new Uint8Array([5, 65])).text()).toThrow('ends too early');
});

const limit = 5000;
const lists = fc.array(
  fc.uniqueArray(fc.integer({ min: 0, max: limit - 1 })).map((all) => all.sort((a, b) => a - b)),
);

describe('bits', () => {
  it('reads back every number and list it wrote', () => {
    fc.assert(
      fc.property(fc.array(fc.nat({ max: 2 ** 30 })), lists, (numbers, all) => {
        const writer = createBitWriter();
        for (const number of numbers) {
          writer.rice(number, 24);
          writer.count(number);
        }
        for (const list of all) writer.list(list, limit);
        const reader = createBitReader(writer.bytes());
        for (const number of numbers) {
          expect(reader.rice(24)).toBe(number);
          expect(reader.count()).toBe(number);
        }
        for (const list of all) {
          const read = new Uint32Array(limit);
          expect([...read.subarray(0, reader.list(limit, read))]).toEqual(list);
        }
      }),
    );
  });

  it('refuses bits that end too early', () => {
    const reader = createBitReader(Uint8Array.of(255));
    expect(() => reader.count()).toThrow('ends too early');
  });

  it('refuses numbers wider than any written one, instead of turning them negative', () => {
    const ones = (count: number) => {
      const bytes = new Uint8Array(16);
      for (let bit = 0; bit < count; bit++) bytes[bit >>> 3]! |= 1 << (bit & 7);
      return createBitReader(bytes);
    };
    expect(ones(30).count()).toBe(2 ** 30 - 1);
    for (const width of [31, 32, 33, 63]) {
      expect(() => ones(width).count(), `${width}`).toThrow('too large a number');
    }
    expect(ones(1).rice(30)).toBe(2 ** 30);
    expect(() => ones(2).rice(30)).toThrow('too large a number');
  });

  it('refuses a list longer than its buffer and a number beyond its limit', () => {
    const writer = createBitWriter();
    writer.list([1, 2, 9], 10);
    const read = (limit: number, room: number) => () =>
      createBitReader(writer.bytes()).list(limit, new Uint32Array(room));
    expect(read(10, 3)()).toBe(3);
    expect(read(10, 2)).toThrow('too long a list');
    expect(read(9, 3)).toThrow('too large a number');
  });
});

const intact = writeIndex([page('Locks', 'A lock opens a door.')]);
/** When a run counts as hung, in milliseconds; it takes two seconds. */
const HANG_TIMEOUT = 60_000;
const COUNT = 800;

describe('a damaged index', () => {
  it('is detected whichever bit has changed', () => {
    for (let bit = 0; bit < intact.length * 8; bit++) {
      const changed = intact.slice();
      changed[bit >>> 3]! ^= 1 << (bit & 7);
      expect(() => readIndex(changed), `bit ${bit}`).toThrow(SearchIndexError);
    }
  });

  it('is detected wherever it was cut, and when bytes follow it', () => {
    for (let length = 0; length < intact.length; length++) {
      expect(() => readIndex(intact.slice(0, length)), `${length}`).toThrow(SearchIndexError);
    }
    expect(() => readIndex(Uint8Array.of(...intact, 0))).toThrow(
      `has ${intact.length - 8} bytes after its header instead of ${intact.length - 9}`,
    );
  });

  it('reports its version and the one that is read', () => {
    expect(() => readIndex(Uint8Array.of(9, ...intact.slice(1)))).toThrow(
      'The search index has version 9, this page reads 8.',
    );
  });

  it('is detected when the highest bits of two numbers have changed, which sums miss', () => {
    const contents = unseal(intact).slice();
    const before = checksum(contents);
    contents[3]! ^= 128;
    contents[11]! ^= 128;
    expect(checksum(contents)).not.toBe(before);
    contents[3]! ^= 128;
    contents[11]! ^= 128;
    expect(seal(contents)).toEqual(intact);
  });

  it(
    `never hangs and never fails in another way: ${COUNT} mutations`,
    () => {
      const script = fileURLToPath(new URL('./read-mutated.ts', import.meta.url));
      const run = spawnSync(process.execPath, ['--import', 'tsx', script, String(COUNT)], {
        encoding: 'utf8',
        timeout: HANG_TIMEOUT,
      });
      const last = run.stdout.trim().split('\n').at(-1) ?? '';
      expect(run.signal, `hung soon after mutation ${last}`).toBeNull();
      expect(run.status, run.stderr).toBe(0);
      const { refused, answered, wrong } = JSON.parse(last) as Tally;
      expect(wrong).toEqual([]);
      expect(refused + answered).toBe(COUNT);
      // Both are frequent, so both paths through the engine were taken.
      expect(Math.min(refused, answered)).toBeGreaterThan(COUNT / 40);
    },
    HANG_TIMEOUT + 20_000,
  );
});
