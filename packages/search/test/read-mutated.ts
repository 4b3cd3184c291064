// Reads damaged indexes and asks them, in a process of its own that can be ended should one hang:
// node --import tsx read-mutated.ts COUNT
// Says which one it is at; the last line is a `Tally` as JSON.
import { SearchIndexError } from '../src/index-error.ts';
import { readIndex } from '../src/read-index.ts';
import { seal, unseal } from '../src/seal.ts';
import { createSearch } from '../src/search.ts';
import { writeIndex } from '../src/write-index.ts';
import { page } from './made-pages.ts';
import { mutated, seeded } from './mutations.ts';

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
