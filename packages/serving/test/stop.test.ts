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
  const server = await startTestServer({ create: slowly(60_000), grace: 100 });
  const client = openClient(server.port);
  client.send('GET / HTTP/1.1\r\nHost: localhost\r\n\r\n');
  await until(() => begun === 1);
  await server.stop();
  expect(await client.closed).toBe('');
});
