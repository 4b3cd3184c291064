import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createBitReader, createBitWriter } from '../src/bits.ts';

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

  it('takes hardly more than the entropy for numbers strewn at random', () => {
    const writer = createBitWriter();
    const strewn = Array.from({ length: limit }, (_, at) => at).filter(
      (at) => (at * 7919) % 97 < 9,
    );
    writer.ascending(strewn, limit);
    const share = strewn.length / limit;
    const entropy = -share * Math.log2(share) - (1 - share) * Math.log2(1 - share);
    expect(writer.bytes().length).toBeLessThan((entropy * limit * 1.05) / 8);
  });

  it('refuses bits that end too early', () => {
    const reader = createBitReader(Uint8Array.of(255));
    expect(() => reader.count()).toThrow('ends too early');
  });
});
