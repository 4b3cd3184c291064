import { expect, test } from 'vitest';
import { demoServer, eachEngine, type Cabinet, type Message, type Order } from './demo-server.ts';

const noOrder = 'The cabinet holds no order with this order_id.';
const cabinet = (id: number) => `PUT /api/lockers/cabinets/${id}`;

await eachEngine((engine) => {
  test('records another size and another thermal mode', async () => {
    const { send } = await demoServer(await engine.open());
    const resized = await send(cabinet(11), { body: { command: 'resize', size: 'tall' } });
    expect(resized.body).toMatchObject({ size: 'tall' });
    const heated = await send(cabinet(24), {
      body: { command: 'set_thermal_mode', thermal_mode: 'heat' },
    });
    expect(heated.body).toMatchObject({ thermal_mode: 'heat' });
  });

  test('cancels the order when a cabinet is disabled with its order_id', async () => {
    const { send } = await demoServer(await engine.open());
    const body = { command: 'disable', order_id: 'ORD-1001', acted_by: 'staff-ana' };
    const disabled = await send<Cabinet>(cabinet(12), { body });
    expect(disabled.body).toMatchObject({ enabled: false, occupied: 0 });
    expect(await send(cabinet(12), { body })).toMatchObject({ status: 200, body: disabled.body });
    const customer = await send('PUT /api/lockers/orders/customer/482913');
    expect(customer.status).toBe(400);
    const staff = await send('PUT /api/lockers/orders/cabinets/12');
    expect(staff).toMatchObject({ status: 400, body: { message: 'The cabinet holds no order.' } });
  });

  test('keeps the order when a cabinet is disabled without its order_id', async () => {
    const { send } = await demoServer(await engine.open());
    await send(cabinet(12), { body: { command: 'disable' } });
    const agreed = await send<Message>('POST /api/lockers/cabinets/customers/482913', {
      body: { command: 'agree' },
    });
    expect(agreed).toMatchObject({ status: 400, body: { message: 'The cabinet is disabled.' } });
    const { body } = await send<Order>('PUT /api/lockers/orders/customer/482913');
    expect(body.completed_at).not.toBeNull();
  });

  test.each([
    [
      'disable with the order_id of another',
      12,
      { command: 'disable', order_id: 'ORD-1002' },
      noOrder,
    ],
    [
      'disable with an order_id while empty',
      11,
      { command: 'disable', order_id: 'ORD-1001' },
      noOrder,
    ],
    ['open a disabled cabinet', 13, { command: 'open' }, 'The cabinet is disabled.'],
    [
      'open a rear door that is not there',
      11,
      { command: 'open', rearload: true },
      'The locker has no rear loading.',
    ],
    [
      'heat a cabinet that cannot',
      11,
      { command: 'set_thermal_mode', thermal_mode: 'heat' },
      'The cabinet cannot heat.',
    ],
    ['command a cabinet that is not there', 99, { command: 'open' }, 'There is no such cabinet.'],
    [
      'obey an unknown command',
      11,
      { command: 'polish' },
      'The command must be one of resize, set_thermal_mode, disable, enable, open and close.',
    ],
    ['resize without a size', 11, { command: 'resize' }, 'The resize command needs a size.'],
    [
      'set no thermal mode',
      11,
      { command: 'set_thermal_mode' },
      'The set_thermal_mode command needs a thermal_mode of ambient, heat, freeze or chill.',
    ],
  ])('refuses to %s, and changes nothing', async (_, id, body, message) => {
    const { send } = await demoServer(await engine.open());
    const list = async () => (await send('GET /api/lockers/locations/101')).body;
    const before = await list();
    expect(await send(cabinet(id), { body })).toMatchObject({ status: 400, body: { message } });
    expect(await list()).toEqual(before);
  });
});
