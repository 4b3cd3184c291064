export type ByteWriter = ReturnType<typeof createWriter>;

/** An empty collector of bytes. Numbers are unsigned varints (7 bits a byte, low bits first); texts are UTF-8. */
export function createWriter() {
  let buffer = new Uint8Array(1024);
  let size = 0;
  const reserve = (more: number): void => {
    if (size + more <= buffer.length) return;
    const larger = new Uint8Array(Math.max(buffer.length * 2, size + more));
    larger.set(buffer);
    buffer = larger;
  };
  const byte = (value: number): void => {
    reserve(1);
    buffer[size++] = value;
  };
  const varint = (value: number): void => {
    let remaining = value;
    for (; remaining > 127; remaining = Math.floor(remaining / 128)) byte((remaining % 128) + 128);
    byte(remaining);
  };
  /** Bytes, preceded by their count. Grouping similar data compresses better. */
  const block = (bytes: Uint8Array): void => {
    varint(bytes.length);
    reserve(bytes.length);
    buffer.set(bytes, size);
    size += bytes.length;
  };
  return {
    byte,
    varint,
    block,
    text: (value: string) => block(new TextEncoder().encode(value)),
    bytes: () => buffer.slice(0, size),
  };
}

export type ByteReader = ReturnType<typeof createReader>;

/** A reader of what a byte writer wrote, in the same order. Throws a `SearchIndexError` past the end. */
export function createReader(bytes: Uint8Array) {
  let at = 0;
  const byte = (): number => {
    assertIndex(at < bytes.length, TOO_SHORT);
    return bytes[at++]!;
  };
  const varint = (): number => {
    let value = 0;
    for (let scale = 1; ; scale *= 128) {
      const next = byte();
      value += (next % 128) * scale;
      assertIndex(value <= Number.MAX_SAFE_INTEGER, 'The search index holds too large a number.');
      if (next < 128) return value;
    }
  };
  const block = (): Uint8Array => {
    const length = varint();
    assertIndex(at + length <= bytes.length, TOO_SHORT);
    at += length;
    return bytes.subarray(at - length, at);
  };
  return { varint, block, text: () => new TextDecoder().decode(block()) };
}

/** The bytes are not an index that this engine can read. The message says why; another copy may be intact. */
export class SearchIndexError extends Error {
  override name = 'SearchIndexError';
}

/** Throws a `SearchIndexError` with this message unless `condition` is true. */
export function assertIndex(condition: boolean, message: string): asserts condition {
  if (!condition) throw new SearchIndexError(message);
}

/** The message for truncated bytes. */
export const TOO_SHORT = 'The search index ends too early.';
