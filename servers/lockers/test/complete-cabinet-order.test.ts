import { expect, test } from 'vitest';
import { demoServer, eachEngine, type Order } from './demo-server.ts';

const line = 'PUT /api/lockers/orders/cabinets/12';

await eachEngine((engine) => {
  test('completes the order and frees the cabinet', async () => {
    const { send, cabinet, clock } = await demoServer(await engine.open());
    const body = { completed_by: 'staff-ana', completed_device_id: 'handheld-7', delay: 8 };
    const answer = await send<Order>(line, { body });
    expect(answer.status).toBe(200);
    expect(answer.body).toMatchObject({ ...orderOf12, completed_at: clock.at() });
    expect(answer.body).toMatchObject({
      completed_by: 'staff-ana',
      completed_device_id: 'handheld-7',
    });
    expect(await cabinet(12)).toMatchObject({ occupied: 0, released_at: clock.at() });
  });

  test('needs no body', async () => {
    const { send } = await demoServer(await engine.open());
    const { status, body } = await send<Order>(line);
    expect(status).toBe(200);
    expect(body).toMatchObject({ completed_by: null, completed_device_id: null });
  });

  test('answers the same record when it is repeated', async () => {
    const { send, cabinet, clock } = await demoServer(await engine.open());
    const first = await send<Order>(line, { body: { completed_by: 'staff-ana' } });
    const freed = await cabinet(12);
    clock.advance(30);
    const second = await send<Order>(line, { body: { completed_by: 'staff-sam' } });
    expect(second).toMatchObject({ status: 200, body: first.body });
    expect(await cabinet(12)).toEqual(freed);
  });
});

const orderOf12 = { id: 1, order_id: 'ORD-1001', open_code: '482913', canceled_at: null };
