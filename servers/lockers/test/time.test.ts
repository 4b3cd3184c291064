import { setTimeout as delay } from 'node:timers/promises';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { closeAfter, dueAt, move, settle } from '../src/cabinet-doors.ts';
import type { Door, DoorEvent, DoorState, Mechanism } from '../src/cabinet-doors.ts';
import { demoServer, eachEngine, orderFor, type Cabinet } from './demo-server.ts';

const at = '2026-03-01T12:00:00.000Z';
const after = (seconds: number) => new Date(Date.parse(at) + seconds * 1_000).toISOString();
const still = (state: DoorState): Door => ({ state, arrivesAt: null, closesAt: null });
const plain: Mechanism = { version: 1, travelMs: null };
const real: Mechanism = { version: 2, travelMs: null };
const simulated: Mechanism = { version: 2, travelMs: 2_000 };

test.each([
  ['version 1, at once', plain, 0],
  ['version 2 with a simulated locker, after two seconds of travel', simulated, 2],
])('%s: opens, and closes after a delay', (_, how, travel) => {
  const opening = move(still('closed'), 'open', at, how);
  if (travel > 0) {
    expect(opening).toEqual({ state: 'opening', arrivesAt: after(2), closesAt: null });
    expect(settle(opening, after(1.999), how).door).toEqual(opening);
    // Repeating the command while the door moves keeps the first arrival time.
    expect(move(opening, 'open', after(1), how)).toEqual(opening);
  }
  expect(settle(opening, after(travel), how).door).toEqual(still('open'));
  const waiting = closeAfter(still('open'), 8, at, how);
  expect(settle(waiting, after(7.999), how).door.state).toBe('open');
  if (travel > 0) expect(settle(waiting, after(9), how).door.state).toBe('closing');
  const closed = { door: still('closed'), at: after(8 + travel) };
  expect(settle(waiting, after(8 + travel), how)).toEqual(closed);
  expect(move(waiting, 'open', after(1), how).closesAt).toBeNull();
});

test('version 2 with a real locker: waits for its report, and ignores one of the previous state', () => {
  const opening = move(still('closed'), 'open', at, real);
  expect(dueAt(opening)).toBeNull();
  expect(move(opening, 'seen_closed', at, real).state).toBe('opening');
  expect(move(still('closing'), 'seen_open', at, real).state).toBe('closing');
  const waiting = closeAfter(opening, 15, at, real);
  const open = { state: 'open', closesAt: after(15) };
  expect(move(waiting, 'seen_open', after(3), real)).toMatchObject(open);
  const opened = move(waiting, 'seen_open', after(3), real);
  expect(move(opened, 'seen_closed', after(4), real)).toEqual(still('closed'));
});

const door = fc.record<Door>({
  state: fc.constantFrom('closed', 'opening', 'open', 'closing'),
  arrivesAt: fc.option(fc.integer({ min: 0, max: 60 }).map(after)),
  closesAt: fc.option(fc.integer({ min: 0, max: 60 }).map(after)),
});
const mechanism = fc.constantFrom(plain, real, simulated);

test('ends in the same state whether it is settled once or every second', () => {
  fc.assert(
    fc.property(door, mechanism, (start, how) => {
      let watched = start;
      for (let second = 0; second <= 70; second++)
        watched = settle(watched, after(second), how).door;
      expect(settle(start, after(70), how).door).toEqual(watched);
      expect(dueAt(watched)).toBeNull();
    }),
  );
});

test('ends closed and at rest after any commands that end with close', () => {
  const events = fc.array(fc.constantFrom<DoorEvent>('open', 'close', 'seen_open', 'seen_closed'));
  fc.assert(
    fc.property(events, fc.constantFrom(plain, simulated), (history, how) => {
      const moved = [...history, 'close' as const].reduce(
        (current, event) => move(current, event, at, how),
        still('closed'),
      );
      expect(settle(moved, after(10), how).door).toEqual(still('closed'));
    }),
  );
});

const hour = 3_600;

