/**
 * Hashes a secret for storage and lookup: its SHA-256 as 64 hexadecimal digits. Our secrets are random, so no salt is
 * needed; and because only digests are compared, timing reveals nothing about a secret.
 */
export type KeyDigest = (secret: string) => string | Promise<string>;

/** A digest available in every runtime: pages, workers and Node. */
export const webKeyDigest: KeyDigest = async (secret) => {
  const bytes = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(secret));
  return Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, '0')).join('');
};

/**
 * Compares two secrets in constant time. The length of the longer one is not hidden; compare digests where that
 * matters.
 */
export function sameSecret(actual: string, expected: string): boolean {
  const encoder = new TextEncoder();
  const a = encoder.encode(actual);
  const b = encoder.encode(expected);
  let difference = a.length ^ b.length;
  for (let index = 0; index < Math.max(a.length, b.length); index += 1) {
    difference |= (a[index] ?? 0) ^ (b[index] ?? 0);
  }
  return difference === 0;
}

/** Encrypts secrets that must be readable again. */
export interface Seal {
  close(secret: string): string;
  /** @throws {Error} it was sealed with a key that is not available. */
  open(stored: string): string;
  /** Whether it is stored in the form that `close` would produce now. */
  isCurrent(stored: string): boolean;
}

/** Stores secrets unencrypted: for pages, whose databases end with the tab. */
export const noSeal: Seal = {
  close: (secret) => secret,
  open: (stored) => stored,
  isCurrent: () => true,
};

/** Random bytes requested at a time: a few cost as much as many. */
const POOL = 4_096;

/**
 * Creates a function that draws `length` letters of an alphabet, all equally likely, from a cryptographic source:
 * `crypto.getRandomValues`, which Node, pages and workers all have.
 *
 * @param alphabet 2 to 256 distinct letters.
 */
export function randomLetters({
  alphabet,
  length,
}: {
  alphabet: string;
  length: number;
}): () => string {
  const letters = [...alphabet];
  // Rejecting bytes above the last full multiple prevents a bias towards the first letters.
  const maxFair = Math.floor(256 / letters.length) * letters.length;
  const pool = new Uint8Array(POOL);
  let used = POOL;
  const next = (): string => {
    for (;;) {
      if (used === POOL) {
        crypto.getRandomValues(pool);
        used = 0;
      }
      const byte = pool[used++]!;
      if (byte < maxFair) return letters[byte % letters.length]!;
    }
  };
  return () => {
    let text = '';
    for (let count = 0; count < length; count += 1) text += next();
    return text;
  };
}
