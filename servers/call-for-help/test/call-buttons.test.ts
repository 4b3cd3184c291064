import { createHash } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { describe, expect, test } from 'vitest';
import { macAddressMatches } from '../src/handlers.ts';
import { pressWindow, secondsToWait } from '../src/press-button.ts';
import { buttonKey, demoServer, eachEngine, ana, sam, staffStep } from './demo-server.ts';
import type { Sent } from './demo-server.ts';

const press = 'POST /api/callbutton/press';
const from = (button: string, more = {}) => ({
  key: buttonKey,
  body: { device_key: `demo-button-${button}`, ...more },
});
const aisle4 = (more = {}) => from('aisle-4', more);
const curbside = (more = {}) => from('curbside', more);

await eachEngine((engine) => {
  test('creates a request and answers its message_id as plain text', async () => {
    const { send } = await demoServer(await engine.open());
    const { status, body, headers } = await send<string>(press, aisle4());
    expect(status).toBe(200);
    expect(headers.get('content-type')).toBe('text/plain; charset=utf-8');
    expect(body).toMatch(/^[\w-]{22}$/);
    const tracking = await send(`GET /api/callforhelp/v1/tracking?message_id=${body}`);
    const created = { created_at: '2025-03-14T15:04:05.000Z', is_claimed: false };
    expect(tracking.body).toMatchObject({
      device_id: 1,
      location_id: 101,
      option: { id: 1 },
      cfh_request: { teams_channel_id: 'demo-channel-riverside', organization_id: 1, ...created },
    });
  });

  const created = expect.stringMatching(/^[\w-]{22}$/);
  const released = 'Button value is 0, no action taken';
  test.each([
    [{ voltage: 2.9 }, 'Voltage updated', 2.9],
    [{ button_value: 0 }, released, 2.8],
    [{ button_value: 0, voltage: 2.9 }, released, 2.9],
    [{ button_value: 1, voltage: 2.9 }, created, 2.9],
    [{}, created, 2.8],
  ])('takes %j after a report of 2.8 volts', async (more, body, voltage) => {
    const db = await engine.open();
    const { send } = await demoServer(db);
    await send(press, aisle4({ voltage: 2.8 }));
    expect(await send(press, aisle4(more))).toMatchObject({ status: 200, body });
    expect(await db.sql`SELECT voltage FROM devices WHERE id = 1`).toEqual([{ voltage }]);
  });

  test('limits each button separately, sends the remaining seconds in the message and in Retry-After, and stores the voltage', async () => {
    const db = await engine.open();
    const { send, clock } = await demoServer(db);
    await send(press, aisle4());
    expect((await send(press, curbside())).status).toBe(200);
    clock.advance(3);
    const tooSoon = aisle4({ button_value: 1, voltage: 2.7 });
    const { status, body, headers } = await send(press, tooSoon);
    const message = 'Please wait 57 seconds before sending another request!';
    expect([status, body, headers.get('retry-after')]).toEqual([429, { message }, '57']);
    expect(await db.sql`SELECT voltage FROM devices WHERE id = 1`).toEqual([{ voltage: 2.7 }]);
  });

  test('accepts the next press a minute after the clock was set back', async () => {
    const { send, clock } = await demoServer(await engine.open());
    await send(press, aisle4());
    clock.advance(-30);
    expect((await send(press, aisle4())).headers.get('retry-after')).toBe('60');
    clock.advance(60);
    expect((await send(press, aisle4())).status).toBe(200);
  });

  test('counts the wait from a press that it waited for', async () => {
    const { send, clock } = await demoServer(await engine.open());
    let second: ReturnType<typeof send> | undefined;
    await (
      await engine.openAgain()
    ).sql.tx(async (sql) => {
      await sql`UPDATE devices SET last_press_at = ${clock.at(3)} WHERE id = 1`;
      second = send(press, aisle4());
      await delay(300);
      clock.advance(3);
    });
    expect((await second)?.headers.get('retry-after')).toBe('60');
    clock.advance(58);
    expect((await send(press, aisle4())).headers.get('retry-after')).toBe('2');
  });

  test('accepts another scheme if the operator sets one', async () => {
    const { send } = await demoServer(await engine.open(), { scheme: 'Lakeshore' });
    const headers = { authorization: `Lakeshore ${buttonKey}` };
    expect((await send(press, { ...aisle4(), key: undefined, headers })).status).toBe(200);
    expect((await send(press, aisle4())).status).toBe(401);
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

describe('the wait of a button', () => {
  const pressed = '2025-03-14T15:04:05.000Z';
  const later = (milliseconds: number) => new Date(Date.parse(pressed) + milliseconds);

  test.each([
    ['the whole seconds left, rounded up', 0, 60],
    ['the whole seconds left, rounded up', 2_500, 58],
    ['the whole seconds left, rounded up', 59_999, 1],
    ['never less than a second', 60_000, 1],
    ['no more than a minute, wherever the clock is set', -30_000, 60],
  ])('is %s: %i ms after the press', (_, milliseconds, seconds) => {
    expect(secondsToWait(later(milliseconds), pressed)).toBe(seconds);
  });

  test('ends after exactly a minute, and does not block a button after the clock was set back', () => {
    expect(pressed <= pressWindow(later(59_999)).clear).toBe(false);
    expect(pressed <= pressWindow(later(60_000)).clear).toBe(true);
    expect(pressed > pressWindow(later(-60_000)).ahead).toBe(false);
    expect(pressed > pressWindow(later(-60_001)).ahead).toBe(true);
  });
});

test.each([
  ['02:00:00:ab:00:02', '02:00:00:AB:00:02', true],
  ['02:00:00:ab:00:02', '02-00-00-ab-00-02', true],
  ['02:00:00:ab:00:02', '0200.00ab.0002', true],
  ['02:00:00:ab:00:02', '020000AB0002', true],
  ['02:00:00:00:00:02', '02:00:00:00:00:99', false],
  ['02:00:00:00:00:02', undefined, false],
  [null, undefined, true],
  [null, null, true],
  [null, '02:00:00:00:00:02', false],
  [null, ':-.', false],
])('where the address %s is registered, %s fits: %s', (registered, sent, fits) => {
  expect(macAddressMatches(registered, sent)).toBe(fits);
});

const update = 'PUT /api/callbutton/demo-request-created';

await eachEngine((engine) => {
  const at = '2025-03-14T15:04:05.000Z';
  const helped = { completed_at: at, completion_reason: 'helped' };
  const completed = { ...helped, is_completed: 1, is_closed: false };
  const closed = { is_closed: true, closed_at: at, is_canceled: true, is_completed: 0 };
  test.each([
    [{ update_type: 'completed', reason: 'helped' }, completed],
    [{ update_type: 'close' }, { ...closed, customer_canceled_at: null }],
    [{ update_type: 'customer_canceled' }, { ...closed, customer_canceled_at: at }],
  ])('ends an unclaimed request: %j', async (more, shown) => {
    const { send } = await demoServer(await engine.open());
    const data = { message_id: 'demo-request-created', ...shown };
    const body = { message: 'Request updated successfully.', data };
    expect(await send(update, curbside(more))).toMatchObject({ status: 200, body });
  });

  test('answers 404 for an unknown request and for one of another button', async () => {
    const { send } = await demoServer(await engine.open());
    for (const message_id of ['nowhere', 'demo-request-claimed']) {
      const line = `PUT /api/callbutton/${message_id}`;
      expect((await send(line, curbside({ update_type: 'close' }))).status).toBe(404);
    }
  });

  test('checks in the order 401, 422, 400, 403, 404', async () => {
    const { send } = await demoServer(await engine.open());
    const status = async (body: object, key?: string) => (await send(update, { body, key })).status;
    const close = { update_type: 'close' };
    expect(await status({}, 'wrong')).toBe(401);
    expect(await status({ device_key: 'nowhere', update_type: 'completed' }, buttonKey)).toBe(422);
    expect(await status({ device_key: 'nowhere', ...close }, buttonKey)).toBe(400);
    expect(await status({ device_key: 'demo-button-pharmacy', ...close }, buttonKey)).toBe(403);
    expect(await status({ device_key: 'demo-button-aisle-4', ...close }, buttonKey)).toBe(404);
  });
});

const pressed = aisle4();
const keyed = (sent: Sent, key = 'f3c1') => ({ ...sent, headers: { 'Idempotency-Key': key } });

await eachEngine((engine) => {
  test('creates one request for a press sent twice concurrently', async () => {
    const db = await engine.open();
    const { send } = await demoServer(db);
    const answers = await Promise.all([send(press, keyed(pressed)), send(press, keyed(pressed))]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const busy = answers.find(({ status }) => status === 409);
    expect(busy?.headers.get('retry-after')).toBe('1');
    const requests = await db.sql`SELECT id FROM requests WHERE device_id = 1 AND is_completed = 0`;
    expect(requests).toHaveLength(1);
  });

  test('refuses a key that was used for another body or operation', async () => {
    const { send } = await demoServer(await engine.open());
    const line = 'POST /api/callforhelp/claim';
    await send(line, keyed({ body: staffStep('created') }));
    const message = 'The Idempotency-Key was used for another call.';
    const refused = { status: 422, body: { message, errors: { 'Idempotency-Key': [message] } } };
    const others: [string, object][] = [
      [line, staffStep('created', ana)],
      ['POST /api/callforhelp/on_the_way', staffStep('created', sam)],
    ];
    for (const [other, body] of others) {
      expect(await send(other, keyed({ body }))).toMatchObject(refused);
    }
  });

  test('lets callers without a credential use the same key for other requests', async () => {
    const { send } = await demoServer(await engine.open());
    const claim = () => send('POST /api/callforhelp/claim', keyed({ body: staffStep('created') }));
    const onTheWay = keyed({ body: staffStep('claimed') });
    const answers = [await claim(), await send('POST /api/callforhelp/on_the_way', onTheWay)];
    const cancel = { body: { message_id: 'demo-request-created' } };
    await send('POST /api/callforhelp/cancel', keyed(cancel, 'other'));
    // Each key still gets the answer to its own repeats.
    answers.push(await claim());
    const done = { status: 200, body: { success: true } };
    expect(answers).toMatchObject([done, done, done]);
  });

  test('refuses an empty key, and one of more than 255 characters', async () => {
    const { send } = await demoServer(await engine.open());
    for (const key of ['', 'x'.repeat(256)])
      expect((await send(press, keyed(pressed, key))).status).toBe(422);
  });
});
