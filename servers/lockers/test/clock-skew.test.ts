import { expect, test } from 'vitest';
import { demoServer, eachEngine, orderFor } from './demo-server.ts';

const hour = 3_600;

await eachEngine((engine) => {
  test.each([
    [
      'closes a door',
      11,
      'state',
      { command: 'open' },
      { command: 'close', delay: 2 },
      2,
      'open',
      'closed',
    ],
    [
      'ends the travel of a door',
      21,
      'state',
      { command: 'open' },
      undefined,
      2,
      'opening',
      'open',
    ],
    [
      'closes a rear door',
      21,
      'rear_load_status',
      { command: 'open', rearload: true },
      { command: 'close', delay: 5, rearload: true },
      8,
      'open',
      'closed',
    ],
    [
      'ends the travel of a rear door',
      21,
      'rear_load_status',
      { command: 'open', rearload: true },
      undefined,
      2,
      'opening',
      'open',
    ],
  ] as const)(
    '%s in time when the clock is set back meanwhile',
    async (_, id, field, first, second, seconds, before, after) => {
      const { send, cabinet, clock, server } = await demoServer(await engine.open());
      const line = `PUT /api/lockers/cabinets/${id}`;
      await send(line, { body: first });
      if (second) {
        clock.advance(2);
        await server.tick();
        await send(line, { body: second });
      }
      clock.advance(-hour);
      await server.tick();
      expect((await cabinet(id))[field]).toBe(before);
      clock.advance(seconds);
      await server.tick();
      expect((await cabinet(id))[field]).toBe(after);
    },
  );

  test('asks for no longer cool-off than the cabinet has', async () => {
    const { send, clock } = await demoServer(await engine.open());
    clock.advance(-hour);
    const early = await send('POST /api/lockers/orders', { body: orderFor(14) });
    expect(early.body).toEqual({ message: 'The cabinet is cooling off for another 300 seconds.' });
    clock.advance(300);
    expect((await send('POST /api/lockers/orders', { body: orderFor(14) })).status).toBe(201);
  });
});

await eachEngine(
  (engine) => {
    test('closes a door within its time after a restart with the clock set back', async () => {
      const db = await engine.open();
      const before = await demoServer(db);
      await before.send('PUT /api/lockers/cabinets/11', { body: { command: 'open' } });
      const close = { command: 'close', delay: 60 };
      await before.send('PUT /api/lockers/cabinets/11', { body: close });
      await db.close();

      const { cabinet, clock, server } = await demoServer(await engine.openAgain());
      clock.advance(-hour);
      await server.tick();
      clock.advance(59);
      expect((await cabinet(11)).state).toBe('open');
      clock.advance(1);
      expect((await cabinet(11)).state).toBe('closed');
    });
  },
  ['SQLite', 'PostgreSQL'],
);
