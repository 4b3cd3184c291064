import { mustHold, SearchIndexError, TOO_SHORT } from './bytes.ts';

/** The first byte of an index. A reader refuses any other number, so it changes with the layout. */
const INDEX_VERSION = 8;

/** The version in one byte, then length and checksum of what follows in four bytes each, low byte first. */
const HEADER = 9;

/** Puts before an index what `unseal` checks. */
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
 * What was sealed. Throws a `SearchIndexError` when the bytes are of another version, not as many as were
 * written, or not the same.
 */
export function unseal(sealed: Uint8Array): Uint8Array {
  mustHold(sealed.length > HEADER, TOO_SHORT);
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
  mustHold(
    checksum(contents) === header.getUint32(5, true),
    'The search index is damaged: its checksum is another one.',
  );
  return contents;
}

/** Odd, so that multiplying by it can be undone, and with bits all over (from MurmurHash3). */
const FACTOR = 0xcc9e2d51;

/**
 * A number of 32 bits that tells changed bytes. Each step can be undone, so a change within four bytes is
 * always noticed, and any other one but once in four billion times. It takes four bytes a step: CRC-32, byte
 * by byte, took longer than all else that a page does to read its index.
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
