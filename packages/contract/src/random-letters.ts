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
