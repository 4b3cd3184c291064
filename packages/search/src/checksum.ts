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