await eachEngine((engine) => {
  const open = { command: 'open' };
  const rear = { rearload: true };
  test.each([
    ['closes a door', 11, 'state', open, 2, 2],
    ['ends the travel of a door', 21, 'state', open, undefined, 2],
    ['closes a rear door', 21, 'rear_load_status', rear, 5, 8],
    ['ends the travel of a rear door', 21, 'rear_load_status', rear, undefined, 2],
  ] as const)('%s in time if the clock is set back', async (_, id, field, how, delay, seconds) => {
    const { send, cabinet, clock, server } = await demoServer(await engine.open());
    const command = (body: object) =>
      send(`PUT /api/lockers/cabinets/${id}`, { body: { ...open, ...how, ...body } });
    await command({});
    if (delay) {
      clock.advance(2);
      await server.tick();
      await command({ command: 'close', delay });
    }
    clock.advance(-hour);
    await server.tick();
    expect((await cabinet(id))[field]).toBe(delay ? 'open' : 'opening');
    clock.advance(seconds);
    await server.tick();
    expect((await cabinet(id))[field]).toBe(delay ? 'closed' : 'open');
  });

  test('answers others, in their own time, while the doors of a long pause are settled', async () => {
    const db = await engine.open();
    const { send, clock, server } = await demoServer(db);
    await db.sql.tx(async (sql) => {
      for (let key = 100; key < 400; key++)
        await sql`INSERT INTO cabinets (id, locker_id, key, name, state, front_closes_at, due_at,
            created_at, updated_at)
          VALUES (${key}, 2, ${key}, 'x', 'open', ${clock.at(key)}, ${clock.at(key)},
            ${clock.at()}, ${clock.at()})`;
    });
    clock.advance(hour);
    const tick = server.tick();
    clock.advance(30);
    const line = 'PUT /api/lockers/cabinets/399';
    await send(line, { body: open });
    const waiting = await db.sql`SELECT id FROM cabinets WHERE due_at < ${clock.at()}`;
    await tick;
    expect(waiting.length).toBeGreaterThan(0);
    const { body } = await send<Cabinet>(line, { body: { command: 'enable' } });
    expect(body.state).toBe('opening');
  });

  test('takes no change made while it waited for a sign that the clock was set back', async () => {
    const { send, clock, cabinet } = await demoServer(await engine.open());
    const line = 'PUT /api/lockers/cabinets/11';
    let waiting: Promise<unknown> | undefined;
    await (
      await engine.openAgain()
    ).sql.tx(async (sql) => {
      await sql`UPDATE cabinets SET state = 'open', front_closes_at = ${clock.at(63)},
          due_at = ${clock.at(63)}, updated_at = ${clock.at(3)}, revision = revision + 1
        WHERE id = 11`;
      waiting = send(line, { body: { command: 'enable' } });
      await delay(300);
      clock.advance(3);
    });
    await waiting;
    clock.advance(59);
    expect((await cabinet(11)).state).toBe('open');
    clock.advance(1);
    expect((await cabinet(11)).state).toBe('closed');
  });

  test('requires no longer cool-off than the cabinet has', async () => {
    const { send, clock } = await demoServer(await engine.open());
    clock.advance(-hour);
    const early = await send('POST /api/lockers/orders', { body: orderFor(14) });
    expect(early.body).toEqual({ message: 'The cabinet is cooling off for another 300 seconds.' });
    clock.advance(300);
    expect((await send('POST /api/lockers/orders', { body: orderFor(14) })).status).toBe(201);
  });
});

await eachEngine((engine) => {
  test('closes a door on time after a restart with the clock set back', async () => {
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
});

const day = 86_400;

await eachEngine((engine) => {
  test('deletes ended orders and activity after their retention, and no open order', async () => {
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

  test('keeps everything forever by default', async () => {
    const db = await engine.open();
    const { send, server, clock } = await demoServer(db);
    await send('PUT /api/lockers/orders/customer/482913');
    clock.advance(10_000 * day);
    await server.tick();
    expect(await db.sql`SELECT id FROM cabinet_orders`).toHaveLength(2);
  });

  test('deletes nothing after a clock jump, even across a restart', async () => {
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

  test('deletes in batches', async () => {
    const db = await engine.open();
    const { server, clock } = await demoServer(db, { keepDays: { orders: 0, activity: 1 } });
    await db.sql.tx(async (sql) => {
      for (let n = 0; n < 450; n++) {
        await sql`INSERT INTO activity (at, locker_id, what) VALUES (${clock.at()}, 1, 'open')`;
      }
    });
    clock.advance(2 * day);
    for (const remaining of [250, 50, 0]) {
      await server.tick();
      expect(await db.sql`SELECT id FROM activity`).toHaveLength(remaining);
    }
  });
});
