import { afterAll, beforeAll, expect, it } from 'vitest';
import { openClient, startTestServer, wait } from './start-test-server.ts';

const limits = {
  headersTimeout: 500,
  requestTimeout: 1_000,
  connectionsCheckingInterval: 50,
  maxHeaderSize: 8_192,
};
let server: Awaited<ReturnType<typeof startTestServer>>;
beforeAll(async () => {
  server = await startTestServer({
    limits,
    create: () => ({
      fetch: async (request, target) => {
        if (request.url.endsWith('/refuse')) return new Response(null, { status: 413 });
        const { byteLength: bytes } = await request.arrayBuffer();
        if (request.url.endsWith('/later')) await wait(20);
        return Response.json({ path: new URL(request.url).pathname, target, bytes });
      },
    }),
  });
});
afterAll(() => server.stop());

/** Sends raw text as a request, and returns everything received until the connection was closed. */
function ask(...lines: string[]): Promise<string> {
  const client = openClient(server.port);
  client.send([...lines, 'Connection: close', '', ''].join('\r\n'));
  return client.closed;
}
const head = (path: string, ...headers: string[]) =>
  [`POST ${path} HTTP/1.1`, 'Host: localhost', ...headers, '', ''].join('\r\n');

const chunkedTwice = 'Transfer-Encoding: gzip, chunked';
const twoHosts = '{"message":"The request has 2 Host headers. Send one."}';
it.each([
  ['HTTP/1.0 without a Host, as probes send it', 200, ['GET /readyz HTTP/1.0'], '"ready"'],
  [
    'a whole address, its scheme in any case',
    200,
    ['GET HTTP://a/readyz HTTP/1.1', 'Host: b'],
    '"ready"',
  ],
  ['a whole address of no probe', 200, ['GET http://a/else HTTP/1.1', 'Host: b'], '"path":"/else"'],
  ['a Host with an empty port', 200, ['GET /else HTTP/1.1', 'Host: a:'], '"path":"/else"'],
  ['dots, which signatures cover', 200, ['GET /a/../b HTTP/1.1', 'Host: a'], '"target":"/a/../b"'],
  ['a question about the whole server', 204, ['OPTIONS * HTTP/1.1', 'Host: a'], 'allow: GET'],
  ['a tunnel', 501, ['CONNECT a:443 HTTP/1.1', 'Host: a:443'], '"message":"The method CONNECT'],
  ['a Host that is none', 400, ['GET /else HTTP/1.1', 'Host: a:x'], 'Host header, is not a valid'],
  ['HTTP/1.1 without a Host', 400, ['GET /else HTTP/1.1'], ''],
  ['two Hosts', 400, ['GET /readyz HTTP/1.1', 'Host: a', 'hOST: a'], twoHosts],
  ['two Hosts in HTTP/1.0', 400, ['GET /else HTTP/1.0', 'Host: a', 'hOST: a'], twoHosts],
  [
    'a transfer coding in HTTP/1.0, which has none',
    400,
    ['POST / HTTP/1.0', 'Transfer-Encoding: chunked'],
    '{"message":"HTTP/1.0 has no Transfer-Encoding',
  ],
  ['another transfer coding', 501, ['POST / HTTP/1.1', 'Host: a', chunkedTwice], chunkedTwice],
  ['headers that are too long', 431, ['GET / HTTP/1.1', `X-Long: ${'x'.repeat(9_000)}`], ''],
  ['what is not HTTP', 400, ['\x16\x03\x01\x02\x00 let me in'], ''],
])('answers %s with %i', async (_, status, lines, words) => {
  const answer = await ask(...lines);
  expect(answer).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
  expect(answer).toContain(words);
});

it('accepts a body of 64 KiB, however it is split, from a client that has closed its sending half', async () => {
  const client = openClient(server.port);
  client.send(head('/later', 'Content-Length: 65536'));
  for (let part = 0; part < 16; part++) {
    client.send('x'.repeat(4096));
    await wait(1);
  }
  client.halfClose();
  expect(await client.closed).toContain('"bytes":65536}');
});

it('answers a refused body without reading it to the end', async () => {
  const client = openClient(server.port);
  client.send(head('/refuse', 'Content-Length: 1000000') + 'x'.repeat(1000));
  await expect.poll(client.received).toMatch(/^HTTP\/1.1 413/);
  client.destroy();
});

it('continues when clients disconnect in the middle of a request', async () => {
  for (let n = 0; n < 20; n++) {
    const client = openClient(server.port);
    client.send(head('/', 'Content-Length: 100') + 'only this');
    await wait(1);
    client.destroy();
    await client.closed;
  }
  expect((await fetch(server.url)).status).toBe(200);
});

it.each([
  ['on which nothing is sent', '', '', /^(HTTP\/1.1 408 |$)/],
  ['whose headers do not end', 'GET / HTTP/1.1\r\n', 'X-Slow: yes\r\n', /^HTTP\/1.1 408 /],
  ['whose body does not end', head('/', 'Content-Length: 65536'), 'x', /^HTTP\/1.1 408 /],
])('closes a connection %s', async (_, first, more, answer) => {
  const client = openClient(server.port);
  if (first) client.send(first);
  const dripping = setInterval(() => more && client.send(more), 40);
  expect(await client.closed).toMatch(answer);
  clearInterval(dripping);
});

it('serves others while a hundred slow clients wait', async () => {
  const slow = Array.from({ length: 100 }, () => openClient(server.port));
  for (const client of slow) client.send('POST / HTTP/1.1\r\nHost: x\r\n');
  const answers = await Promise.all(Array.from({ length: 20 }, () => fetch(server.url)));
  expect(answers.every(({ ok }) => ok)).toBe(true);
  for (const client of slow) client.destroy();
});
