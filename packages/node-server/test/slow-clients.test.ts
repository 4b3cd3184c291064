import { afterAll, beforeAll, expect, it } from 'vitest';
import { openClient, startTestServer, wait } from './start-test-server.ts';

const limits = {
  headersTimeout: 1_000,
  requestTimeout: 2_000,
  connectionsCheckingInterval: 50,
  maxHeaderSize: 8_192,
};
let server: Awaited<ReturnType<typeof startTestServer>>;
beforeAll(async () => {
  server = await startTestServer({
    limits,
    create: () => ({
      fetch: async (request) => {
        if (new URL(request.url).pathname === '/refuse') return new Response(null, { status: 413 });
        return Response.json({ bytes: (await request.arrayBuffer()).byteLength });
      },
    }),
  });
});
afterAll(() => server.stop());

const head = (path: string, ...headers: string[]) =>
  [`POST ${path} HTTP/1.1`, 'Host: localhost', ...headers, '', ''].join('\r\n');

it('takes a body of 64 KiB, however it is cut', async () => {
  const client = openClient(server.port);
  client.send(head('/', 'Content-Length: 65536', 'Connection: close'));
  for (let part = 0; part < 16; part++) {
    client.send('x'.repeat(4096));
    await wait(1);
  }
  expect(await client.closed).toContain('{"bytes":65536}');
});

it('answers a client that has closed its sending half', async () => {
  const client = openClient(server.port);
  client.send(head('/', 'Content-Length: 2'));
  client.send('ok');
  client.halfClose();
  expect(await client.closed).toContain('{"bytes":2}');
});

it('answers a refused body without reading it to the end', async () => {
  const client = openClient(server.port);
  client.send(head('/refuse', 'Content-Length: 1000000'));
  client.send('x'.repeat(1000));
  await wait(100);
  expect(client.received()).toMatch(/^HTTP\/1.1 413/);
  client.destroy();
});

it('goes on when clients leave in the middle of a request', async () => {
  for (let n = 0; n < 20; n++) {
    const client = openClient(server.port);
    client.send(head('/', 'Content-Length: 100') + 'only this');
    await wait(5);
    client.destroy();
    await client.closed;
  }
  expect((await fetch(server.url)).status).toBe(200);
});

it('closes a connection on which nothing is sent', async () => {
  const client = openClient(server.port);
  expect(await client.closed).toMatch(/^(HTTP\/1.1 408 |$)/);
});

it('answers 408 to headers that do not end', async () => {
  const client = openClient(server.port);
  client.send('GET / HTTP/1.1\r\n');
  const dripping = setInterval(() => client.send('X-Slow: yes\r\n'), 40);
  expect(await client.closed).toMatch(/^HTTP\/1.1 408 /);
  clearInterval(dripping);
});

it('ends a request whose body does not end', async () => {
  const client = openClient(server.port);
  client.send(head('/', 'Content-Length: 65536'));
  const dripping = setInterval(() => client.send('x'), 40);
  expect(await client.closed).toMatch(/^HTTP\/1.1 408 /);
  clearInterval(dripping);
});

it('answers 431 to headers that are too long', async () => {
  const client = openClient(server.port);
  client.send(head('/', `X-Long: ${'x'.repeat(9_000)}`));
  expect(await client.closed).toMatch(/^HTTP\/1.1 431 /);
});

it('answers 400 to what is not HTTP', async () => {
  const client = openClient(server.port);
  client.send('\x16\x03\x01\x02\x00 let me in\r\n\r\n');
  expect(await client.closed).toMatch(/^HTTP\/1.1 400 /);
});

it('serves others while a hundred slow clients wait', async () => {
  const slow = Array.from({ length: 100 }, () => openClient(server.port));
  for (const client of slow) client.send('POST / HTTP/1.1\r\nHost: x\r\n');
  const answers = await Promise.all(Array.from({ length: 20 }, () => fetch(server.url)));
  expect(answers.every(({ ok }) => ok)).toBe(true);
  await Promise.all(slow.map(({ closed }) => closed));
});
