// Reads damaged indexes and asks them, in a process of its own that can be ended should one hang:
// node --import tsx read-mutated.ts COUNT
// Says which one it is at; the last line is a `Tally` as JSON.
import { SearchIndexError } from '../src/bytes.ts';
import { readIndex } from '../src/read-index.ts';
import { seal, unseal } from '../src/seal.ts';
import { createSearch } from '../src/search.ts';
import { writeIndex } from '../src/write-index.ts';
import { page } from './made-pages.ts';

/** Numbers from 0 to below 1 that look random and are the same every time (mulberry32). */
function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** What can happen to bytes on a disk, on the way or in memory. */
const mutations = {
  'flipped a bit': (bytes, random) => {
    bytes[random(bytes.length)]! ^= 1 << random(8);
    return bytes;
  },
  'changed bytes': (bytes, random) => {
    for (let left = 1 + random(8); left > 0; left--) bytes[random(bytes.length)] = random(256);
    return bytes;
  },
  'set to ones': (bytes, random) => {
    const from = random(bytes.length);
    return bytes.fill(255, from, from + 1 + random(32));
  },
  'set to zeros': (bytes, random) => {
    const from = random(bytes.length);
    return bytes.fill(0, from, from + 1 + random(32));
  },
  'cut short': (bytes, random) => bytes.slice(0, random(bytes.length)),
  'left bytes out': (bytes, random) => {
    const from = random(bytes.length);
    return joined(bytes.subarray(0, from), bytes.subarray(from + 1 + random(16)));
  },
  'put bytes in': (bytes, random) => {
    const at = random(bytes.length);
    const more = Uint8Array.from({ length: 1 + random(16) }, () => random(256));
    return joined(bytes.subarray(0, at), more, bytes.subarray(at));
  },
  'said a part twice': (bytes, random) => {
    const from = random(bytes.length);
    const part = bytes.slice(from, from + 1 + random(64));
    return joined(bytes.subarray(0, from), part, bytes.subarray(from));
  },
} satisfies Record<string, (copy: Uint8Array, random: (below: number) => number) => Uint8Array>;

/**
 * The bytes damaged in the nth way, the same way for the same number; never the bytes themselves. Two numbers
 * in a row damage in the same manner.
 */
function mutated(bytes: Uint8Array, n: number): { how: string; bytes: Uint8Array } {
  const next = seeded(n);
  const random = (below: number) => Math.floor(next() * below);
  const all = Object.entries(mutations);
  const [how, mutate] = all[(n >>> 1) % all.length]!;
  const damaged = mutate(bytes.slice(), random);
  const same = damaged.length === bytes.length && damaged.every((byte, at) => byte === bytes[at]);
  return same ? mutated(bytes, n + 1_000_003) : { how, bytes: damaged };
}

function joined(...parts: Uint8Array[]): Uint8Array {
  const all = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0));
  let at = 0;
  for (const part of parts) {
    all.set(part, at);
    at += part.length;
  }
  return all;
}

/** What became of the damaged indexes. */
export interface Tally {
  /** Told apart at once, their checksum being the old one. */
  noticed: number;
  /** With a checksum of their own: refused when read or at the first question. */
  refused: number;
  /** With a checksum of their own: read, and asked without an error. */
  answered: number;
  /** Every other outcome, by its sentence. There must be none. */
  wrong: Record<string, number>;
}

const QUESTIONS = [
  'locker',
  'lokcers cabinet',
  'thermal_mode device key e',
  'zzqqxyw',
  'constructor',
];
const WORDS = (
  'locker door cabinet order open close staff customer button press request claim radio channel speech key ' +
  'signature header error message wait seconds retry device organization location temperature chill freeze ' +
  'thermal_mode createOrder on_the_way naïve façade 429 v1s'
).split(' ');

const sound = writeIndex(somePages(), { fridge: 'chill', 'click and collect': 'locker' });
const tally: Tally = { noticed: 0, refused: 0, answered: 0, wrong: {} };
const count = Number(process.argv[2]);
for (let n = 0; n < count; n++) {
  if (n % 100 === 0) console.log(`${n} of ${count}`);
  const { how, bytes } = n % 2 === 0 ? mutated(sound, n) : resealed(n);
  const outcome = outcomeOf(bytes);
  if (n % 2 === 0 && outcome === 'refused') tally.noticed += 1;
  else if (n % 2 === 1 && outcome === 'refused') tally.refused += 1;
  else if (n % 2 === 1 && outcome === 'answered') tally.answered += 1;
  else tally.wrong[`${how}: ${outcome}`] = (tally.wrong[`${how}: ${outcome}`] ?? 0) + 1;
}
console.log(JSON.stringify(tally));

/** Damaged inside and sealed anew, so that nothing but the bounds of each read is left to notice it. */
function resealed(n: number) {
  const { how, bytes } = mutated(unseal(sound), n);
  return { how, bytes: seal(bytes) };
}

function outcomeOf(bytes: Uint8Array): string {
  try {
    const search = createSearch(readIndex(bytes));
    for (const question of QUESTIONS) search.find(question);
    return 'answered';
  } catch (error) {
    return error instanceof SearchIndexError ? 'refused' : String(error);
  }
}

/** Pages with all that an index can hold: names, keywords, words that are common, letters of other scripts. */
function somePages() {
  const random = seeded(12);
  const said = (most: number) =>
    Array.from(
      { length: 1 + Math.floor(random() * most) },
      () => WORDS[Math.floor(random() ** 2 * WORDS.length)]!,
    ).join(' ');
  return Array.from({ length: 12 }, (_, at) =>
    page(
      `${said(2)} ${at}`,
      said(40),
      Array.from({ length: 5 }, (): [string, string] => [said(3), said(30)]),
      { group: at % 2 === 0 ? 'Lockers' : 'Radio', keywords: [said(2)] },
    ),
  );
}
