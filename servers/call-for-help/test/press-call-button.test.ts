import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { buttonKey, demoServer, eachEngine } from './demo-server.ts';

const press = 'POST /api/callbutton/press';
const aisle4 = (more = {}) => ({
  key: buttonKey,
  body: { device_key: 'demo-button-aisle-4', ...more },
});

await eachEngine((engine) => {
  test('creates a request and answers its message_id as plain text', async () => {
    const { send } = await demoServer(await engine.open());
    const { status, body, headers } = await send<string>(press, aisle4());
    expect(status).toBe(200);
    expect(headers.get('content-type')).toBe('text/plain; charset=utf-8');
    expect(body).toMatch(/^[\w-]{22}$/);
    const tracking = await send(`GET /api/callforhelp/v1/tracking?message_id=${body}`);
    expect(tracking.body).toMatchObject({
      device_id: 1,
      location_id: 101,
      option: { id: 1 },
      cfh_request: {
        teams_channel_id: 'demo-channel-riverside',
        organization_id: 1,
        created_at: '2025-03-14T15:04:05.000Z',
        is_claimed: false,
      },
    });
  });

  test('stores the voltage, without creating a request', async () => {
    const { send } = await demoServer(await engine.open());
    expect(await send(press, aisle4({ voltage: 2.9 }))).toMatchObject({
      status: 200,
      body: 'Voltage updated',
    });
    expect((await send(press, aisle4())).status).toBe(200);
  });

  test('takes no action when the button is let go', async () => {
    const { send } = await demoServer(await engine.open());
    for (const more of [{ button_value: 0 }, { button_value: 0, voltage: 2.9 }]) {
      expect(await send(press, aisle4(more))).toMatchObject({
        status: 200,
        body: 'Button value is 0, no action taken',
      });
    }
  });

  test('stores the voltage that comes with a button value of 0', async () => {
    const db = await engine.open();
    const { send } = await demoServer(db);
    await send(press, aisle4({ button_value: 0, voltage: 2.4 }));
    expect(await db.sql`SELECT voltage FROM devices WHERE id = 1`).toEqual([{ voltage: 2.4 }]);
  });

  test('keeps the voltage it knows when a press comes without one', async () => {
    const db = await engine.open();
    const { send } = await demoServer(db);
    await send(press, aisle4({ voltage: 2.4 }));
    expect((await send(press, aisle4())).status).toBe(200);
    expect(await db.sql`SELECT voltage FROM devices WHERE id = 1`).toEqual([{ voltage: 2.4 }]);
  });

  test('creates a request when a voltage comes with a press', async () => {
    const { send } = await demoServer(await engine.open());
    const { body } = await send(press, aisle4({ button_value: 1, voltage: 2.9 }));
    expect(body).toMatch(/^[\w-]{22}$/);
  });

  test('accepts the next press a minute after the clock was set back', async () => {
    const { send, clock } = await demoServer(await engine.open());
    await send(press, aisle4());
    clock.advance(-30);
    expect((await send(press, aisle4())).headers.get('retry-after')).toBe('60');
    clock.advance(60);
    expect((await send(press, aisle4())).status).toBe(200);
  });

  test('limits each button by itself, and voltage reports not at all', async () => {
    const { send } = await demoServer(await engine.open());
    await send(press, aisle4());
    expect((await send(press, aisle4({ voltage: 2.8 }))).body).toBe('Voltage updated');
    const curbside = { key: buttonKey, body: { device_key: 'demo-button-curbside' } };
    expect((await send(press, curbside)).status).toBe(200);
  });

  test('accepts the registered MAC address', async () => {
    const { send } = await demoServer(await engine.open());
    const body = { device_key: 'demo-button-pharmacy', mac_address: '02:00:00:00:00:02' };
    expect((await send(press, { key: buttonKey, body })).status).toBe(200);
  });

  test('takes another scheme word where the operator sets one', async () => {
    const { send } = await demoServer(await engine.open(), { scheme: 'Lakeshore' });
    const headers = { authorization: `Lakeshore ${buttonKey}` };
    expect((await send(press, { ...aisle4(), key: undefined, headers })).status).toBe(200);
    expect((await send(press, aisle4())).status).toBe(401);
  });

  test('lets exactly one of twenty presses through', async () => {
    const { send } = await demoServer(await engine.open());
    const answers = await Promise.all(Array.from({ length: 20 }, () => send(press, aisle4())));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array(19).fill(429)]);
  });

  test('answers 429 with the seconds left, in the sentence and in Retry-After', async () => {
    const { send, clock } = await demoServer(await engine.open());
    await send(press, aisle4());
    clock.advance(3);
    const { status, body, headers } = await send(press, aisle4());
    expect([status, body]).toEqual([
      429,
      { message: 'Please wait 57 seconds before sending another request!' },
    ]);
    expect(headers.get('retry-after')).toBe('57');
  });

  test('answers 403 for a wrong, a missing and an unregistered MAC address', async () => {
    const { send } = await demoServer(await engine.open());
    for (const body of [
      { device_key: 'demo-button-pharmacy', mac_address: '02:00:00:00:00:99' },
      { device_key: 'demo-button-pharmacy' },
      { device_key: 'demo-button-aisle-4', mac_address: '02:00:00:00:00:02' },
    ]) {
      expect(await send(press, { key: buttonKey, body })).toMatchObject({
        status: 403,
        body: { message: 'MAC Address is incorrect or unregistered' },
      });
    }
  });

  test('answers 400 for the device key of another organization', async () => {
    const db = await engine.open();
    const { send } = await demoServer(db);
    const hash = createHash('sha256').update('a-key-of-another-organization').digest('hex');
    await db.sql`INSERT INTO organizations (id, name, created_at) VALUES (2, 'Other', '')`;
    await db.sql`
      INSERT INTO button_keys (organization_id, name, key_hash, created_at)
      VALUES (2, 'Other', ${hash}, '')`;
    const sent = { ...aisle4(), key: 'a-key-of-another-organization' };
    expect((await send(press, sent)).status).toBe(400);
  });

  test('answers 401 without the key, with a wrong one and with another scheme word', async () => {
    const { send } = await demoServer(await engine.open());
    const { body } = aisle4();
    for (const sent of [
      { body },
      { body, key: 'wrong' },
      { body, headers: { authorization: `Bearer ${buttonKey}` } },
    ]) {
      const answer = await send(press, sent);
      expect(answer).toMatchObject({ status: 401, body: { message: 'Unauthorized' } });
    }
  });

  test('checks in the order 401, 422, 400, 403, 429', async () => {
    const { send } = await demoServer(await engine.open());
    const status = async (body: object, key?: string) => (await send(press, { body, key })).status;
    const pharmacy = { device_key: 'demo-button-pharmacy' };
    const mac_address = '02:00:00:00:00:02';
    expect(await status({}, 'wrong')).toBe(401);
    expect(await status({ device_key: 'nowhere', button_value: 7 }, buttonKey)).toBe(422);
    expect(await status({ device_key: 'nowhere', mac_address: 'x' }, buttonKey)).toBe(400);
    expect(await status({ ...pharmacy, mac_address }, buttonKey)).toBe(200);
    expect(await status(pharmacy, buttonKey)).toBe(403);
    expect(await status({ ...pharmacy, mac_address }, buttonKey)).toBe(429);
  });

  test('refuses the demonstration key unless demo mode is on', async () => {
    const db = await engine.open();
    await demoServer(db);
    const { send } = await demoServer(db, { demo: false });
    expect((await send(press, aisle4())).status).toBe(401);
  });
});
