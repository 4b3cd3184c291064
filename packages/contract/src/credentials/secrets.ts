/**
 * Turns a secret into what is stored and looked up in its place: its SHA-256 as 64 hexadecimal
 * digits. Our secrets are random, so no salt is needed; and since only digests are compared, how
 * long a comparison takes says nothing about a secret.
 */
export type KeyDigest = (secret: string) => string | Promise<string>;

/** The digest every runtime has: pages, workers and Node. */
export const webKeyDigest: KeyDigest = async (secret) => {
  const bytes = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(secret));
  return Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, '0')).join('');
};

/**
 * Compares two secrets in a time that tells nothing about where they differ. The length of the
 * longer one is not hidden; compare digests where it matters.
 */
export function sameSecret(given: string, expected: string): boolean {
  const encoder = new TextEncoder();
  const a = encoder.encode(given);
  const b = encoder.encode(expected);
  let difference = a.length ^ b.length;
  for (let index = 0; index < Math.max(a.length, b.length); index += 1) {
    difference |= (a[index] ?? 0) ^ (b[index] ?? 0);
  }
  return difference === 0;
}

/** Keeps secrets that must be read again unreadable where they are stored. */
export interface Seal {
  close(secret: string): string;
  /** @throws {Error} it was sealed with a key that is not at hand. */
  open(stored: string): string;
  /** Whether it is stored as `close` would store it now. */
  isCurrent(stored: string): boolean;
}

/** Stores secrets as they are: for pages, whose stores end with the tab. */
export const noSeal: Seal = {
  close: (secret) => secret,
  open: (stored) => stored,
  isCurrent: () => true,
};

/** Bytes asked for at a time: a few cost the system as much as many. */
const POOL = 4_096;

/**
 * Makes a function that draws so many letters of an alphabet, each equally likely, from a cryptographic source:
 * `crypto.getRandomValues`, which Node, pages and workers all have.
 *
 * @param alphabet 2 to 256 different letters.
 */
export function randomLetters({
  alphabet,
  length,
}: {
  alphabet: string;
  length: number;
}): () => string {
  const letters = [...alphabet];
  // Drawing again above the last whole round keeps the first letters from being likelier.
  const fair = Math.floor(256 / letters.length) * letters.length;
  const pool = new Uint8Array(POOL);
  let used = POOL;
  const next = (): string => {
    for (;;) {
      if (used === POOL) {
        crypto.getRandomValues(pool);
        used = 0;
      }
      const drawn = pool[used++]!;
      if (drawn < fair) return letters[drawn % letters.length]!;
    }
  };
  return () => {
    let text = '';
    for (let count = 0; count < length; count += 1) text += next();
    return text;
  };
}
