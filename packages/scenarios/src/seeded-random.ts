/** The format of a random value: `length` letters of an alphabet. */
export interface RandomFormat {
  alphabet: string;
  length: number;
}

interface RandomSource {
  newId: () => string;
  newCode: () => string;
}

/**
 * A seeded replacement for a server's random ids and codes: a scenario gets the same answers for everybody who opens it.
 * Never for a real server: the seed reveals every code.
 *
 * @param id The format of ids, and `code` that of codes.
 * @param seed Any whole number; the same seed gives the same values.
 */
export function createSeededRandom(id: RandomFormat, code: RandomFormat, seed = 1): RandomSource {
  let state = seed >>> 0;
  /** Mulberry32, by Tommy Ettinger (public domain): 32 bits of state, the same on every machine. */
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return (mixed ^ (mixed >>> 14)) >>> 0;
  };
  const generate = ({ alphabet, length }: RandomFormat) => {
    const size = alphabet.length;
    if (size ** length > 2 ** 32)
      return Array.from({ length }, () => alphabet[next() % size]).join('');
    // Short values take a single number: this keeps the codes of scenarios shared earlier.
    const number = next() % size ** length;
    const letterAt = (place: number) => alphabet[Math.floor(number / size ** place) % size];
    return Array.from({ length }, (_, index) => letterAt(length - 1 - index)).join('');
  };
  return { newId: () => generate(id), newCode: () => generate(code) };
}
