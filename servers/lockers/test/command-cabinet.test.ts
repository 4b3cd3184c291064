import { expect, test } from 'vitest';
import { demoServer, eachEngine, type Cabinet, type Message, type Order } from './demo-server.ts';

const cabinet = (id: number) => `PUT /api/lockers/cabinets/${id}`;

await eachEngine((engine) => {
  test('moves a version 1 door at once', async () => {
    const { send } = await demoServer(await engine.open());
    const opened = await send<Cabinet>(cabinet(11), { body: { command: 'open' } });
    expect(opened).toMatchObject({ status: 200, body: { id: 11, state: 'open' } });
    const closed = await send<Cabinet>(cabinet(11), { body: { command: 'close' } });
    expect(closed.body.state).toBe('closed');
  });

  test('moves a version 2 door in two simulated seconds', async () => {
    const { send, clock, cabinet: shown } = await demoServer(await engine.open());
    const { body } = await send<Cabinet>(cabinet(21), { body: { command: 'open' } });
    expect(body.state).toBe('opening');
    clock.advance(1.9);
    expect((await shown(21)).state).toBe('opening');
    clock.advance(0.1);
    expect((await shown(21)).state).toBe('open');
  });

  test('moves the rear door with rearload and leaves the front door alone', async () => {
    const { send } = await demoServer(await engine.open());
    const { body } = await send(cabinet(21), { body: { command: 'open', rearload: true } });
    expect(body).toMatchObject({ state: 'closed', rear_load_status: 'opening' });
  });

  test.each(['read', 'tick'])('closes after the delay, seen by a %s', async (how) => {
    const { send, server, clock, cabinet: shown } = await demoServer(await engine.open());
    await send(cabinet(21), { body: { command: 'open' } });
    clock.advance(3);
    const waiting = await send<Cabinet>(cabinet(21), { body: { command: 'close', delay: 8 } });
    expect(waiting.body.state).toBe('open');
    const seen: string[] = [];
    for (let second = 1; second <= 11; second++) {
      clock.advance(1);
      if (how === 'tick') await server.tick();
      seen.push((await shown(21)).state);
    }
    expect(seen.slice(6)).toEqual(['open', 'closing', 'closing', 'closed', 'closed']);
  });

  test('forgets a pending close when the door is opened again', async () => {
    const { send, clock, cabinet: shown } = await demoServer(await engine.open());
    await send(cabinet(11), { body: { command: 'open' } });
    await send(cabinet(11), { body: { command: 'close', delay: 8 } });
    await send(cabinet(11), { body: { command: 'open' } });
    clock.advance(60);
    expect((await shown(11)).state).toBe('open');
  });

  test('records another size and another thermal mode', async () => {
    const { send } = await demoServer(await engine.open());
    const resized = await send(cabinet(11), { body: { command: 'resize', size: 'tall' } });
    expect(resized.body).toMatchObject({ size: 'tall' });
    const heated = await send(cabinet(24), {
      body: { command: 'set_thermal_mode', thermal_mode: 'heat' },
    });
    expect(heated.body).toMatchObject({ thermal_mode: 'heat' });
  });

  test('disables and enables, and repeats change nothing', async () => {
    const { send } = await demoServer(await engine.open());
    for (const enabled of [false, false, true, true]) {
      const command = enabled ? 'enable' : 'disable';
      const { body } = await send(cabinet(11), { body: { command, reason: 'Shelf is broken' } });
      expect(body).toMatchObject({ enabled });
    }
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
    ['disable with the order_id of another', 12, { command: 'disable', order_id: 'ORD-1002' }],
    ['disable with an order_id while empty', 11, { command: 'disable', order_id: 'ORD-1001' }],
  ])('refuses to %s and changes nothing', async (_, id, body) => {
    const { send, cabinet: shown } = await demoServer(await engine.open());
    const before = await shown(id);
    const message = 'The cabinet holds no order with this order_id.';
    expect(await send(cabinet(id), { body })).toMatchObject({ status: 400, body: { message } });
    expect(await shown(id)).toEqual(before);
  });

  test.each([
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
  ])('refuses to %s', async (_, id, body, message) => {
    const { send } = await demoServer(await engine.open());
    expect(await send(cabinet(id), { body })).toMatchObject({ status: 400, body: { message } });
  });
});

await eachEngine(
  (engine) => {
    test.each([-1, 3601, 1.5, 'soon'])('refuses the delay %j', async (delay) => {
      const { send } = await demoServer(await engine.open());
      expect((await send(cabinet(11), { body: { command: 'close', delay } })).status).toBe(422);
    });
  },
  ['SQLite'],
);
