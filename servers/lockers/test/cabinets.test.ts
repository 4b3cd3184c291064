import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openSqlite } from '@frontline/storage/sqlite';
import { expect, onTestFinished, test } from 'vitest';
import { demoServer, eachEngine } from './demo-server.ts';
import type { Locker, Cabinet, Message, Order } from './demo-server.ts';

const list = 'GET /api/lockers/locations/101';

await eachEngine((engine) => {
  test('lists both lockers of the location, with their api-keys and their cabinets in the order of the key', async () => {
    const { send } = await demoServer(await engine.open());
    const { status, body } = await send<Locker[]>(list);
    expect(status).toBe(200);
    expect(body).toMatchObject([
      { id: 1, name: 'Front entrance', version: 1, timer: 15, api_key: 'demo-locker-key-1' },
      { id: 2, name: 'Service desk', version: 2, timer: 15, api_key: 'demo-locker-key-2' },
    ]);
    const keys = body.map(({ cabinets }) => cabinets.map(({ key }) => key).join(''));
    expect(keys).toEqual(['1234', '123456']);
    const rear = body.map(({ cabinets }) => cabinets[0]?.rear_load_status);
    expect(rear).toEqual([null, 'closed']);
  });

  test('answers an empty array for a location without lockers', async () => {
    const { send } = await demoServer(await engine.open());
    expect((await send('GET /api/lockers/locations/102')).body).toEqual([]);
    expect((await send('GET /api/lockers/locations/2147483647')).body).toEqual([]);
  });
});

test('lists while another program holds the write lock', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'frontline-list-'));
  const file = join(folder, 'lockers.sqlite');
  const db = await openSqlite({ file });
  const other = await openSqlite({ file });
  onTestFinished(async () => {
    await Promise.all([db.close(), other.close()]);
    await rm(folder, { recursive: true });
  });
  const { send } = await demoServer(db);
  expect((await other.sql.tx(() => send(list))).status).toBe(200);
});

await eachEngine(['SQLite'], (engine) => {
  test.each([null, '', 'demo-locker-key-1', 'another-token'])('refuses token %j', async (token) => {
    const { send } = await demoServer(await engine.open());
    const answer = await send(list, { token });
    expect(answer).toMatchObject({ status: 403, body: { message: 'Forbidden' } });
  });

  test('refuses the printed token once demonstration mode is off', async () => {
    const db = await engine.open();
    await demoServer(db);
    const { send } = await demoServer(db, { demo: false });
    expect((await send(list)).status).toBe(403);
  });
});

const heat = { command: 'set_thermal_mode', thermal_mode: 'heat' };
const disableFor = (order_id: string) => ({ command: 'disable', order_id });
const noRear = 'The locker has no rear loading.';
const commandUnknown =
  'The command must be one of resize, set_thermal_mode, disable, enable, open and close.';
const modeNeeded =
  'The set_thermal_mode command needs a thermal_mode of ambient, heat, freeze or chill.';
const noOrder = 'The cabinet holds no order with this order_id.';
const sizeNeeded = 'The resize command needs a size.';
const command = (id: number) => `PUT /api/lockers/cabinets/${id}`;

await eachEngine((engine) => {
  test('records another size and another thermal mode', async () => {
    const { send } = await demoServer(await engine.open());
    const resized = await send(command(11), { body: { command: 'resize', size: 'tall' } });
    expect(resized.body).toMatchObject({ size: 'tall' });
    const heated = await send(command(24), { body: heat });
    expect(heated.body).toMatchObject({ thermal_mode: 'heat' });
  });

  test('cancels the order when a cabinet is disabled with its order_id', async () => {
    const { send } = await demoServer(await engine.open());
    const body = { command: 'disable', order_id: 'ORD-1001', acted_by: 'staff-ana' };
    const disabled = await send<Cabinet>(command(12), { body });
    expect(disabled.body).toMatchObject({ enabled: false, occupied: 0 });
    expect(await send(command(12), { body })).toMatchObject({ status: 200, body: disabled.body });
    const customer = await send('PUT /api/lockers/orders/customer/482913');
    expect(customer.status).toBe(400);
    await send(command(12), { body: { command: 'enable' } });
    const agree = { body: { command: 'agree' } };
    expect((await send('POST /api/lockers/cabinets/customers/482913', agree)).status).toBe(400);
    const staff = await send('PUT /api/lockers/orders/cabinets/12');
    expect(staff).toMatchObject({ status: 400, body: { message: 'The cabinet holds no order.' } });
  });

  test('keeps the order when a cabinet is disabled without its order_id', async () => {
    const { send } = await demoServer(await engine.open());
    await send(command(12), { body: { command: 'disable' } });
    const customer = 'POST /api/lockers/cabinets/customers/482913';
    const agreed = await send<Message>(customer, { body: { command: 'agree' } });
    expect(agreed).toMatchObject({ status: 400, body: { message: 'The cabinet is disabled.' } });
    const { body } = await send<Order>('PUT /api/lockers/orders/customer/482913');
    expect(body.completed_at).not.toBeNull();
  });

  test.each([
    ['disable with the order_id of another', 12, disableFor('ORD-1002'), noOrder],
    ['disable with an order_id while empty', 11, disableFor('ORD-1001'), noOrder],
    ['open a disabled cabinet', 13, { command: 'open' }, 'The cabinet is disabled.'],
    ['open a rear door that is not there', 11, { command: 'open', rearload: true }, noRear],
    ['heat a cabinet that cannot', 11, heat, 'The cabinet cannot heat.'],
    ['command a cabinet that is not there', 99, { command: 'open' }, 'There is no such cabinet.'],
    ['obey an unknown command', 11, { command: 'polish' }, commandUnknown],
    ['resize without a size', 11, { command: 'resize' }, sizeNeeded],
    ['resize to a number', 11, { command: 'resize', size: 5 }, sizeNeeded],
    ['set no thermal mode', 11, { command: 'set_thermal_mode' }, modeNeeded],
  ])('refuses to %s, and changes nothing', async (_, id, body, message) => {
    const { send } = await demoServer(await engine.open());
    const list = async () => (await send('GET /api/lockers/locations/101')).body;
    const before = await list();
    expect(await send(command(id), { body })).toMatchObject({ status: 400, body: { message } });
    expect(await list()).toEqual(before);
  });
});

