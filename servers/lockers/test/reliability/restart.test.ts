import { expect, test } from 'vitest';
import { demoServer, eachEngine } from '../demo-server.ts';

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
