import { execFileSync, spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { openPostgres } from '@frontline/storage/postgres';
import { openSqlite } from '@frontline/storage/sqlite';
import { testPostgres } from '@frontline/storage/test-postgres';
import { demoServer, eachEngine, orderFor, type Locker, type Order } from '../demo-server.ts';

/** Each backup as packages/node-server/README.md tells an operator to make it, while the server runs. */
const has = (tool: string) => spawnSync(tool, ['--version']).status === 0;
const tools = { SQLite: has('sqlite3'), PostgreSQL: has('pg_dump'), 'in-page': false };
const { freshDatabase } = await testPostgres();

await eachEngine(
  (engine) => {
    test.skipIf(!tools[engine.name])(
      'starts on another machine with everything that a backup held',
      async () => {
        const db = await engine.open();
        const before = await demoServer(db);
        const order = await before.send<Order>('POST /api/lockers/orders', {
          body: orderFor(11),
          repeat: 'f3c1',
        });
        await before.send('PUT /api/lockers/cabinets/21', {
          body: { command: 'close', delay: 60 },
        });
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
      },
    );
  },
  ['SQLite', 'PostgreSQL'],
);

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
