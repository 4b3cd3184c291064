import { createBitReader, type BitReader } from './bits.ts';
import { assertIndex, type ByteReader } from './bytes.ts';
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

/**
 * Takes the block of occurrences from the reader. The returned function starts decoding it, and deriving the
 * occurrences in titles and addresses.
 */
export function prepareOccurrences(
  reader: ByteReader,
  base: Base,
): () => Incremental<IndexedOccurrences> {
  const total = reader.varint();
  const bytes = reader.block().rest();
  return () => readOccurrences(createBitReader(bytes), total, base);
}

function* readOccurrences(
  bits: BitReader,
  total: number,
  base: Base,
): Incremental<IndexedOccurrences> {
  // Each occurrence takes at least one bit, so a wrong number cannot allocate much memory.
  assertIndex(total <= bits.left(), NO_OCCURRENCES);
  const { size } = base.dictionary;
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

/** Where terms occur outside texts, in the order of sections; a term may occur several times in one. */
interface NamedOccurrences {
  terms: number[];
  sections: number[];
  flags: number[];
}

function* readNamed(
  bits: BitReader,
  { dictionary, pages, sections }: Base,
): Incremental<TitleData & { named: NamedOccurrences }> {
  const named: NamedOccurrences = { terms: [], sections: [], flags: [] };
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
  const keywords = new Uint32Array(dictionary.size);
  for (let section = 0; section < sections.count; section++) {
    if (section % SECTIONS_PER_STEP === 0) yield;
    const page = pages[sections.page[section]!]!;
    add(byTitle[sections.title[section]!]!, section, IN_TITLE);
    if (section === page.firstSection) add(pathTerms(page).map(idOf), section, IN_PATH);
    add(keywords.subarray(0, bits.list(dictionary.size, keywords)), section, IN_KEYWORDS);
  }
  return { named, titleWords, titlesInWords };

  function add(terms: Iterable<number>, section: number, flag: number): void {
    for (const term of terms) {
      // The browser's Unicode version may differ from the builder's, and so split a title differently.
      if (term < 0) continue;
      named.terms.push(term);
      named.sections.push(section);
      named.flags.push(flag);
    }
  }
}

/** Merges both lists of each term, by section. */
function merge({ ends, sections, steps }: TextOccurrences, named: NamedOccurrences): Merged {
  const terms = ends.length;
  const byTerm = sortByTerm(named, terms);
  const firstOccurrence = new Uint32Array(terms + 1);
  const merged = new Uint32Array(sections.length + named.terms.length);
  const places = new Uint8Array(merged.length);
  let size = 0;
  for (let term = 0, text = 0, name = 0; term < terms; term++) {
    const end = ends[term]!;
    const lastName = byTerm.ends[term]!;
    while (text < end || name < lastName) {
      const isText = text < end && (name === lastName || sections[text]! <= byTerm.sections[name]!);
      const section = isText ? sections[text]! : byTerm.sections[name]!;
      merged[size] = section;
      if (isText) places[size] = steps[text++]! * IN_TEXT;
      for (; name < lastName && byTerm.sections[name] === section; name++) {
        places[size]! |= byTerm.flags[name]!;
      }
      size += 1;
    }
    firstOccurrence[term + 1] = size;
  }
  const occurrenceSections = merged.slice(0, size);
  return { firstOccurrence, occurrenceSections, occurrencePlaces: places.slice(0, size) };
}

/** A counting sort, which keeps sections in order. */
function sortByTerm({ terms, sections, flags }: NamedOccurrences, count: number) {
  const ends = new Uint32Array(count + 1);
  for (const term of terms) ends[term + 1]! += 1;
  for (let term = 0; term < count; term++) ends[term + 1]! += ends[term]!;
  const sorted = {
    ends,
    sections: new Uint32Array(terms.length),
    flags: new Uint8Array(terms.length),
  };
  for (let at = 0; at < terms.length; at++) {
    const to = ends[terms[at]!]!++;
    sorted.sections[to] = sections[at]!;
    sorted.flags[to] = flags[at]!;
  }
  return sorted;
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
