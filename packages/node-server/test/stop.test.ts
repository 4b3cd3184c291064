import { Agent, get } from 'node:http';
import { beforeEach, expect, it } from 'vitest';
import { openClient, startTestServer, until, wait } from './start-test-server.ts';

let begun = 0;
beforeEach(() => void (begun = 0));

const slowly = (ms: number) => () => ({
  fetch: async () => {
    begun++;
    await wait(ms);
    return new Response('done');
  },
});

const hello = 'GET / HTTP/1.1\r\nHost: localhost\r\n\r\n';

it('finishes requests in flight, accepts no new ones and closes keep-alive connections', async () => {
  const server = await startTestServer({ create: slowly(200) });
  const clients = [openClient(server.port), openClient(server.port)];
  for (const client of clients) client.send(hello);
  await until(() => begun === 2);
  const stopped = server.stop();
  await expect(fetch(server.url)).rejects.toThrow();
  for (const { closed } of clients) expect(await closed).toMatch(/^HTTP\/1.1 200 [^]*done$/);
  await stopped;
});

it('does not wait for idle connections', async () => {
  const server = await startTestServer();
  const idle = openClient(server.port);
  idle.send(hello);
  await until(() => idle.received().endsWith('{}'));
  const started = performance.now();
  await server.stop();
  expect(performance.now() - started).toBeLessThan(5_000);
  expect(await idle.closed).toMatch(/^HTTP\/1.1 200 /);
});

it('waits for a running tick before it closes the database', async () => {
  const order: string[] = [];
  const server = await startTestServer({
    create: (db) => ({
      tick: async () => {
        order.push('begun');
        await wait(100);
        await db.sql`select 1`;
        order.push('ended');
      },
    }),
  });
  await until(() => order.includes('begun'));
  await server.stop();
  expect(order).toEqual(['begun', 'ended']);
});

it('closes unfinished requests after the grace period', async () => {
  const server = await startTestServer({ create: slowly(60_000), drainTimes: { grace: 100 } });
  const client = openClient(server.port);
  client.send(hello);
  await until(() => begun === 1);
  await server.stop();
  expect(await client.closed).toBe('');
});

it('does not wait longer for a database that has fallen silent', async () => {
  let ticks = 0;
  const tick = () => (ticks++, new Promise<void>(() => undefined));
  const server = await startTestServer({ create: () => ({ tick }), drainTimes: { grace: 100 } });
  await until(() => ticks === 1);
  await server.stop();
});

it('reports not ready first, and accepts requests until callers have had time to notice', async () => {
  const server = await startTestServer({ common: { drainSeconds: 1 } });
  expect((await fetch(`${server.url}/readyz`)).status).toBe(200);
  const stopped = server.stop();
  const ready = await fetch(`${server.url}/readyz`);
  expect([ready.status, ready.headers.get('connection')]).toEqual([503, 'close']);
  expect((await fetch(`${server.url}/healthz`)).status).toBe(200);
  expect((await fetch(server.url)).status).toBe(200);
  await stopped;
  await expect(fetch(server.url)).rejects.toThrow();
});

/** Sends requests on one keep-alive connection until connecting fails. */
async function keepAsking(url: string, seen: string[]): Promise<void> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  for (let last = ''; last !== 'ECONNREFUSED'; seen.push(last)) {
    last = await new Promise<string>((resolve) => {
      get(url, { agent }, (answer) => {
        answer.resume().once('end', () => resolve(`${answer.headers.connection}`));
        answer.once('error', (error: NodeJS.ErrnoException) => resolve(`${error.code}`));
      }).once('error', (error: NodeJS.ErrnoException) => resolve(`${error.code}`));
    });
  }
  agent.destroy();
}

it('resets no connection of 64 busy clients', async () => {
  const server = await startTestServer({ common: { drainSeconds: 1 }, create: slowly(5) });
  const seen: string[] = [];
  const clients = Array.from({ length: 64 }, () => keepAsking(server.url, seen));
  await wait(300);
  await server.stop();
  await Promise.all(clients);
  expect(new Set(seen)).toEqual(new Set(['keep-alive', 'close', 'ECONNREFUSED']));
});
