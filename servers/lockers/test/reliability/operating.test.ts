import { execFileSync, spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { openPostgres } from '@frontline/storage/postgres';
import { openSqlite } from '@frontline/storage/sqlite';
import { testPostgres } from '@frontline/storage/test-postgres';
import { noSeal } from '@frontline/contract';
import { createKeysRunner } from '@frontline/node-server/test-commands';
import { eachEngine as eachEmptyEngine } from '@frontline/storage/test-engines';
import { demoServer, eachEngine, orderFor } from '../demo-server.ts';
import type { Locker, Order, DemoServer } from '../demo-server.ts';
import { createSeal } from '../../../../packages/node-server/src/seal.ts';
import { commands } from '../../keys/index.ts';
import { migrations } from '../../src/migrations/index.ts';

/** Each backup as described in packages/node-server/README.md, while the server runs. */
const has = (tool: string) => spawnSync(tool, ['--version']).status === 0;
const tools = { SQLite: has('sqlite3'), PostgreSQL: has('pg_dump'), 'in-page': false };
const { freshDatabase } = await testPostgres();

await eachEngine((engine) => {
  test.skipIf(!tools[engine.name])('starts elsewhere with everything in a backup', async () => {
    const db = await engine.open();
    const before = await demoServer(db);
    const order = await before.send<Order>('POST /api/lockers/orders', {
      body: orderFor(11),
      repeat: 'f3c1',
    });
    await before.send('PUT /api/lockers/cabinets/21', { body: { command: 'close', delay: 60 } });
    const held = await before.send<Locker[]>('GET /api/lockers/locations/101');

    const restored = await (engine.name === 'SQLite'
      ? restoreSqlite(engine.place())
      : restorePostgres(engine.place()));
    await before.send('PUT /api/lockers/orders/cabinets/11');

    const after = await demoServer(restored, { demo: true });
    expect((await after.send('GET /api/lockers/locations/101')).body).toEqual(held.body);
    const again = await after.send('POST /api/lockers/orders', {
      body: orderFor(11),
      repeat: 'f3c1',
    });
    expect([again.status, again.body]).toEqual([201, order.body]);
    const { open_code } = order.body;
    const taken = await after.send<Order>(`PUT /api/lockers/orders/customer/${open_code}`);
    expect([taken.status, taken.body.order_id]).toEqual([200, 'ORD-1003']);
    await restored.close();
  });
});

async function restoreSqlite(file: string) {
  const backup = `${file}.backup`;
  execFileSync('sqlite3', [file, `vacuum into '${backup}'`]);
  return openSqlite({ file: backup });
}

async function restorePostgres(url: string) {
  const dump = execFileSync('pg_dump', ['--format=custom', url], { maxBuffer: 64 * 1024 * 1024 });
  const target = await freshDatabase();
  execFileSync('pg_restore', ['--clean', '--if-exists', `--dbname=${target}`], { input: dump });
  return openPostgres({ url: target });
}

/** A decrypted api-key in its original form. */
const generatedKey = /^[\w-]{43}$/;
const newKey = () => randomBytes(32);
const sealOf = (keys: Buffer[]) =>
  keys.length > 0 ? createSeal(keys, 'LOCKERS_SEAL_KEYS') : noSeal;

// As described in packages/node-server/README.md, "At rest".
await eachEmptyEngine(['PostgreSQL'], (engine) => {
  test('fails no call to two servers while keys are introduced and replaced', async () => {
    const db = await engine.open();
    await db.migrate(migrations);
    const say = (line: string, ...keys: Buffer[]) =>
      createKeysRunner(db, commands, sealOf(keys))(line);
    await say('create-organization --name Market');
    const key = await say('create-key --organization-id 1 --name Shop');
    const token = /secret_token: (\S+)/.exec(key)?.[1] ?? '';
    const makeLocker = async (...keys: Buffer[]) => {
      const line = 'create-locker --organization-id 1 --location-id 7 --name Door --version 2';
      return /api-key is (\S+)/.exec(await say(line, ...keys))?.[1] ?? '';
    };
    const apiKey = await makeLocker();
    await say('create-cabinets --locker-id 1');

    const warnings: string[] = [];
    const start = async (...keys: Buffer[]) =>
      demoServer(await engine.openAgain(), {
        demo: false,
        seal: sealOf(keys),
        warn: (sentence) => void warnings.push(sentence),
      });
    const servers = [await start(), await start()];
    async function callEach() {
      for (const { send } of servers) {
        const { body } = await send<Locker[]>('GET /api/lockers/locations/7', { token });
        for (const { api_key } of body) expect(api_key).toMatch(generatedKey);
        expect(body.map(({ api_key }) => api_key)).toContain(apiKey);
        const report = { cabinets: [{ key: 1, front_status: 'closed' }] };
        const sent = { key: apiKey, body: report };
        expect((await send('POST /api/lockers/cabinet/status', sent)).status).toBe(200);
      }
    }
    /** Rolling, so that for a while they have different keys. */
    async function giveAll(...keys: Buffer[]) {
      for (const at of servers.keys()) {
        servers[at] = (await start(...keys)) satisfies DemoServer;
        await callEach();
      }
    }
    const [first, second] = [newKey(), newKey()];
    await giveAll(first);
    // Startup encrypts nothing, because other processes may not have the key.
    expect(warnings.at(-1)).toBe(
      '1 api-keys are not sealed with the first key: "keys seal" does that.',
    );
    expect(await say('seal', first)).toContain('1 api-keys were sealed');
    await callEach();
    await giveAll(first, second);
    expect(await makeLocker(first, second)).toMatch(generatedKey);
    await callEach();
    await giveAll(second, first);
    expect(await say('seal', second, first)).toContain('2 api-keys were sealed');
    await callEach();
    await giveAll(second);
    await expect(start(first)).rejects.toThrow(
      /A stored secret is sealed with the key [\da-f]{8}, which is not among LOCKERS_SEAL_KEYS/,
    );
    await expect(say('seal')).rejects.toThrow('There is no key to seal with');
  });
});
