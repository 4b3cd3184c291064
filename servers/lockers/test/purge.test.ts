import { expect, test } from 'vitest';
import { demoServer, eachEngine, orderFor } from './demo-server.ts';

const day = 86_400;

await eachEngine((engine) => {
  test('deletes ended orders and activity after their days, and no order that is open', async () => {
    const db = await engine.open();
    const keepDays = { orders: 30, activity: 10 };
    const { send, server, clock } = await demoServer(db, { keepDays });
    await send('PUT /api/lockers/orders/customer/482913');
    await send('PUT /api/lockers/cabinets/11', { body: { command: 'open', acted_by: 'Sam Lee' } });
    const left = async () => {
      await server.tick();
      const orders = await db.sql<{ id: number }>`SELECT id FROM cabinet_orders ORDER BY id`;
      return [orders.map(({ id }) => id), (await db.sql`SELECT id FROM activity`).length];
    };
    clock.advance(10 * day);
    expect(await left()).toEqual([[1, 2], 1]);
    clock.advance(1);
    expect(await left()).toEqual([[1, 2], 0]);
    clock.advance(20 * day);
    expect(await left()).toEqual([[2], 0]);
    expect((await send('POST /api/lockers/orders', { body: orderFor(12) })).status).toBe(201);
  });

  test('keeps everything for ever where it is told nothing', async () => {
    const db = await engine.open();
    const { send, server, clock } = await demoServer(db);
    await send('PUT /api/lockers/orders/customer/482913');
    clock.advance(10_000 * day);
    await server.tick();
    expect(await db.sql`SELECT id FROM cabinet_orders`).toHaveLength(2);
  });

  test('deletes nothing because of a clock that jumped, also over a restart', async () => {
    const db = await engine.open();
    const keepDays = { orders: 30, activity: 10 };
    const { send, server, clock } = await demoServer(db, { keepDays });
    await send('PUT /api/lockers/orders/customer/482913', { repeat: 'f3c1' });
    await send('PUT /api/lockers/cabinets/11', { body: { command: 'open', acted_by: 'Sam Lee' } });
    const counts = async () => [
      (await db.sql`SELECT id FROM cabinet_orders`).length,
      (await db.sql`SELECT id FROM activity`).length,
      (await db.sql`SELECT id FROM kept_answers`).length,
    ];
    const before = await counts();
    clock.set('2038-01-19T03:14:08.000Z');
    await server.tick();
    await send('PUT /api/lockers/cabinets/12', { body: { command: 'open', acted_by: 'Ana Ruiz' } });
    await server.tick();
    const restarted = await demoServer(db, { keepDays, now: clock.now, steady: clock.steady });
    clock.advance(5);
    await restarted.server.tick();
    expect(await counts()).toEqual([before[0], before[1]! + 1, before[2]]);
  });

  test('deletes a few at a time', async () => {
    const db = await engine.open();
    const { server, clock } = await demoServer(db, { keepDays: { orders: 0, activity: 1 } });
    await db.sql.tx(async (sql) => {
      for (let n = 0; n < 450; n++) {
        await sql`INSERT INTO activity (at, locker_id, what) VALUES (${clock.at()}, 1, 'open')`;
      }
    });
    clock.advance(2 * day);
    for (const kept of [250, 50, 0]) {
      await server.tick();
      expect(await db.sql`SELECT id FROM activity`).toHaveLength(kept);
    }
  });
});
