import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, expect, test } from 'vitest';
import { eachEngine } from '@frontline/storage/test-engines';
import { demoServer, type Cabinet, type Locker } from '../demo-server.ts';
import { call, startProcess } from './server-process.ts';

const folder = await mkdtemp(join(tmpdir(), 'frontline-lockers-'));
afterAll(() => rm(folder, { recursive: true, force: true }));

await eachEngine(
  (engine) => {
    test('carries out a pending close that came due while no server ran', async () => {
      const db = await engine.open();
      const before = await demoServer(db);
      await before.send('PUT /api/lockers/cabinets/11', { body: { command: 'open' } });
      await before.send('PUT /api/lockers/cabinets/11', { body: { command: 'close', delay: 60 } });
      await db.close();

      const after = await demoServer(await engine.openAgain());
      expect((await after.cabinet(11)).state).toBe('open');
      after.clock.advance(60);
      await after.server.tick();
      expect((await after.cabinet(11)).state).toBe('closed');
    });

    test('keeps wrong codes and the cool-off of a cabinet over a restart', async () => {
      const db = await engine.open();
      const before = await demoServer(db);
      for (let wrong = 0; wrong < 10; wrong++) {
        await before.send('PUT /api/lockers/orders/customer/000000');
      }
      await db.close();

      const { send } = await demoServer(await engine.openAgain());
      expect((await send('PUT /api/lockers/orders/customer/000000')).status).toBe(429);
      const body = { rearload: false, locker_id: 1, cabinet_id: 14, order_id: 'ORD-1' };
      const whose = { organization_id: 1, location_id: 101 };
      const loaded = await send('POST /api/lockers/orders', { body: { ...body, ...whose } });
      expect(loaded.status).toBe(400);
    });
  },
  ['SQLite', 'PostgreSQL'],
);

test('loses no acknowledged command when the process is killed', { timeout: 60_000 }, async () => {
  const environment = { LOCKERS_DATABASE_FILE: join(folder, 'killed.sqlite') };
  const first = startProcess(environment);
  const url = await first.url();
  await call(url, 'PUT /api/lockers/cabinets/11', { command: 'open' });
  const waiting = await call<Cabinet>(url, 'PUT /api/lockers/cabinets/11', {
    command: 'close',
    delay: 2,
  });
  expect(waiting.body.state).toBe('open');
  await first.end('SIGKILL');

  const second = startProcess(environment);
  const again = await second.url();
  await delay(2_000);
  const { body } = await call<Locker[]>(again, 'GET /api/lockers/locations/101');
  expect(body[0]?.cabinets[0]).toMatchObject({ id: 11, state: 'closed' });
  expect(first.logged() + second.logged()).not.toMatch(/demo-secret-token|demo-locker-key/);
  await second.end();
});
