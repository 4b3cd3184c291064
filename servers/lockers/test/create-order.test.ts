import { expect, test } from 'vitest';
import { demoServer, eachEngine, orderFor, type Order } from './demo-server.ts';

const line = 'POST /api/lockers/orders';

await eachEngine((engine) => {
  test('answers 201 with the open code and opens the front door', async () => {
    const { send, cabinet, clock } = await demoServer(await engine.open());
    const { status, body } = await send<Order>(line, { body: orderFor(11) });
    expect(status).toBe(201);
    expect(body).toEqual({
      order_id: 'ORD-1003',
      cabinet_id: 11,
      open_code: expect.stringMatching(/^[0-9]{6}$/),
      locker_id: 1,
      organization_id: 1,
      location_id: 101,
      app_owner_id: 1,
      created_at: clock.at(),
      updated_at: clock.at(),
      id: 3,
    });
    expect(await cabinet(11)).toMatchObject({ state: 'open', occupied: 1 });
  });

  test('takes a cabinet released five seconds ago once its 300 seconds are over', async () => {
    const { send, clock } = await demoServer(await engine.open());
    clock.advance(294);
    const early = await send(line, { body: orderFor(14) });
    expect(early.status).toBe(400);
    expect(early.body).toEqual({ message: 'The cabinet is cooling off for another 1 second.' });
    clock.advance(1);
    expect((await send(line, { body: orderFor(14) })).status).toBe(201);
  });

  test('draws again when an open order has the code already', async () => {
    const codes = ['482913', '731046', '000007'];
    const newCode = () => codes.shift() ?? '999999';
    const { send } = await demoServer(await engine.open(), { newCode });
    expect((await send<Order>(line, { body: orderFor(11) })).body.open_code).toBe('000007');
  });

  test('gives a code out again once its order has ended', async () => {
    const { send } = await demoServer(await engine.open(), { newCode: () => '482913' });
    await send('PUT /api/lockers/orders/customer/482913');
    const { status, body } = await send<Order>(line, { body: orderFor(11) });
    expect(status).toBe(201);
    const { body: completed } = await send<Order>('PUT /api/lockers/orders/customer/482913');
    expect(completed.id).toBe(body.id);
  });

  test.each([
    ['is occupied', orderFor(12), 'The cabinet is occupied.'],
    ['is disabled', orderFor(13), 'The cabinet is disabled.'],
    ['is cooling off', orderFor(14), 'The cabinet is cooling off for another 295 seconds.'],
    ['has no rear door', orderFor(11, { rearload: true }), 'The locker has no rear loading.'],
    [
      'is in another locker',
      orderFor(11, { locker_id: 2 }),
      'The cabinet does not belong to the locker.',
    ],
    ['is unknown', orderFor(11, { cabinet_id: 99 }), 'The cabinet does not belong to the locker.'],
    [
      'is at another location',
      orderFor(11, { location_id: 102 }),
      'The locker does not stand at this location.',
    ],
  ])('refuses a cabinet that %s', async (_, body, message) => {
    const { send } = await demoServer(await engine.open());
    expect(await send(line, { body })).toMatchObject({ status: 400, body: { message } });
  });

  test('gives up with 500 and changes nothing when no free code is drawn', async () => {
    const demo = await demoServer(await engine.open(), { newCode: () => '482913' });
    const { send, cabinet, errors } = demo;
    const answer = await send(line, { body: orderFor(11) });
    expect(answer).toMatchObject({ status: 500, body: { message: 'Internal server error' } });
    expect(errors).toHaveLength(1);
    expect(await cabinet(11)).toMatchObject({ state: 'closed', occupied: 0 });
  });
});

await eachEngine(
  (engine) => {
    test('refuses an order for another organization, and a stranger before the fields', async () => {
      const { send, cabinet } = await demoServer(await engine.open());
      const answer = await send(line, { body: orderFor(11, { organization_id: 2 }) });
      expect(answer).toMatchObject({ status: 403, body: { message: 'Forbidden' } });
      expect((await cabinet(11)).occupied).toBe(0);
      expect((await send(line, { token: null, body: {} })).status).toBe(403);
    });
  },
  ['SQLite'],
);
