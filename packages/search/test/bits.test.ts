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

  it('refuses bits that end too early', () => {
    const reader = createBitReader(Uint8Array.of(255));
    expect(() => reader.count()).toThrow('ends too early');
  });

  it('refuses numbers wider than any that was written, instead of turning them negative', () => {
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

  it('refuses a list longer than its room and a number beyond its limit', () => {
    const writer = createBitWriter();
    writer.list([1, 2, 9], 10);
    const read = (limit: number, room: number) => () =>
      createBitReader(writer.bytes()).list(limit, new Uint32Array(room));
    expect(read(10, 3)()).toBe(3);
    expect(read(10, 2)).toThrow('too long a list');
    expect(read(9, 3)).toThrow('too large a number');
  });
});
