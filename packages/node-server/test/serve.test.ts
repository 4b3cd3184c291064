import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openSqlite } from '@frontline/storage/sqlite';
import { testPostgres } from '@frontline/storage/test-postgres';
import pg from 'pg';
import { afterAll, expect, it } from 'vitest';
import { createHttpServer, listen, defaultLimits } from '../src/listen.ts';
import { runProcess } from '../test-process.ts';

const folder = await mkdtemp(join(tmpdir(), 'frontline-serving-'));
afterAll(() => rm(folder, { recursive: true, force: true }));

const { skipped: noPostgres, freshDatabase } = await testPostgres();

const serve = (environment: Record<string, string>, ...args: string[]) =>
  runProcess(new URL('serve-fixture.ts', import.meta.url), args, environment);

it('treats several signals as one, and finishes requests in flight', async () => {
  const shop = serve({ SHOP_DATABASE_FILE: join(folder, 'shop.sqlite'), SHOP_GREETING: 'Hi' });
  const inFlight = fetch(`${await shop.url()}/slow`);
  await new Promise((resolve) => setTimeout(resolve, 100));
  for (const signal of ['SIGHUP', 'SIGINT', 'SIGTERM'] as const) shop.kill(signal);
  expect(await (await inFlight).text()).toBe('Hi, visitor 1');
  expect((await shop.ended).code).toBe(0);
});

it('logs that it waits for a locked database', { timeout: 60_000 }, async () => {
  const file = join(folder, 'locked.sqlite');
  const other = await openSqlite({ file, transactionTimeout: 60_000 });
  await other.sql.tx(async (tx) => {
    await tx`create table t (id integer)`;
    const shop = serve({ SHOP_DATABASE_FILE: file, SHOP_DRAIN_SECONDS: '0' });
    await expect.poll(shop.written, { timeout: 30_000 }).toContain('Waiting for the database');
    shop.kill('SIGKILL');
    await shop.ended;
  });
  await other.close();
});

it.skipIf(noPostgres)('waits until its database can be written', { timeout: 60_000 }, async () => {
  const url = await freshDatabase();
  const admin = new pg.Client(url);
  await admin.connect();
  const setting = `alter database ${pg.escapeIdentifier(new URL(url).pathname.slice(1))}`;
  await admin.query(`${setting} set default_transaction_read_only = on`);
  const shop = serve({ DATABASE_URL: url, SHOP_DRAIN_SECONDS: '0' });
  await expect.poll(shop.written, { timeout: 30_000 }).toContain('trying again');
  await admin.query(`${setting} reset default_transaction_read_only`);
  expect((await fetch(`${await shop.url()}/readyz`)).status).toBe(200);
  shop.kill('SIGTERM');
  expect(await shop.exited).toBe(0);
  await admin.end();
});

it('works and stops although nobody reads its output', { timeout: 60_000 }, async () => {
  const shop = serve({ SHOP_DRAIN_SECONDS: '0' }, '--demo');
  const url = await shop.url();
  shop.stopReading();
  const path = `/${'x'.repeat(250).replace(/(.{20})/g, '$1/')}`;
  // More than the buffer of a pipe.
  for (let n = 0; n < 25; n++) {
    const answers = await Promise.all(Array.from({ length: 20 }, () => fetch(url + path)));
    expect(answers.every(({ ok }) => ok)).toBe(true);
  }
  shop.kill('SIGTERM');
  expect(await shop.exited).toBe(0);
});

// Without this check, a `demo` without hyphens would start it without demonstration data.
it('refuses to start with a one-sentence message, such as for an unknown word', async () => {
  const { code, output, errors } = await serve({ SHOP_PORT: '70000' }, 'demo').ended;
  expect({ code, output }).toEqual({ code: 1, output: '' });
  expect(errors).toBe('"demo" is not known here. A server takes --demo and --help.\n');
});

it('explains why it cannot listen on an address, and how to choose another', async () => {
  const names = { host: 'SHOP_HOST', port: 'SHOP_PORT' };
  const server = () => createHttpServer(async () => new Response(), defaultLimits);
  const first = server();
  const { port } = await listen(first, { host: '127.0.0.1', port: 0 }, names);
  await expect(listen(server(), { host: '127.0.0.1', port }, names)).rejects.toThrow(
    `Port ${port} on 127.0.0.1 is taken by another program. End that program, or choose another port: SHOP_PORT=${port + 1}.`,
  );
  first.close();
  await expect(listen(server(), { host: '203.0.113.1', port }, names)).rejects.toThrow(
    '203.0.113.1 is not an address of this machine. Choose one that is: SHOP_HOST=127.0.0.1.',
  );
});
