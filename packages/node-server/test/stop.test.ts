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

it('finishes the requests in flight and takes no new ones', async () => {
  const server = await startTestServer({ create: slowly(300) });
  const inFlight = [fetch(server.url), fetch(server.url)];
  await until(() => begun === 2);
  const stopped = server.stop();
  await expect(fetch(server.url)).rejects.toThrow();
  for (const answer of await Promise.all(inFlight)) expect(await answer.text()).toBe('done');
  await stopped;
});

it('does not wait for connections on which nothing is asked', async () => {
  const server = await startTestServer();
  const idle = openClient(server.port);
  idle.send('GET / HTTP/1.1\r\nHost: localhost\r\n\r\n');
  await until(() => idle.received().endsWith('{}'));
  const started = performance.now();
  await server.stop();
  expect(performance.now() - started).toBeLessThan(5_000);
  expect(await idle.closed).toMatch(/^HTTP\/1.1 200 /);
});

it('tells a kept-alive client to close when it answers while stopping', async () => {
  const server = await startTestServer({ create: slowly(200) });
  const client = openClient(server.port);
  client.send('GET / HTTP/1.1\r\nHost: localhost\r\n\r\n');
  await until(() => begun === 1);
  const started = performance.now();
  await server.stop();
  expect(await client.closed).toMatch(/^HTTP\/1.1 200 /);
  expect(performance.now() - started).toBeLessThan(5_000);
});

it('waits for a tick under way before it lets go of the database', async () => {
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

it('cuts off what has not finished when the grace is over', async () => {
  const server = await startTestServer({ create: slowly(60_000), patience: { grace: 100 } });
  const client = openClient(server.port);
  client.send('GET / HTTP/1.1\r\nHost: localhost\r\n\r\n');
  await until(() => begun === 1);
  await server.stop();
  expect(await client.closed).toBe('');
});

it('is not ready first, and takes requests for as long as its callers may not know', async () => {
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

/** Asks again and again on one kept-alive connection, until nobody listens any more. */
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

it('resets nobody of 64 busy clients', async () => {
  const server = await startTestServer({ common: { drainSeconds: 1 }, create: slowly(5) });
  const seen: string[] = [];
  const clients = Array.from({ length: 64 }, () => keepAsking(server.url, seen));
  await wait(300);
  await server.stop();
  await Promise.all(clients);
  expect(new Set(seen)).toEqual(new Set(['keep-alive', 'close', 'ECONNREFUSED']));
});
