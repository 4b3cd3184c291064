import { expect, test } from 'vitest';
import { api } from '@frontline/specs/lockers';
import { demoServer, eachEngine, orderFor, type Order, type Sent } from './demo-server.ts';

const line = 'POST /api/lockers/orders';

await eachEngine((engine) => {
  test('answers 201 with the open code and opens the front door', async () => {
    const { send, cabinet, clock } = await demoServer(await engine.open());
    const { status, body } = await send<Order>(line, { body: orderFor(11) });
    expect(status).toBe(201);
    const { rearload: _, ...ordered } = orderFor(11);
    const open_code = expect.stringMatching(/^[0-9]{6}$/);
    const times = { created_at: clock.at(), updated_at: clock.at() };
    expect(body).toEqual({ ...ordered, ...times, open_code, app_owner_id: 1, id: 3 });
    expect(await cabinet(11)).toMatchObject({ state: 'open', occupied: 1 });
  });

  test('loads a cabinet released five seconds ago after its 300 seconds of cool-off', async () => {
    const { send, clock } = await demoServer(await engine.open());
    clock.advance(294);
    const early = await send(line, { body: orderFor(14) });
    expect(early.status).toBe(400);
    expect(early.body).toEqual({ message: 'The cabinet is cooling off for another 1 second.' });
    clock.advance(1);
    expect((await send(line, { body: orderFor(14) })).status).toBe(201);
  });

  test('generates another code if an open order has the first one', async () => {
    const codes = ['482913', '731046', '000007'];
    const newCode = () => codes.shift() ?? '999999';
    const { send } = await demoServer(await engine.open(), { newCode });
    expect((await send<Order>(line, { body: orderFor(11) })).body.open_code).toBe('000007');
  });

  test('reuses a code after its order has ended', async () => {
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

  test('answers 500 and changes nothing if no free code is found', async () => {
    const demo = await demoServer(await engine.open(), { newCode: () => '482913' });
    const { send, cabinet, errors } = demo;
    const answer = await send(line, { body: orderFor(11) });
    expect(answer).toMatchObject({ status: 500, body: { message: 'Internal server error' } });
    expect(errors).toHaveLength(1);
    expect(await cabinet(11)).toMatchObject({ state: 'closed', occupied: 0 });
  });
});

await eachEngine(['SQLite'], (engine) => {
  test('refuses an order for another organization, and checks the credential before the fields', async () => {
    const { send, cabinet } = await demoServer(await engine.open());
    const answer = await send(line, { body: orderFor(11, { organization_id: 2 }) });
    expect(answer).toMatchObject({ status: 403, body: { message: 'Forbidden' } });
    expect((await cabinet(11)).occupied).toBe(0);
    expect((await send(line, { token: null, body: {} })).status).toBe(403);
  });
});

const byStaff = 'PUT /api/lockers/orders/cabinets/22';
const byCustomer = 'PUT /api/lockers/orders/customer/731046';

await eachEngine((engine) => {
  const staff = { completed_by: 'staff-ana', completed_device_id: 'handheld-7' };
  const nobody = { completed_by: null, completed_device_id: null };
  const customer = { completed_by: 'customer', completed_device_id: null };
  test.each([
    ['staff', byStaff, { ...staff, delay: 8 }, staff],
    ['staff without a body', byStaff, undefined, nobody],
    ['the customer', byCustomer, { delay: 8 }, customer],
  ])('completes an order for %s, frees the cabinet, repeatably', async (_, line, body, who) => {
    const { send, cabinet, clock } = await demoServer(await engine.open());
    const at = clock.at();
    const answer = await send<Order>(line, { body });
    expect(answer).toMatchObject({
      status: 200,
      body: { id: 2, order_id: 'ORD-1002', canceled_at: null, completed_at: at, ...who },
    });
    const freed = await cabinet(22);
    expect(freed).toMatchObject({ occupied: 0, released_at: at });
    clock.advance(30);
    for (const again of [byStaff, byCustomer])
      expect(await send(again)).toMatchObject({ status: 200, body: answer.body });
    expect(await cabinet(22)).toEqual({ ...freed, state: 'closed' });
  });

  test('rejects the code of an ended order once its cabinet has another order', async () => {
    const { send } = await demoServer(await engine.open());
    await send(byCustomer);
    await send('POST /api/lockers/orders', { body: orderFor(22) });
    const message = 'The open code is unknown or no longer valid.';
    expect(await send(byCustomer)).toMatchObject({ status: 400, body: { message } });
  });
});

const create = 'POST /api/lockers/orders';
const complete = 'PUT /api/lockers/orders/cabinets/11';

await eachEngine((engine) => {
  test('opens a door once for a command sent twice', async () => {
    const { send, cabinet } = await demoServer(await engine.open());
    const open = { body: { command: 'open' }, repeat: 'f3c1' };
    await send('PUT /api/lockers/cabinets/11', open);
    await send('PUT /api/lockers/cabinets/11', { body: { command: 'close' } });
    await send('PUT /api/lockers/cabinets/11', open);
    expect((await cabinet(11)).state).toBe('closed');
  });

  test('answers an order sent again with its record and its open code', async () => {
    const { send, cabinet } = await demoServer(await engine.open());
    const first = await send<Order>(create, { body: orderFor(11) });
    await send('PUT /api/lockers/cabinets/11', { body: { command: 'close' } });
    const again = await send<Order>(create, { body: orderFor(11) });
    expect([again.status, again.body]).toEqual([201, first.body]);
    expect(await cabinet(11)).toMatchObject({ state: 'closed', occupied: 1 });
  });

  test('creates one order for two concurrent requests', async () => {
    const { send } = await demoServer(await engine.open());
    const sent = Array.from({ length: 8 }, () => send<Order>(create, { body: orderFor(11) }));
    const answers = await Promise.all(sent);
    expect(answers.map(({ status }) => status)).toEqual(Array(8).fill(201));
    expect(new Set(answers.map(({ body }) => body.open_code)).size).toBe(1);
  });

  test('refuses another order, and the same one once it has ended', async () => {
    const { send, clock } = await demoServer(await engine.open());
    const other = await send(create, { body: orderFor(12, { order_id: 'ORD-9' }) });
    expect(other).toMatchObject({ status: 400, body: { message: 'The cabinet is occupied.' } });
    const first = await send<Order>(create, { body: orderFor(14, { order_id: 'ORD-9' }) });
    expect(first.status).toBe(400);
    clock.advance(300);
    await send(create, { body: orderFor(14, { order_id: 'ORD-9' }) });
    await send('PUT /api/lockers/orders/cabinets/14');
    const late = await send(create, { body: orderFor(14, { order_id: 'ORD-9' }) });
    expect(late.status).toBe(400);
  });

  const next = { body: orderFor(11, { order_id: 'ORD-9' }) };
  const bySam = { body: { completed_by: 'Sam Lee' } };
  test.each([
    ['puts its order in anew', create, { body: orderFor(11) }, 1, []],
    ['completes the next order', complete, bySam, 0, [[create, next]]],
  ] as [string, string, Sent, number, [string, Sent][]][])(
    'a first call that arrives late %s without its key, and does nothing with it',
    async (_, line, sent, occupied, since) => {
      for (const repeat of [undefined, 'f3c1']) {
        const { send, cabinet, clock } = await demoServer(await engine.open());
        const call = { ...sent, ...(repeat && { repeat }) };
        if (line === complete) await send(create, { body: orderFor(11) });
        // The caller gave up and retried: this is the retry, which arrives first.
        expect((await send(line, call)).status).toBeLessThan(300);
        if (line === create) await send(complete);
        clock.advance(3_600);
        for (const [line, sent] of since) expect((await send(line, sent)).status).toBe(201);
        await send(line, call);
        expect((await cabinet(11)).occupied).toBe(repeat ? 1 - occupied : occupied);
      }
      const named = line.replace('/11', '/{cabinet_id}').toLowerCase();
      const [method = '', path = ''] = named.split(' ');
      expect(api.document.paths[path]).toHaveProperty([method, 'x-repeat'], 'with-key');
    },
  );

  test('does not take the credential of another locker for the same caller', async () => {
    const { send } = await demoServer(await engine.open());
    const body = { cabinets: [{ key: 5, rear_status: 'open' }] };
    const line = 'POST /api/lockers/cabinet/status';
    const two = await send(line, { key: 'demo-locker-key-2', body, repeat: 'f3c1' });
    const one = await send(line, { key: 'demo-locker-key-1', body, repeat: 'f3c1' });
    expect([two.status, one.status]).toEqual([200, 422]);
  });
});
