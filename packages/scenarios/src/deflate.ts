/** Ten times what a story at all its limits takes: a small link that grows without end is none. */
const most = 2_000_000;

/** With a checksum at its end (RFC 1950): what was changed on its way is found out. */
export async function deflated(text: string): Promise<Uint8Array> {
  const stream = new Blob([text]).stream().pipeThrough(new CompressionStream('deflate'));
  return new Uint8Array(await new Response(stream).arrayBuffer());
}

/** The text again. @throws {TypeError} the bytes are damaged @throws {RangeError} they are too many */
export async function inflated(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('deflate'));
  const reader = stream.getReader();
  const parts: Uint8Array<ArrayBuffer>[] = [];
  for (let size = 0; ;) {
    const { done, value } = await reader.read();
    if (done) return new Blob(parts).text();
    size += value.length;
    if (size > most) {
      await reader.cancel();
      throw new RangeError(`The text has more than ${most} bytes.`);
    }
    parts.push(value);
  }
}
