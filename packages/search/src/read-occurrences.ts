import type { BitReader } from './bits.ts';
import { assertIndex } from './bytes.ts';
import { countTitleWords } from './query.ts';
import { findTerm, fitTerm } from './dictionary.ts';
import { IN_KEYWORDS, IN_PATH, IN_TEXT, IN_TITLE, pathTerms } from './occurrences.ts';
import type { Index, IndexedOccurrences } from './indexed.ts';
import { joined, terms as termsOf, words } from './words.ts';

type Base = Pick<Index, 'dictionary' | 'pages' | 'sections'>;
type TitleData = Pick<IndexedOccurrences, 'titleWords' | 'titlesInWords'>;
type Merged = Omit<IndexedOccurrences, 'uses' | keyof TitleData>;

/** The width of the Rice code for numbers of passing mentions. */
export const USES_WIDTH = 5;

const NO_OCCURRENCES = 'The search index holds occurrences that do not fit together.';

/** Where terms occur in texts: `ends` is by term the index in `sections` and `steps` after its last one. */
interface TextOccurrences {
  ends: Uint32Array;
  sections: Uint32Array;
  steps: Uint8Array;
}

/** Reads in steps of a few milliseconds on a phone, and returns the whole. */
type Incremental<Read> = Generator<undefined, Read, undefined>;

/** How many terms and sections are read in one step. */
const TERMS_PER_STEP = 512;
const SECTIONS_PER_STEP = 128;

/** Decodes the occurrences in texts, and derives those in titles and addresses. `total` is the number of the former. */
export function* readOccurrences(
  bits: BitReader,
  total: number,
  base: Base,
): Incremental<IndexedOccurrences> {
  // Each occurrence takes at least one bit, so a wrong number cannot allocate much memory.
  assertIndex(total <= bits.left(), NO_OCCURRENCES);
  const size = base.dictionary.length;
  const uses = new Uint32Array(size);
  const ends = new Uint32Array(size);
  const sections = new Uint32Array(total);
  const common = new Uint32Array(size + 1).fill(size);
  common[bits.list(size, common)] = size;
  const candidates = new Uint32Array(total);
  const repeated = new Uint32Array(total);
  const steps = new Uint8Array(total).fill(1);
  let candidateCount = 0;
  let filled = 0;
  const order = byLength(base.sections.length);
  for (let term = 0, next = 0; term < size; term++) {
    if (term % TERMS_PER_STEP === 0) yield;
    const isCommon = common[next] === term;
    if (isCommon) {
      uses[term] = bits.rice(USES_WIDTH);
      next += 1;
    }
    const end = bits.list(base.sections.count, sections, filled, order.remaining);
    const own = sections.subarray(filled, end);
    for (let at = 0; at < own.length; at++) own[at] = order.sections[own[at]!]!;
    own.sort();
    for (; filled < end; filled++) {
      if (isCommon) steps[filled] = 2;
      else candidates[candidateCount++] = filled;
    }
    ends[term] = end;
  }
  assertIndex(filled === total, NO_OCCURRENCES);
  const repeatedCount = bits.list(candidateCount, repeated);
  for (const at of repeated.subarray(0, repeatedCount)) steps[candidates[at]!] = 2;
  yield;
  const { named, ...titleData } = yield* readNamed(bits, base);
  yield;
  const merged = merge({ sections, ends, steps }, named);
  for (let term = 0; term < size; term++) {
    uses[term]! += merged.firstOccurrence[term + 1]! - merged.firstOccurrence[term]!;
    assertIndex(uses[term]! <= base.sections.count, NO_OCCURRENCES);
  }
  return { ...merged, uses, ...titleData };
}

/** Where terms occur outside texts, by term: `section * IN_TEXT + flag`, in the order of sections. */
type NamedOccurrences = Map<number, number[]>;

function* readNamed(
  bits: BitReader,
  { dictionary, pages, sections }: Base,
): Incremental<TitleData & { named: NamedOccurrences }> {
  const named: NamedOccurrences = new Map();
  const idOf = (term: string): number => findTerm(dictionary, fitTerm(term));
  const titleWords = new Uint8Array(sections.titles.length);
  const titlesInWords: string[] = [];
  const byTitle: number[][] = [];
  for (const [at, title] of sections.titles.entries()) {
    if (at % SECTIONS_PER_STEP === 0) yield;
    const all = words(title);
    titleWords[at] = countTitleWords(title, all);
    titlesInWords.push(joined(all));
    byTitle.push(termsOf(title, all).map(idOf));
  }
  const keywords = new Uint32Array(dictionary.length);
  for (let section = 0; section < sections.count; section++) {
    if (section % SECTIONS_PER_STEP === 0) yield;
    const page = pages[sections.page[section]!]!;
    add(byTitle[sections.title[section]!]!, section, IN_TITLE);
    if (section === page.firstSection) add(pathTerms(page).map(idOf), section, IN_PATH);
    add(keywords.subarray(0, bits.list(dictionary.length, keywords)), section, IN_KEYWORDS);
  }
  return { named, titleWords, titlesInWords };

  function add(terms: Iterable<number>, section: number, flag: number): void {
    for (const term of terms) {
      // The browser's Unicode version may differ from the builder's, and so split a title differently.
      if (term < 0) continue;
      const own = named.get(term);
      if (own) own.push(section * IN_TEXT + flag);
      else named.set(term, [section * IN_TEXT + flag]);
    }
  }
}

/** Merges both lists of each term, by section. */
function merge({ ends, sections, steps }: TextOccurrences, named: NamedOccurrences): Merged {
  const firstOccurrence = new Uint32Array(ends.length + 1);
  const all: number[] = [];
  const places: number[] = [];
  const add = (section: number, place: number, first: number): void => {
    if (all.length > first && all.at(-1) === section) places[places.length - 1]! |= place;
    else {
      all.push(section);
      places.push(place);
    }
  };
  let text = 0;
  ends.forEach((end, term) => {
    const first = all.length;
    for (const one of named.get(term) ?? []) {
      const section = Math.floor(one / IN_TEXT);
      for (; text < end && sections[text]! <= section; text++)
        add(sections[text]!, steps[text]! * IN_TEXT, first);
      add(section, one % IN_TEXT, first);
    }
    for (; text < end; text++) add(sections[text]!, steps[text]! * IN_TEXT, first);
    firstOccurrence[term + 1] = all.length;
  });
  return {
    firstOccurrence,
    occurrenceSections: Uint32Array.from(all),
    occurrencePlaces: Uint8Array.from(places),
  };
}

/** An order of sections in which lists of sections encode short. */
interface Order {
  /** The section at each position. */
  sections: Uint32Array;
  /** The total length of the sections from this position on, in units of the one at this position. */
  remaining(place: number): number;
}

/** Sections from the longest text to the shortest: a rare term is likelier in a long one. */
export function byLength(lengths: Uint8Array): Order {
  const sections = Uint32Array.from(lengths.keys()).sort(
    (one, other) => lengths[other]! - lengths[one]! || one - other,
  );
  const weightAt = (place: number): number => lengths[sections[place]!] || 1;
  const after = new Uint32Array(lengths.length + 1);
  for (let place = lengths.length - 1; place >= 0; place--)
    after[place] = after[place + 1]! + weightAt(place);
  return { sections, remaining: (place) => Math.trunc(after[place]! / weightAt(place)) };
}
