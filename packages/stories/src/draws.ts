export interface Draws {
  /** 22 URL-safe characters, as 128 random bits have them. */
  newId: () => string;
  /** Six digits. */
  newCode: () => string;
}

const signs = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';

/**
 * What a server draws by chance, drawn in the same order for everybody: a story answers the same to all who open it.
 * Never for a real server: whoever knows the seed knows every code.
 *
 * @param seed Any whole number; the same one gives the same draws.
 */
export function createDraws(seed = 1): Draws {
  let state = seed >>> 0;
  /** Mulberry32, by Tommy Ettinger (public domain): 32 bits of state, the same on every machine. */
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return (mixed ^ (mixed >>> 14)) >>> 0;
  };
  return {
    newId: () => Array.from({ length: 22 }, () => signs[next() % 64]).join(''),
    newCode: () => String(next() % 1_000_000).padStart(6, '0'),
  };
}
