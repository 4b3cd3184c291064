import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import { expect, it } from 'vitest';
import { stdioTransport } from '../stdio.ts';

const ping = (id: unknown) => ({ jsonrpc: '2.0', id, method: 'ping' });
const refused = (id: unknown, code: number, message: string) => ({
  jsonrpc: '2.0',
  id,
  error: { code, message: expect.stringContaining(message) },
});

/** Writes chunks to a transport that answers each message with its id; returns all answers. */
async function answersTo(...chunks: (string | Buffer)[]): Promise<unknown[]> {
  const [input, output] = [new PassThrough(), new PassThrough()];
  const transport = stdioTransport(input, output);
  transport.onmessage = (message) =>
    void transport.send({ jsonrpc: '2.0', id: (message as { id: number }).id, result: {} });
  await transport.start();
  for (const chunk of chunks) input.write(chunk);
  input.end();
  await new Promise((resolve) => setImmediate(resolve));
  output.end();
  return (await text(output))
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as unknown);
}

const answered = (id: unknown) => ({ jsonrpc: '2.0', id, result: {} });

it('reads messages however they are cut into chunks and lines end', async () => {
  const lines = Buffer.from(`\uFEFF${JSON.stringify(ping('é'))}\r\n\n${JSON.stringify(ping(2))}`);
  const bytes = [...lines].map((byte) => Buffer.from([byte]));
  expect(await answersTo(lines)).toEqual([answered('é'), answered(2)]);
  expect(await answersTo(...bytes)).toEqual([answered('é'), answered(2)]);
});

it.each([
  ['no JSON', 'Dear agent,', refused(null, -32_700, 'is not JSON')],
  ['a batch', JSON.stringify([ping(1)]), refused(null, -32_600, 'Batches are not supported')],
  ['no version', '{"id":7,"method":"ping"}', refused(7, -32_600, '"jsonrpc": "2.0"')],
  ['no method', '{"jsonrpc":"2.0","id":"a"}', refused('a', -32_600, 'a "method"')],
  ['an id of null', JSON.stringify(ping(null)), refused(null, -32_600, 'a text or an integer')],
  ['a fraction as id', JSON.stringify(ping(1.5)), refused(null, -32_600, 'a text or an integer')],
  ['null', 'null', refused(null, -32_600, 'no message of JSON-RPC 2.0')],
  ['11 MiB', `"${'x'.repeat(11 * 2 ** 20)}"`, refused(null, -32_600, 'at most 10 MiB')],
])('answers %s with an error, and the next message as usual', async (_, line, answer) => {
  expect(await answersTo(`${line}\n${JSON.stringify(ping(8))}\n`)).toEqual([answer, answered(8)]);
});
