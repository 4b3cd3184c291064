import { expect, test } from 'vitest';
import { demoServer, eachEngine, orderFor } from './demo-server.ts';

const hour = 3_600;

await eachEngine((engine) => {
  test('closes a door in time when the clock is set back while it waits', async () => {
    const { send, cabinet, clock, server } = await demoServer(await engine.open());
    await send('PUT /api/lockers/cabinets/11', { body: { command: 'open' } });
    await send('PUT /api/lockers/cabinets/11', { body: { command: 'close', delay: 2 } });
    clock.advance(1);
    await server.tick();
    clock.advance(-hour);
    await server.tick();
    expect((await cabinet(11)).state).toBe('open');
    clock.advance(1.01);
    await server.tick();
    expect((await cabinet(11)).state).toBe('closed');
  });

  test('ends the travel of a door in time when the clock is set back', async () => {
    const { send, cabinet, clock, server } = await demoServer(await engine.open());
    await send('PUT /api/lockers/cabinets/21', { body: { command: 'open' } });
    clock.advance(-hour);
    await server.tick();
    clock.advance(2);
    expect((await cabinet(21)).state).toBe('open');
  });

  test('ends the travel of a rear door in time when the clock is set back', async () => {
    const { send, cabinet, clock, server } = await demoServer(await engine.open());
    const order = { ...orderFor(21), rearload: true };
    expect((await send('POST /api/lockers/orders', { body: order })).status).toBe(201);
    expect((await cabinet(21)).rear_load_status).toBe('opening');
    clock.advance(-hour);
    await server.tick();
    clock.advance(2);
    expect((await cabinet(21)).rear_load_status).toBe('open');
  });

  test('closes a rear door in time when the clock is set back while it waits', async () => {
    const { send, cabinet, clock, server } = await demoServer(await engine.open());
    const rear = { rearload: true };
    await send('PUT /api/lockers/cabinets/21', { body: { command: 'open', ...rear } });
    clock.advance(2);
    await server.tick();
    await send('PUT /api/lockers/cabinets/21', { body: { command: 'close', delay: 5, ...rear } });
    clock.advance(-hour);
    await server.tick();
    expect((await cabinet(21)).rear_load_status).toBe('open');
    clock.advance(8);
    await server.tick();
    expect((await cabinet(21)).rear_load_status).toBe('closed');
  });

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
