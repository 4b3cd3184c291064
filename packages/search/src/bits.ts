import { assertIndex, SearchIndexError, TOO_SHORT } from './bytes.ts';

type Remaining = (from: number) => number;

/**
 * An empty writer of ascending whole numbers as gaps in Rice code: the low `width` bits as they are, the high bits in
 * unary. For randomly scattered numbers it is a tenth smaller than varints after gzip.
 */
export function createBitWriter() {
  const bytes: number[] = [];
  let used = 8;
  const bit = (value: number): void => {
    if (used === 8) {
      bytes.push(0);
      used = 0;
    }
    bytes[bytes.length - 1]! |= value << used;
    used += 1;
  };
  /** The low `width` bits of a number, which is below 2³⁰ like all numbers here. */
  const bits = (value: number, width: number): void => {
    for (let at = 0; at < width; at++) bit((value >>> at) & 1);
  };
  const ones = (count: number): void => {
    for (let at = 0; at < count; at++) bit(1);
    bit(0);
  };
  /** A number in Rice code. */
  const rice = (value: number, width: number): void => {
    ones(value >>> width);
    bits(value, width);
  };
  /** A count in Elias gamma code: few bits for small counts. */
  const count = (value: number): void => {
    const width = 31 - Math.clz32(value + 1);
    ones(width);
    bits(value + 1, width);
  };
  return {
    rice,
    count,
    /**
     * An ascending list of numbers below `limit`, preceded by its length. `remaining` returns how many values a number
     * may take from a given one on; return fewer where smaller values are likelier.
     */
    list(numbers: number[], limit: number, remaining: Remaining = (from) => limit - from): void {
      count(numbers.length);
      let from = 0;
      numbers.forEach((number, at) => {
        rice(number - from, riceWidth(numbers.length - at, remaining(from)));
        from = number + 1;
      });
    },
    /** The last byte is padded with zeros. */
    bytes: () => Uint8Array.from(bytes),
  };
}

/** Numbers are below 2³¹, so shifts keep them whole and positive. */
const MAX_WIDTH = 30;
const TOO_LARGE = 'The search index holds too large a number.';
const TOO_LONG = 'The search index holds too long a list.';

/** Three bytes always contain this many bits, whatever the bit offset in the first byte. */
const WINDOW = 17;

export type BitReader = ReturnType<typeof createBitReader>;

/**
 * A reader of what a bit writer wrote, in the same order. Throws a `SearchIndexError` past the end, and for a number or
 * a list larger than a writer can produce. It uses only small integers, which are not heap-allocated.
 */
export function createBitReader(bytes: Uint8Array) {
  const end = bytes.length * 8;
  const padded = new Uint8Array(bytes.length + 8);
  padded.set(bytes);
  let at = 0;
  const window = (): number => {
    const byte = at >>> 3;
    const three = padded[byte]! | (padded[byte + 1]! << 8) | (padded[byte + 2]! << 16);
    return three >>> (at & 7);
  };
  const bits = (width: number): number => {
    assertIndex(at + width <= end, TOO_SHORT);
    if (width > WINDOW) return bits(WINDOW) | (bits(width - WINDOW) << WINDOW);
    const value = window() & ((1 << width) - 1);
    at += width;
    return value;
  };
  /** Counts the ones before the next zero. */
  const ones = (): number => {
    for (let found = 0; at < end;) {
      const zeros = ~window();
      const run = Math.min(WINDOW, 31 - Math.clz32(zeros & -zeros));
      at += run;
      found += run;
      if (run < WINDOW) {
        at += 1;
        return found;
      }
    }
    throw new SearchIndexError(TOO_SHORT);
  };
  const rice = (width: number): number => {
    const high = ones();
    assertIndex(high <= (2 ** (MAX_WIDTH + 1) - 1) >>> width, TOO_LARGE);
    return (high << width) | bits(width);
  };
  const count = (): number => {
    const width = ones();
    assertIndex(width <= MAX_WIDTH, TOO_LARGE);
    return ((1 << width) | bits(width)) - 1;
  };
  return {
    rice,
    count,
    /** How many bits remain, including the padding of the last byte. */
    left: () => end - at,
    /** Reads a list of numbers below `limit` into `into` starting at index `at`; returns the index after it. */
    list(
      limit: number,
      into: Uint32Array,
      at = 0,
      remaining: Remaining = (from) => limit - from,
    ): number {
      const after = at + count();
      assertIndex(after <= into.length, TOO_LONG);
      for (let to = at, from = 0; to < after; to++) {
        const number = from + rice(riceWidth(after - to, remaining(from)));
        assertIndex(number < limit, TOO_LARGE);
        into[to] = number;
        from = number + 1;
      }
      return after;
    },
  };
}

/**
 * The Rice width that encodes `count` numbers below `limit` in the fewest bits, assuming geometric gaps: the
 * whole number nearest to log2(0.69 × limit / count).
 */
function riceWidth(count: number, limit: number): number {
  let width = 0;
  for (let left = Math.trunc((limit * 125) / 256); count > 0 && left >= count; left >>>= 1)
    width += 1;
  return width;
}
