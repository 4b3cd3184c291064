// Reads damaged indexes and searches them, in a process of its own that can be killed if one hangs:
// node --import tsx read-mutated.ts COUNT
// Prints its progress; the last line is a `Tally` as JSON.
import fc from 'fast-check';
import { SearchIndexError } from '../src/bytes.ts';
import { readIndex } from '../src/read-index.ts';
import { seal, unseal } from '../src/seal.ts';
import { createSearch } from '../src/search.ts';
import { writeIndex } from '../src/write-index.ts';
import { page, somePages } from './made-pages.ts';

/** Seeded, so the same in each run. */
const sample = <Value>(arbitrary: fc.Arbitrary<Value>, numRuns: number) =>
  fc.sample(arbitrary, { seed: 12, numRuns });

const random = fc.uint8Array({ maxLength: 64 });
const even = fc.constantFrom(0, 255).map((byte) => new Uint8Array(32).fill(byte));
/** Damage on disk, in transit or in memory: a flipped bit, or a range replaced, extended or removed. */
const damages = fc.record({
  from: fc.nat(1e6),
  bit: fc.option(fc.nat(7), { freq: 3 }),
  length: fc.oneof(fc.constant(1), fc.nat(64), fc.constant(1e6)),
  by: fc.oneof(random, even),
});

function damaged(bytes: Uint8Array, { from, bit, length, by }: Damage): Uint8Array {
  const at = from % bytes.length;
  if (bit !== null) return bytes.map((byte, index) => (index === at ? byte ^ (1 << bit) : byte));
  const other = Uint8Array.of(...bytes.subarray(0, at), ...by, ...bytes.subarray(at + length));
  if (Buffer.compare(other, bytes) === 0) other[at]! ^= 1;
  return other;
}
type Damage = typeof damages extends fc.Arbitrary<infer One> ? One : never;

/** Outcomes for indexes damaged inside and sealed again, so that only the bounds checks of each read can detect it. */
export interface Tally {
  /** On reading or at the first question. */
  refused: number;
  answered: number;
  /** Every other outcome. There must be none. */
  wrong: string[];
}

const QUESTIONS = 'locker|lokcers cabinet|thermal_mode device key e|zzqqxyw|constructor'.split('|');
/** Names, keywords, common words, letters of other scripts. */
const handwritten = page('Thermal_mode 429', 'The naïve façade of createOrder, on_the_way.', [
  ['Device key', 'A key of a door, v1s.'],
]);
const pages = [handwritten, ...sample(somePages, 4).flat()].map((one, at) => ({
  ...one,
  url: `/${at}`,
}));
const intact = unseal(writeIndex(pages, { fridge: 'chill', 'click and collect': 'locker' }));
const tally: Tally = { refused: 0, answered: 0, wrong: [] };
for (const [n, damage] of sample(damages, Number(process.argv[2])).entries()) {
  if (n % 100 === 0) console.log(n);
  try {
    const search = createSearch(readIndex(seal(damaged(intact, damage))));
    for (const question of QUESTIONS) search.find(question);
    tally.answered += 1;
  } catch (error) {
    if (error instanceof SearchIndexError) tally.refused += 1;
    else tally.wrong.push(String(error));
  }
}
console.log(JSON.stringify(tally));
