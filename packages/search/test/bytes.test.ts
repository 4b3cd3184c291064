import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createReader, createWriter } from '../src/bytes.ts';

describe('bytes', () => {
  it('reads back every number and text it wrote, in blocks', () => {
    const numbers = fc.array(fc.integer({ min: 0, max: 2 ** 40 }));
    fc.assert(
      fc.property(numbers, fc.string({ unit: 'grapheme' }), (all, text) => {
        const inner = createWriter();
        for (const number of all) inner.varint(number);
        const writer = createWriter();
        writer.block(inner);
        writer.text(text);
        const reader = createReader(writer.bytes());
        const block = reader.block();
        expect(all.map(() => block.varint())).toEqual(all);
        expect(reader.text()).toBe(text);
      }),
    );
  });

  it('refuses bytes that end too early', () => {
    expect(() => createReader(new Uint8Array([200])).varint()).toThrow('ends too early');
    expect(() => createReader(new Uint8Array([5, 65])).text()).toThrow('ends too early');
  });
});
