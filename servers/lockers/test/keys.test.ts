import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, expect, test } from 'vitest';
import { openSqlite } from '@frontline/storage/sqlite';
import { demoServer, orderFor, type Locker, type Order } from './demo-server.ts';

const run = promisify(execFile);
const keys = fileURLToPath(new URL('../keys.ts', import.meta.url));
const folder = await mkdtemp(join(tmpdir(), 'frontline-lockers-keys-'));
afterAll(() => rm(folder, { recursive: true, force: true }));
const file = join(folder, 'test.sqlite');

/** Runs the command and answers what it printed. */
async function say(words: string): Promise<string> {
  const env = { ...process.env, LOCKERS_DATABASE_FILE: file };
  const args = ['--import', 'tsx', keys, ...words.split(/ (?!Lee)/)];
  return (await run(process.execPath, args, { env })).stdout;
}

test(
  'makes everything an order needs, shows each secret once, and revokes it',
  { timeout: 120_000 },
  async () => {
    await say('create-organization --name Market');
    const made = await say('create-key --organization-id 1 --name Shop');
    const token = /secret_token: (\S+)/.exec(made)?.[1] ?? '';
    const where = '--organization-id 1 --location-id 7';
    const locker = await say(`create-locker ${where} --name Door --version 2 --rear-loading true`);
    const key = /api-key is (\S+)/.exec(locker)?.[1] ?? '';
    await say('create-cabinets --locker-id 1 --count 2 --heat true');
    await say('create-cabinets --locker-id 1 --cool-off-period 60');
    expect([token, key]).toEqual([
      expect.stringMatching(/^[\w-]{43}$/),
      expect.stringMatching(/^[\w-]{43}$/),
    ]);

    const listed = await Promise.all(
      ['organizations', 'keys', 'lockers', 'cabinets'].map((what) => say(`list-${what}`)),
    );
    expect(listed.join('')).toContain('Market');
    expect(listed.join('')).not.toContain(token);
    expect(listed.join('')).not.toContain(key);

    const db = await openSqlite({ file });
    const { send } = await demoServer(db, { demo: false });
    const list = () => send<Locker[]>('GET /api/lockers/locations/7', { token });
    const shown = await list();
    expect(shown.body[0]).toMatchObject({ api_key: key, rear_loading_available: true, timer: 15 });
    expect(shown.body[0]?.cabinets.map((each) => each.key)).toEqual([1, 2, 3]);

    const body = orderFor(1, { locker_id: 1, location_id: 7 });
    const { body: order } = await send<Order>('POST /api/lockers/orders', { token, body });
    expect(order.app_owner_id).toBe(1);
    const renewed = /secret_token: (\S+)/.exec(await say('renew-key --id 1'))?.[1] ?? '';
    const second = orderFor(2, { locker_id: 1, location_id: 7 });
    const later = await send<Order>('POST /api/lockers/orders', { token: renewed, body: second });
    expect(later.body.app_owner_id).toBe(1);
    const ended = await send<Order>('PUT /api/lockers/orders/cabinets/2', { token: renewed });
    expect(ended.body.application).toBe('Shop');
    await expect(say('revoke-cabinet --id 1')).rejects.toMatchObject({
      stderr: expect.stringContaining('Complete or cancel its order first.'),
    });
    await say('revoke-cabinet --id 3');
    expect((await list()).body[0]?.cabinets).toHaveLength(2);

    const complete = { token, body: { completed_by: 'Sam Lee' } };
    await send('PUT /api/lockers/orders/cabinets/2', complete);
    const open = { command: 'open', acted_by: 'Sam Lee', reason: 'Sam dropped it' };
    await send('PUT /api/lockers/cabinets/2', { token, body: open });
    expect(await say('list-activity')).toContain('Sam Lee');
    const [line = ''] = (await say('export-activity')).trim().split('\n').slice(-1);
    expect(JSON.parse(line)).toMatchObject({ what: 'open', acted_by: 'Sam Lee' });
    expect(await say('erase-person --name=Sam Lee')).toContain('Erased in 1 records.');
    expect(await say('export-activity')).not.toContain('Sam');
    expect(await say('export-orders')).not.toContain(order.open_code);

    const report = { key, body: { cabinets: [{ key: 1, front_status: 'open' }] } };
    expect((await send('POST /api/lockers/cabinet/status', report)).status).toBe(200);
    await say('revoke-locker --id 1');
    expect((await send('POST /api/lockers/cabinet/status', report)).status).toBe(401);
    const agree = { token, body: { command: 'agree' } };
    const customer = `POST /api/lockers/cabinets/customers/${order.open_code}`;
    expect((await send(customer, agree)).status).toBe(400);
    expect((await list()).body).toEqual([]);
    await say('revoke-key --id 1');
    expect((await list()).status).toBe(403);
    await db.close();
  },
);

test('refuses in one sentence what does not fit', { timeout: 60_000 }, async () => {
  const refusals = [
    ['create-key --organization-id 7 --name x', 'There is no organization 7'],
    ['create-cabinets --locker-id 7', 'There is no locker 7'],
    ['revoke-key --id 7', 'There is no key 7 that is not revoked already.'],
    ['create-locker --name x', '--organization-id is missing'],
  ] as const;
  for (const [words, sentence] of refusals) {
    await expect(say(words)).rejects.toMatchObject({
      code: 1,
      stderr: expect.stringContaining(sentence),
    });
  }
});
