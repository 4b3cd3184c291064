import { expect, test } from 'vitest';
import { api } from '@frontline/specs/lockers';
import { demoServer, eachEngine, orderFor, type Order, type Sent } from './demo-server.ts';

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

  test('creates one order for two that arrive at once', async () => {
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
  test.each([
    ['puts its order in anew', create, { body: orderFor(11) }, 1, []],
    [
      'completes the next order',
      complete,
      { body: { completed_by: 'Sam Lee' } },
      0,
      [[create, next]],
    ],
  ] as [string, string, Sent, number, [string, Sent][]][])(
    'a first call that arrives late %s without its key, and does nothing with it',
    async (_, line, sent, occupied, since) => {
      for (const repeat of [undefined, 'f3c1']) {
        const { send, cabinet, clock } = await demoServer(await engine.open());
        const call = { ...sent, ...(repeat && { repeat }) };
        if (line === complete) await send(create, { body: orderFor(11) });
        // Given up by its caller, and sent again: this is the second, which arrives first.
        expect((await send(line, call)).status).toBeLessThan(300);
        if (line === create) await send(complete);
        clock.advance(3_600);
        for (const [line, sent] of since) expect((await send(line, sent)).status).toBe(201);
        await send(line, call);
        expect((await cabinet(11)).occupied).toBe(repeat ? 1 - occupied : occupied);
      }
      const [method = '', path = ''] = line
        .replace('/11', '/{cabinet_id}')
        .toLowerCase()
        .split(' ');
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
