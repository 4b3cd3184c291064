import { createBitReader, type BitReader } from './bits.ts';
import { mustHold, type ByteReader } from './bytes.ts';
import { countTitleWords } from './query.ts';
import { findTerm, fitTerm } from './dictionary.ts';
import { IN_KEYWORDS, IN_PATH, IN_TEXT, IN_TITLE, pathTerms } from './occurrences.ts';
import type { Index, IndexedOccurrences } from './indexed.ts';
import { joined, terms as termsOf, words } from './words.ts';

type Known = Pick<Index, 'dictionary' | 'pages' | 'sections'>;
type OfTitles = Pick<IndexedOccurrences, 'titleWords' | 'titlesInWords'>;
type Merged = Omit<IndexedOccurrences, 'uses' | keyof OfTitles>;

/** The width of the Rice code in which passing mentions are counted. */
export const USES_WIDTH = 5;

const NO_OCCURRENCES = 'The search index holds occurrences that do not fit together.';

/** Where terms stand in texts: by term the place in `sections` and `steps` after its last one. */
interface InTexts {
  ends: Uint32Array;
  sections: Uint32Array;
  steps: Uint8Array;
}

/** Reads in pieces of a few milliseconds on a phone, and returns all. */
type InPieces<Read> = Generator<undefined, Read, undefined>;

/** Terms and sections of a piece. */
const TERMS = 512;
const SECTIONS = 128;

/**
 * Takes the part of the index that tells where terms stand. The returned function begins to read it, and to work out
 * from titles and addresses where else they stand.
 */
export function prepareOccurrences(
  reader: ByteReader,
  known: Known,
): () => InPieces<IndexedOccurrences> {
  const total = reader.varint();
  const bytes = reader.block().rest();
  return () => readOccurrences(createBitReader(bytes), total, known);
}

function* readOccurrences(
  bits: BitReader,
  total: number,
  known: Known,
): InPieces<IndexedOccurrences> {
  // Each occurrence takes a bit at least, so no number that is wrong can ask for much memory.
  mustHold(total <= bits.left(), NO_OCCURRENCES);
  const { size } = known.dictionary;
  const uses = new Uint32Array(size);
  const ends = new Uint32Array(size);
  const sections = new Uint32Array(total);
  const common = new Uint32Array(size + 1).fill(size);
  common[bits.list(size, common)] = size;
  const asked = new Uint32Array(total);
  const repeated = new Uint32Array(total);
  const steps = new Uint8Array(total).fill(1);
  let askedCount = 0;
  let filled = 0;
  const order = byLength(known.sections.length);
  for (let term = 0, next = 0; term < size; term++) {
    if (term % TERMS === 0) yield;
    const isCommon = common[next] === term;
    if (isCommon) {
      uses[term] = bits.rice(USES_WIDTH);
      next += 1;
    }
    const end = bits.list(known.sections.count, sections, filled, order.left);
    const own = sections.subarray(filled, end);
    for (let at = 0; at < own.length; at++) own[at] = order.sections[own[at]!]!;
    own.sort();
    for (; filled < end; filled++) {
      if (isCommon) steps[filled] = 2;
      else asked[askedCount++] = filled;
    }
    ends[term] = end;
  }
  mustHold(filled === total, NO_OCCURRENCES);
  const repeatedCount = bits.list(askedCount, repeated);
  for (const at of repeated.subarray(0, repeatedCount)) steps[asked[at]!] = 2;
  yield;
  const { named, ...ofTitles } = yield* namedPlaces(bits, known);
  yield;
  const merged = merge({ sections, ends, steps }, named);
  for (let term = 0; term < size; term++) {
    uses[term]! += merged.firstOccurrence[term + 1]! - merged.firstOccurrence[term]!;
    mustHold(uses[term]! <= known.sections.count, NO_OCCURRENCES);
  }
  return { ...merged, uses, ...ofTitles };
}

/** Where terms stand beside texts, in the order of sections; a term may stand in several places of one. */
interface Named {
  terms: number[];
  sections: number[];
  flags: number[];
}

function* namedPlaces(
  bits: BitReader,
  { dictionary, pages, sections }: Known,
): InPieces<OfTitles & { named: Named }> {
  const named: Named = { terms: [], sections: [], flags: [] };
  const idOf = (term: string): number => findTerm(dictionary, fitTerm(term));
  const titleWords = new Uint8Array(sections.titles.length);
  const titlesInWords: string[] = [];
  const byTitle: number[][] = [];
  for (const [at, title] of sections.titles.entries()) {
    if (at % SECTIONS === 0) yield;
    const all = words(title);
    titleWords[at] = countTitleWords(title, all);
    titlesInWords.push(joined(all));
    byTitle.push(termsOf(title, all).map(idOf));
  }
  const keywords = new Uint32Array(dictionary.size);
  for (let section = 0; section < sections.count; section++) {
    if (section % SECTIONS === 0) yield;
    const page = pages[sections.page[section]!]!;
    add(byTitle[sections.title[section]!]!, section, IN_TITLE);
    if (section === page.firstSection) add(pathTerms(page).map(idOf), section, IN_PATH);
    add(keywords.subarray(0, bits.list(dictionary.size, keywords)), section, IN_KEYWORDS);
  }
  return { named, titleWords, titlesInWords };

  function add(terms: Iterable<number>, section: number, flag: number): void {
    for (const term of terms) {
      // A browser may know other letters than the builder, and so split a title elsewhere.
      if (term < 0) continue;
      named.terms.push(term);
      named.sections.push(section);
      named.flags.push(flag);
    }
  }
}

/** Brings both lists of each term together, by section. */
function merge({ ends, sections, steps }: InTexts, named: Named): Merged {
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

/** Counts first, then puts each in its place, so that the order of sections stays. */
function sortByTerm({ terms, sections, flags }: Named, count: number) {
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

/** An order of sections, in which a list of sections is short to write. */
interface Order {
  /** The section at each place. */
  sections: Uint32Array;
  /** How many sections as long as the one at this place those from it on are together. */
  left(place: number): number;
}

/** Sections from the longest text to the shortest: what stands in few sections stands in long ones first. */
export function byLength(lengths: Uint8Array): Order {
  const sections = Uint32Array.from(lengths.keys()).sort(
    (one, other) => lengths[other]! - lengths[one]! || one - other,
  );
  const weightAt = (place: number): number => lengths[sections[place]!] || 1;
  const after = new Uint32Array(lengths.length + 1);
  for (let place = lengths.length - 1; place >= 0; place--)
    after[place] = after[place + 1]! + weightAt(place);
  return { sections, left: (place) => Math.trunc(after[place]! / weightAt(place)) };
}
