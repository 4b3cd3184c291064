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

  test('closes the door after its own delay, not after the timer', async () => {
    const { send, cabinet, clock } = await demoServer(await engine.open());
    await send('POST /api/lockers/cabinets/customers/731046', { body: { command: 'agree' } });
    clock.advance(2);
    await send(line, { body: { delay: 8 } });
    clock.advance(8);
    expect((await cabinet(22)).state).toBe('closing');
    clock.advance(2);
    expect((await cabinet(22)).state).toBe('closed');
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

  test('refuses the code of a canceled order', async () => {
    const { send } = await demoServer(await engine.open());
    const body = { command: 'disable', order_id: 'ORD-1002' };
    await send('PUT /api/lockers/cabinets/22', { body });
    expect(await send(line)).toMatchObject({ status: 400, body: refused });
  });

  test('answers 429 to an eleventh wrong code, and completes by the right one', async () => {
    const { send } = await demoServer(await engine.open());
    for (let n = 0; n < 10; n++) {
      const wrong = await send(`PUT /api/lockers/orders/customer/90000${n}`);
      expect(wrong).toMatchObject({ status: 400, body: refused });
    }
    expect((await send('PUT /api/lockers/orders/customer/900010')).status).toBe(429);
    expect((await send(line)).status).toBe(200);
  });
});
