import type { Readable, Writable } from 'node:stream';
import type { Transport } from '@modelcontextprotocol/sdk/shared/transport.js';
import { JSONRPCMessageSchema, RequestIdSchema } from '@modelcontextprotocol/sdk/types.js';

/** The longest line that is read as a message, in bytes. */
const MAX_BYTES = 10 * 1024 * 1024;

const NOT_JSON = -32_700;
const NO_REQUEST = -32_600;

/**
 * JSON-RPC messages, one per line, as the Model Context Protocol sends them on standard input and output. Unlike the
 * transport of the SDK, it answers a line that is no message with an error, and continues after a line that is too long.
 */
export function stdioTransport(input: Readable, output: Writable): Transport {
  let parts: Buffer[] = [];
  let bytes = 0;

  const transport: Transport = {
    start: async () => void input.on('data', read).on('end', receive),
    send: (message) =>
      new Promise((resolve) => output.write(`${JSON.stringify(message)}\n`, () => resolve())),
    close: async () => {
      input.destroy();
      transport.onclose?.();
    },
  };
  return transport;

  function read(chunk: Buffer) {
    let start = 0;
    for (let end = chunk.indexOf('\n'); end >= 0; end = chunk.indexOf('\n', start)) {
      append(chunk.subarray(start, end));
      receive();
      start = end + 1;
    }
    append(chunk.subarray(start));
  }

  function append(part: Buffer) {
    bytes += part.length;
    if (bytes > MAX_BYTES) parts = [];
    else parts.push(part);
  }

  function receive() {
    const isTooLong = bytes > MAX_BYTES;
    // Also drops a byte order mark.
    const text = new TextDecoder().decode(Buffer.concat(parts)).trim();
    parts = [];
    bytes = 0;
    if (isTooLong) return refuse(NO_REQUEST, 'A message has at most 10 MiB');
    if (text === '') return undefined;
    let value: unknown;
    try {
      value = JSON.parse(text);
    } catch (error) {
      return refuse(NOT_JSON, `A line is not JSON: ${(error as Error).message}`);
    }
    const { success, data } = JSONRPCMessageSchema.safeParse(value);
    if (success) return transport.onmessage?.(data);
    const { id } = (value ?? {}) as { id?: unknown };
    return refuse(
      NO_REQUEST,
      Array.isArray(value)
        ? 'Batches are not supported: send each message on a line of its own'
        : 'A line is no message of JSON-RPC 2.0: it needs "jsonrpc": "2.0", a "method" and an "id" that is a text or an integer',
      id,
    );
  }

  function refuse(code: number, message: string, id?: unknown) {
    const known = RequestIdSchema.safeParse(id).data ?? null;
    const answer = { jsonrpc: '2.0', id: known, error: { code, message: `${message}.` } };
    output.write(`${JSON.stringify(answer)}\n`);
  }
}
