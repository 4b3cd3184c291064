import { expect, test } from 'vitest';
import { demoServer, eachEngine, orderFor, type Order } from './demo-server.ts';

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
  ])(
    'completes the order for %s, frees the cabinet and answers whoever repeats it the same',
    async (_, line, body, who) => {
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
    },
  );

  test('forgets an ended code once its cabinet holds another order', async () => {
    const { send } = await demoServer(await engine.open());
    await send(byCustomer);
    await send('POST /api/lockers/orders', { body: orderFor(22) });
    const message = 'The open code is unknown or no longer valid.';
    expect(await send(byCustomer)).toMatchObject({ status: 400, body: { message } });
  });
});
