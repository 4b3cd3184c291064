/** Collects bytes. Numbers are unsigned varints (7 bits a byte, low bits first); texts are UTF-8. */
export interface ByteWriter {
  byte(value: number): void;
  varint(value: number): void;
  text(value: string): void;
  /** Another writer's bytes, preceded by their count. Grouping similar data compresses better. */
  block(other: ByteWriter): void;
  bytes(): Uint8Array;
}

/** Reads what a `ByteWriter` wrote, in the same order. Throws a `SearchIndexError` past the end. */
export interface ByteReader {
  byte(): number;
  varint(): number;
  text(): string;
  block(): ByteReader;
  rest(): Uint8Array;
}

/** An empty writer. */
export function createWriter(): ByteWriter {
  let buffer = new Uint8Array(1024);
  let size = 0;
  const reserve = (more: number): void => {
    if (size + more <= buffer.length) return;
    const larger = new Uint8Array(Math.max(buffer.length * 2, size + more));
    larger.set(buffer);
    buffer = larger;
  };
  const append = (bytes: Uint8Array): void => {
    writer.varint(bytes.length);
    reserve(bytes.length);
    buffer.set(bytes, size);
    size += bytes.length;
  };
  const writer: ByteWriter = {
    byte(value) {
      reserve(1);
      buffer[size++] = value;
    },
    varint(value) {
      let remaining = value;
      for (; remaining > 127; remaining = Math.floor(remaining / 128))
        writer.byte((remaining % 128) + 128);
      writer.byte(remaining);
    },
    text: (value) => append(new TextEncoder().encode(value)),
    block: (other) => append(other.bytes()),
    bytes: () => buffer.slice(0, size),
  };
  return writer;
}

/** A reader at the start of `bytes`. */
export function createReader(bytes: Uint8Array): ByteReader {
  let at = 0;
  const take = (): Uint8Array => {
    const length = reader.varint();
    assertIndex(at + length <= bytes.length, TOO_SHORT);
    at += length;
    return bytes.subarray(at - length, at);
  };
  const reader: ByteReader = {
    byte() {
      assertIndex(at < bytes.length, TOO_SHORT);
      return bytes[at++]!;
    },
    varint() {
      let value = 0;
      for (let scale = 1; ; scale *= 128) {
        const next = reader.byte();
        value += (next % 128) * scale;
        assertIndex(value <= Number.MAX_SAFE_INTEGER, 'The search index holds too large a number.');
        if (next < 128) return value;
      }
    },
    text: () => new TextDecoder().decode(take()),
    block: () => createReader(take()),
    rest: () => bytes.subarray(at),
  };
  return reader;
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
