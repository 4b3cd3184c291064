import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { testPostgres } from '@frontline/storage/test-postgres';
import { runProcess } from '../test-process.ts';

const folder = await mkdtemp(join(tmpdir(), 'frontline-serving-'));
afterAll(() => rm(folder, { recursive: true, force: true }));
const { skipped, freshDatabase } = await testPostgres();

const serve = (environment: Record<string, string>, ...args: string[]) =>
  runProcess(new URL('serve-fixture.ts', import.meta.url), args, environment);
const visit = async (url: string, path = '/') => (await fetch(`${url}${path}`)).text();

it('finishes what it is doing on SIGTERM, exits with 0, and finds its data again', async () => {
  const environment = { SHOP_DATABASE_FILE: join(folder, 'shop.sqlite'), SHOP_GREETING: 'Hi' };
  const first = serve(environment);
  const inFlight = visit(await first.url(), '/slow');
  await new Promise((resolve) => setTimeout(resolve, 100));
  first.kill('SIGTERM');
  expect(await inFlight).toBe('Hi, visitor 1');
  expect((await first.ended).code).toBe(0);
  const second = serve(environment);
  expect(await visit(await second.url())).toBe('Hi, visitor 2');
  second.kill('SIGTERM');
  await second.ended;
});

it('keeps demonstration data in memory, and takes several signals within a second for one', async () => {
  const first = serve({}, '--demo');
  const inFlight = visit(await first.url(), '/slow');
  await new Promise((resolve) => setTimeout(resolve, 100));
  first.kill('SIGINT');
  first.kill('SIGTERM');
  expect(await inFlight).toBe('Welcome, visitor 1');
  expect((await first.ended).code).toBe(0);
});

it.skipIf(skipped)(
  `shares one PostgreSQL between two processes${skipped ? ` (skipped: ${skipped})` : ''}`,
  async () => {
    const environment = { DATABASE_URL: skipped ? '' : await freshDatabase() };
    const shops = [serve(environment), serve(environment)];
    const urls = await Promise.all(shops.map((shop) => shop.url()));
    const answers = [await visit(urls[0]!), await visit(urls[1]!), await visit(urls[0]!)];
    expect(answers.at(-1)).toBe('Welcome, visitor 3');
    for (const shop of shops) shop.kill('SIGTERM');
    const ends = await Promise.all(shops.map((shop) => shop.ended));
    expect(ends.map(({ code }) => code)).toEqual([0, 0]);
  },
);

it('works and ends though nobody reads its output', { timeout: 60_000 }, async () => {
  const shop = serve({ SHOP_DRAIN_SECONDS: '0' }, '--demo');
  const url = await shop.url();
  shop.stopReading();
  const path = `/${'x'.repeat(250).replace(/(.{20})/g, '$1/')}`;
  // More than a pipe and the log's own store of lines hold.
  const ask = async () => {
    for (let n = 0; n < 100; n++) expect((await fetch(url + path)).status).toBe(200);
  };
  await Promise.all(Array.from({ length: 15 }, ask));
  shop.kill('SIGTERM');
  expect(await shop.exited).toBe(0);
});

it('says that the port is taken, and how to choose another', async () => {
  const first = serve({}, '--demo');
  const { port } = new URL(await first.url());
  const second = await serve({ SHOP_PORT: port }, '--demo').ended;
  expect(second.code).toBe(1);
  expect(second.errors).toBe(
    `Port ${port} on 127.0.0.1 is taken by another program. End that program, or choose another port: SHOP_PORT=${Number(port) + 1}.\n`,
  );
  first.kill('SIGTERM');
  await first.ended;
});

it.each([
  [
    { SHOP_HOST: '203.0.113.1', SHOP_DATABASE_FILE: ':memory:' },
    '203.0.113.1 is not an address of this machine. Choose one that is: SHOP_HOST=127.0.0.1.\n',
  ],
  [
    { SHOP_DATABASE_FILE: '/dev/null/x' },
    /^Cannot open the SQLite database "\/dev\/null\/x": .*\n$/,
  ],
])('refuses to start with %j, in one sentence', async (environment, sentence) => {
  const { code, output, errors } = await serve(environment).ended;
  expect({ code, output }).toEqual({ code: 1, output: '' });
  expect(errors).toMatch(sentence);
});

it('refuses a flag it does not know', async () => {
  const { code, errors } = await serve({}, '--dmo').ended;
  expect({ code, errors }).toEqual({
    code: 1,
    errors: '--dmo is not known here. Did you mean --demo?\n',
  });
});