const line = 'POST /api/lockers/cabinet/status';
const stored = { message: 'Cabinet status updated successfully.' };

await eachEngine((engine) => {
  test('stores what both doors of several cabinets do', async () => {
    const { send, cabinet } = await demoServer(await engine.open());
    const both = { key: 1, front_status: 'open', rear_status: 'closed' };
    const locker_info = { ip: '192.0.2.10', firmware: '2.4.1' };
    const cabinets = [both, { key: 2, rear_status: 'open' }];
    const body = { cabinets, locker_info, event: { type: 'door_opened' } };
    const answer = await send(line, { key: 'demo-locker-key-2', body });
    expect(answer).toMatchObject({ status: 200, body: stored });
    expect(await cabinet(21)).toMatchObject({ state: 'open', rear_load_status: 'closed' });
    expect(await cabinet(22)).toMatchObject({ state: 'closed', rear_load_status: 'open' });
  });

  test('ends the movement of a version 2 door by a report, without simulation', async () => {
    const demo = await demoServer(await engine.open(), { simulateDoors: false });
    const { send, cabinet, clock } = demo;
    await send('PUT /api/lockers/cabinets/21', { body: { command: 'open' } });
    clock.advance(60);
    expect((await cabinet(21)).state).toBe('opening');
    const body = { cabinets: [{ key: 1, front_status: 'open' }] };
    await send(line, { key: 'demo-locker-key-2', body });
    expect((await cabinet(21)).state).toBe('open');
  });

  test('changes only the locker of the key and the doors that it has', async () => {
    const { send, cabinet } = await demoServer(await engine.open());
    const body = { cabinets: [{ key: 1, front_status: 'open', rear_status: 'open' }] };
    expect((await send(line, { key: 'demo-locker-key-1', body })).status).toBe(200);
    expect(await cabinet(11)).toMatchObject({ state: 'open', rear_load_status: null });
    expect((await cabinet(21)).state).toBe('closed');
  });

  test('lets a late repeat overwrite a newer report, unless it has the same key', async () => {
    const { send, cabinet } = await demoServer(await engine.open());
    const report = (front_status: string, repeat?: string) => {
      const body = { cabinets: [{ key: 1, front_status }] };
      return send(line, { ...(repeat && { repeat }), key: 'demo-locker-key-1', body });
    };
    await report('open', 'door-11-opened');
    await report('closed');
    expect((await report('open', 'door-11-opened')).status).toBe(200);
    expect((await cabinet(11)).state).toBe('closed');
    await report('open');
    expect((await cabinet(11)).state).toBe('open');
  });

  test('stores no entry when one key is unknown, and names that entry', async () => {
    const { send, cabinet } = await demoServer(await engine.open());
    const cabinets = [1, 99].map((key) => ({ key, front_status: 'open' }));
    const answer = await send(line, { key: 'demo-locker-key-1', body: { cabinets } });
    const sentence = 'The selected cabinets.1.key is invalid.';
    expect(answer.status).toBe(422);
    expect(answer.body).toEqual({ message: sentence, errors: { 'cabinets.1.key': [sentence] } });
    expect((await cabinet(11)).state).toBe('closed');
  });
});

await eachEngine(['SQLite'], (engine) => {
  const printed = 'demo-locker-key-1';
  const keys = [undefined, '', 'demo-secret-token', 'demo-locker-key-3', printed];
  test.each(keys)('refuses the key %j, the printed one outside demonstrations', async (key) => {
    const { send } = await demoServer(await engine.open(), { demo: key !== printed });
    const body = { cabinets: [{ key: 1, front_status: 'open' }] };
    const refusal = { error: 'Unauthorized', message: 'Invalid API key' };
    const answer = await send(line, { body, ...(key !== undefined && { key }) });
    expect(answer).toMatchObject({ status: 401, body: refusal });
  });
});
