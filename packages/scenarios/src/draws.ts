/** What a server draws by chance: so many letters of an alphabet. */
export interface Letters {
  alphabet: string;
  length: number;
}

export interface Draws {
  newId: () => string;
  newCode: () => string;
}

/**
 * What a server draws by chance, drawn in the same order for everybody: a scenario answers the same to all who open it.
 * Never for a real server: whoever knows the seed knows every code.
 *
 * @param id What an id is made of, and `code` a code.
 * @param seed Any whole number; the same one gives the same draws.
 */
export function createDraws(id: Letters, code: Letters, seed = 1): Draws {
  let state = seed >>> 0;
  /** Mulberry32, by Tommy Ettinger (public domain): 32 bits of state, the same on every machine. */
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return (mixed ^ (mixed >>> 14)) >>> 0;
  };
  const drawn = ({ alphabet, length }: Letters) => {
    const each = alphabet.length;
    if (each ** length > 2 ** 32)
      return Array.from({ length }, () => alphabet[next() % each]).join('');
    // What fits into one draw is one: the codes of scenarios that were shared before stay what they were.
    const number = next() % each ** length;
    const letterAt = (place: number) => alphabet[Math.floor(number / each ** place) % each];
    return Array.from({ length }, (_, index) => letterAt(length - 1 - index)).join('');
  };
  return { newId: () => drawn(id), newCode: () => drawn(code) };
}
