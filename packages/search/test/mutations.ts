/** Numbers from 0 to below 1 that look random and are the same every time (mulberry32). */
export function seeded(seed: number): () => number {
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
export function mutated(bytes: Uint8Array, n: number): { how: string; bytes: Uint8Array } {
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
