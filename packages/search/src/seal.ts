import { assertIndex, SearchIndexError, TOO_SHORT } from './bytes.ts';

/** The first byte of an index. A reader refuses any other number, so increment it when the layout changes. */
const INDEX_VERSION = 8;

/** The version in one byte, then length and checksum of the contents in four bytes each, low byte first. */
const HEADER = 9;

/** Prepends the header that `unseal` checks. */
export function seal(contents: Uint8Array): Uint8Array {
  const sealed = new Uint8Array(HEADER + contents.length);
  const header = new DataView(sealed.buffer);
  header.setUint8(0, INDEX_VERSION);
  header.setUint32(1, contents.length, true);
  header.setUint32(5, checksum(contents), true);
  sealed.set(contents, HEADER);
  return sealed;
}

/**
 * Returns the contents. Throws a `SearchIndexError` if the version, the length or the checksum differs.
 */
export function unseal(sealed: Uint8Array): Uint8Array {
  assertIndex(sealed.length > HEADER, TOO_SHORT);
  const header = new DataView(sealed.buffer, sealed.byteOffset, HEADER);
  const version = header.getUint8(0);
  if (version !== INDEX_VERSION) {
    throw new SearchIndexError(
      `The search index has version ${version}, this page reads ${INDEX_VERSION}.`,
    );
  }
  const contents = sealed.subarray(HEADER);
  const length = header.getUint32(1, true);
  if (contents.length !== length) {
    throw new SearchIndexError(
      `The search index has ${contents.length} bytes after its header instead of ${length}.`,
    );
  }
  assertIndex(
    checksum(contents) === header.getUint32(5, true),
    'The search index is damaged: its checksum is another one.',
  );
  return contents;
}

/** Odd, so multiplication by it is invertible, with bits spread over the word (from MurmurHash3). */
const FACTOR = 0xcc9e2d51;

/**
 * A 32-bit checksum. Each step is invertible, so a change within four bytes is always detected, and any other
 * except with a probability of one in four billion. It processes four bytes a step: CRC-32, byte by byte, took longer
 * than everything else a page does to read its index.
 */
export function checksum(bytes: Uint8Array): number {
  const words = new Uint32Array(Math.ceil(bytes.length / 4));
  new Uint8Array(words.buffer).set(bytes);
  let sum = bytes.length;
  for (let at = 0; at < words.length; at++) {
    sum = Math.imul(sum ^ words[at]!, FACTOR);
    sum ^= sum >>> 15;
  }
  return sum >>> 0;
}
