import { expect, test } from 'vitest';
import { demoServer, eachEngine, orderFor, type Order } from './demo-server.ts';

const line = 'PUT /api/lockers/orders/customer/731046';
const refused = { message: 'The open code is unknown or no longer valid.' };

await eachEngine((engine) => {
  test('completes the order in the name of the customer', async () => {
    const { send, cabinet, clock } = await demoServer(await engine.open());
    const { status, body } = await send<Order>(line, { body: { delay: 8 } });
    expect(status).toBe(200);
    expect(body).toMatchObject({
      id: 2,
      order_id: 'ORD-1002',
      completed_at: clock.at(),
      completed_by: 'customer',
      completed_device_id: null,
    });
    expect(await cabinet(22)).toMatchObject({ occupied: 0, released_at: clock.at() });
  });

  test('answers the same record when it is repeated, whoever completed it', async () => {
    const { send, clock } = await demoServer(await engine.open());
    const body = { completed_by: 'staff-ana' };
    const first = await send<Order>('PUT /api/lockers/orders/cabinets/22', { body });
    clock.advance(30);
    expect(await send(line)).toMatchObject({ status: 200, body: first.body });
  });

  test('forgets an ended code once its cabinet holds another order', async () => {
    const { send } = await demoServer(await engine.open());
    await send(line);
    await send('POST /api/lockers/orders', { body: orderFor(22) });
    expect(await send(line)).toMatchObject({ status: 400, body: refused });
  });
});
