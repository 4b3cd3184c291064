import { connect, createServer, type AddressInfo, type Socket } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, describe, expect, it } from 'vitest';
import { openPostgres } from '@frontline/storage/postgres';
import { startPostgres, testPostgres } from '@frontline/storage/test-postgres';
import { brand } from '../../../../brand/brand.ts';
import { buttonKey, demoServer, staffStep, eachEngine, type DemoServer } from '../demo-server.ts';
import { post, startServerProcess } from './server-process.ts';
import type { TestEngine } from '@frontline/storage/test-engines';

interface LeadingProxy {
  /** A fixed URL for the database that it currently points to. */
  url: string;
  /** Points it to another server and ends the open connections. */
  leadTo(url: string): void;
  close(): void;
}

/** A database address that can point to another server after a failover, like a DNS name or a proxy. */
async function startLeadingProxy(url: string): Promise<LeadingProxy> {
  let port = Number(new URL(url).port);
  const open = new Set<Socket>();
  const server = createServer((from) => {
    const to = connect(port, '127.0.0.1');
    for (const [one, other] of [
      [from, to],
      [to, from],
    ] as const) {
      open.add(one);
      one.pipe(other);
      one.on('error', () => undefined);
      one.on('close', () => {
        open.delete(one);
        other.destroy();
      });
    }
  });
  const end = () => open.forEach((socket) => socket.destroy());
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: Object.assign(new URL(url), { port: String((server.address() as AddressInfo).port) }).href,
    leadTo(next) {
      port = Number(new URL(next).port);
      end();
    },
    close() {
      server.close();
      end();
    },
  };
}

const { skipped, freshDatabase } = await testPostgres();

const ends: (() => unknown)[] = [];
afterAll(async () => {
  for (const end of ends.reverse()) await end();
});

async function startServer(DATABASE_URL: string, more: Record<string, string> = {}) {
  const server = await startServerProcess({ DATABASE_URL, ...more });
  ends.push(() => server.stop('SIGKILL'));
  return server;
}

const claim = (url: string) => post(`${url}/api/callforhelp/claim`, staffStep('created'));
const ready = async (url: string) => (await fetch(`${url}/readyz`)).status;
const press = (url: string) =>
  post(
    `${url}/api/callbutton/press`,
    { device_key: 'demo-button-aisle-4' },
    { authorization: `${brand.credentialScheme} ${buttonKey}` },
  );

/** The statuses of the API and of the readiness probe at the same moment. */
async function statusesOf(url: string): Promise<[api: number, readyz: number]> {
  const { status } = await claim(url);
  return [status, await ready(url)];
}

const title = `a server whose database fails over${skipped ? ` (skipped: ${skipped})` : ''}`;

describe.skipIf(skipped)(title, { concurrent: true, timeout: 120_000 }, () => {
  it('recovers from an address that pointed to a standby, and continues with a promoted standby', async ({
    expect,
  }) => {
    const primary = await startPostgres();
    ends.push(primary.remove);
    const address = await startLeadingProxy(primary.url);
    ends.push(address.close);
    const { url, stop, output } = await startServer(address.url);
    expect(await statusesOf(url)).toEqual([200, 200]);
    const standby = await primary.standby();
    ends.push(standby.remove);
    await expect.poll(() => statusesOf(url), { timeout: 20_000 }).toEqual([200, 200]);

    address.leadTo(standby.url);
    await delay(1_500);
    const refused = await claim(url);
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([500, '1']);
    expect(await ready(url)).toBe(503);

    address.leadTo(primary.url);
    await delay(100);
    expect(await statusesOf(url)).toEqual([200, 200]);

    await primary.stop();
    expect(await statusesOf(url)).toEqual([500, 503]);
    expect((await claim(url)).body).toEqual({ message: 'Internal server error' });
    const again = 'An unexpected error occurred. Please try again later.';
    expect(await press(url)).toMatchObject({ status: 500, body: { message: again } });
    expect((await fetch(`${url}/healthz`)).status).toBe(200);
    const administrator = await openPostgres({ url: standby.url });
    ends.push(() => administrator.close());
    await administrator.sql`select pg_promote()`;
    address.leadTo(standby.url);
    await expect.poll(() => statusesOf(url), { timeout: 10_000 }).toEqual([200, 200]);
    const track = `${url}/api/callforhelp/v1/tracking?message_id=demo-request-created`;
    expect(await (await fetch(track)).json()).toMatchObject({
      cfh_request: { claimed_by: 'Sam Lee' },
    });
    expect((await press(url)).status).toBe(200);
    expect(await stop('SIGTERM')).toBe(0);
    expect(output()).not.toContain(buttonKey);
  });

  it('measures the minute of a button with the clock of the database, not with those of the processes', async () => {
    const database = await freshDatabase();
    const ahead = `globalThis.Date = class extends Date {
      constructor(...given) { given.length ? super(...given) : super(Date.now()); }
      static now() { return super.now() + 900_000; }
    }`;
    const preload = `--import data:text/javascript,${encodeURIComponent(ahead)}`;
    const db = await openPostgres({ url: database, schema: 'call_for_help' });
    ends.push(() => db.close());
    const right = await demoServer(db, { now: () => new Date() });
    const key = buttonKey;
    const body = { device_key: 'demo-button-aisle-4' };
    expect((await right.send('POST /api/callbutton/press', { key, body })).status).toBe(200);
    const wrong = await startServer(database, { NODE_OPTIONS: preload });
    expect((await press(wrong.url)).status).toBe(429);
  });
});

/** Lets sixty people claim the new demonstration request at once, in turns at each server. */
async function claimAtOnce(servers: DemoServer[]): Promise<boolean[]> {
  const answers = await Promise.all(
    Array.from({ length: 60 }, (_, person) => {
      const who = { claimed_by: `Person ${person}`, claimed_by_user_id: `staff-${person}` };
      const { send } = servers[person % servers.length]!;
      const body = staffStep('created', who);
      return send<{ success: boolean }>('POST /api/callforhelp/claim', { body });
    }),
  );
  expect(answers.map(({ status }) => status)).toEqual(Array(60).fill(200));
  return answers.map(({ body }) => body.success);
}

/** Two servers that start at the same moment on one database, as two processes have it. */
async function startTwo(engine: TestEngine): Promise<[DemoServer, DemoServer]> {
  const databases = [await engine.open(), await engine.openAgain()] as const;
  return Promise.all([demoServer(databases[0]), demoServer(databases[1])]);
}

await eachEngine(['PostgreSQL'], (engine) => {
  it('lets exactly one of sixty staff claim a request', async () => {
    const servers = await startTwo(engine);
    const answers = await claimAtOnce(servers);
    expect(answers.filter(Boolean)).toHaveLength(1);
    const winner = answers.indexOf(true);
    const track = 'GET /api/callforhelp/v1/tracking?message_id=demo-request-created';
    expect((await servers[1 - (winner % 2)]!.send(track)).body).toMatchObject({
      cfh_request: { is_claimed: true, claimed_by: `Person ${winner}` },
    });
  });

  it('lets one press of a button through in a minute, whichever server it reaches', async () => {
    const servers = await startTwo(engine);
    const body = { device_key: 'demo-button-aisle-4' };
    const answers = await Promise.all(
      Array.from({ length: 40 }, (_, index) =>
        servers[index % 2]!.send('POST /api/callbutton/press', { key: buttonKey, body }),
      ),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array(39).fill(429)]);
    const refused = answers.find(({ status }) => status === 429);
    expect(Number(refused?.headers.get('retry-after'))).toBeGreaterThan(50);
  });
});
