import { setTimeout as delay } from 'node:timers/promises';
import { expect, test } from 'vitest';
import type { Database } from '@frontline/storage';
import { demoServer, eachEngine, ana, sam, staffStep, buttonKey } from './demo-server.ts';
import type { DemoServer } from './demo-server.ts';

const track = (message_id: string) => `GET /api/callforhelp/v1/tracking?message_id=${message_id}`;

await eachEngine((engine) => {
  test('answers the option, the record and whether to show the survey', async () => {
    const { send } = await demoServer(await engine.open());
    const { status, body } = await send(track('demo-request-created'));
    const texts = { text_en: 'Carry to my car', text_fr: 'Porter mes achats à la voiture' };
    expect(status).toBe(200);
    expect(body).toMatchObject({
      device_id: 3,
      location_id: 101,
      message_id: 'demo-request-created',
      show_survey: false,
      option: { id: 2, ...texts, organization_id: 1, location_id: 101 },
      cfh_request: { id: 1, callbutton_id: 3, is_claimed: false, created_at: expect.any(String) },
    });
  });

  const states = ['created', 'claimed', 'on-the-way', 'completed', 'canceled'];
  test.each(states)('shows the survey for a completed request only: %s', async (name) => {
    const { send } = await demoServer(await engine.open());
    const { body } = await send(track(`demo-request-${name}`));
    expect(body).toMatchObject({ show_survey: name === 'completed' });
  });

  test('tracks a request without a device, with an option of every location, and never shows the user id of staff', async () => {
    const { send } = await demoServer(await engine.open());
    const { body } = await send(track('demo-request-claimed'));
    expect(body).toMatchObject({
      device_id: null,
      option: { id: 3, location_id: null },
      cfh_request: { callbutton_id: null },
    });
    expect(JSON.stringify(body)).not.toContain('staff-sam');
  });

  test('answers the final record of a request that its customer cancels', async () => {
    const { send, clock } = await demoServer(await engine.open());
    const cancel = (name: string) =>
      send('POST /api/callforhelp/cancel', { body: { message_id: `demo-request-${name}` } });
    const at = '2025-03-14T15:04:05.000Z';
    for (const name of ['created', 'claimed', 'on-the-way', 'created']) {
      const { body } = await cancel(name);
      const message_id = `demo-request-${name}`;
      const times = name === 'created' && { closed_at: at, customer_canceled_at: at };
      const final = { message_id, is_closed: true, is_canceled: true, is_completed: 0 };
      expect(body).toMatchObject({ ...final, ...times });
      clock.advance(5);
    }
    const completed = { is_completed: 1, is_canceled: false, customer_canceled_at: null };
    expect((await cancel('completed')).body).toMatchObject(completed);
  });
});

// The effect of each step in each state is tested in lifecycle-model.test.ts.
const at = '2025-03-14T15:04:05.000Z';
const helped = { customer_status: 'helped' };
const onTheWay = { is_on_the_way: true, staff_on_the_way_at: at };
const arrived = { employee_has_arrived: true, employee_arrived_at: at };
const completed = { is_completed: 1, completed_at: at, completion_reason: 'helped' };

await eachEngine((engine) => {
  test.each([
    ['claim', 'created', { is_claimed: true, claimed_by: 'Sam Lee', claimed_at: at }],
    ['on_the_way', 'claimed', { ...onTheWay, ...arrived }],
    ['complete', 'on-the-way', { ...completed, is_closed: false, is_canceled: false }],
  ])(
    '%s: records who did it and when, for a repeat, for nobody else',
    async (step, name, shown) => {
      const { send, clock } = await demoServer(await engine.open());
      const line = `POST /api/callforhelp/${step}`;
      const call = (more: object) =>
        send(line, { body: { ...staffStep(name), ...helped, ...more } });
      for (const wrong of [
        { message_id: 'no-such-request' },
        { channel_id: 'demo-channel-hilltop' },
      ])
        expect(await call(wrong)).toMatchObject({ status: 404, body: { message: 'Not Found!' } });
      for (let time = 0; time < 2; time++) {
        expect(await call(sam)).toMatchObject({ status: 200, body: { success: true } });
        clock.advance(30);
      }
      const other = step === 'complete' ? { customer_status: 'not_interested' } : ana;
      expect(await call(other)).toMatchObject({ status: 200, body: { success: false } });
      const tracked = await send(
        `GET /api/callforhelp/v1/tracking?message_id=demo-request-${name}`,
      );
      expect(tracked.body).toMatchObject({ cfh_request: { ...shown, updated_at: at } });
    },
  );

  test('hides the demonstration requests unless demo mode is on', async () => {
    const db = await engine.open();
    await demoServer(db);
    const { send } = await demoServer(db, { demo: false });
    const answer = await send('POST /api/callforhelp/claim', { body: staffStep('created') });
    expect(answer.status).toBe(404);
  });
});

const tracked = async ({ send }: DemoServer) =>
  (await send<{ cfh_request: object }>(track('demo-request-created'))).body.cfh_request;

/** The demonstration request was created ten seconds before seeding. */
const due = '2025-03-14T15:13:55.000Z';
const timedOut = { is_timeout: true, timeout_at: due, updated_at: due, is_closed: false };

await eachEngine((engine) => {
  test('times out an unclaimed request after ten minutes, when it is read', async () => {
    const demo = await demoServer(await engine.open());
    demo.clock.advance(590);
    expect(await tracked(demo)).toMatchObject({ is_timeout: false, timeout_at: null });
    demo.clock.advance(0.001);
    expect(await tracked(demo)).toMatchObject(timedOut);
  });

  test('times it out by a tick, with the same timestamp', async () => {
    const demo = await demoServer(await engine.open());
    demo.clock.advance(3_600);
    await demo.server.tick();
    expect(await tracked(demo)).toMatchObject(timedOut);
  });

  test('waits no longer than the timeout after the clock is set back', async () => {
    const demo = await demoServer(await engine.open());
    for (const seconds of [-3_600, 601]) {
      demo.clock.advance(seconds);
      await demo.server.tick();
    }
    expect(await tracked(demo)).toMatchObject({ is_timeout: true });
  });

  test('uses the limit of the location', async () => {
    const db = await engine.open();
    const demo = await demoServer(db);
    await db.sql`UPDATE locations SET timeout_seconds = 30 WHERE id = 101`;
    const press = { key: buttonKey, body: { device_key: 'demo-button-aisle-4' } };
    const { body } = await demo.send<string>('POST /api/callbutton/press', press);
    demo.clock.advance(31);
    await demo.server.tick();
    const tracking = await demo.send(track(body));
    const cfh_request = { is_timeout: true, timeout_at: '2025-03-14T15:04:35.000Z' };
    expect(tracking.body).toMatchObject({ cfh_request });
  });
});

await eachEngine((engine) => {
  test('times out a request and limits a button after a restart', async () => {
    const press = { key: buttonKey, body: { device_key: 'demo-button-aisle-4' } };
    const db = await engine.open();
    const demo = await demoServer(db);
    demo.clock.advance(580);
    await demo.send('POST /api/callbutton/press', press);
    await db.close();
    demo.clock.advance(20);
    const again = await demoServer(await engine.openAgain(), { now: demo.clock.now });
    const { status, headers } = await again.send('POST /api/callbutton/press', press);
    expect([status, headers.get('retry-after')]).toEqual([429, '40']);
    await again.server.tick();
    expect(await tracked(again)).toMatchObject(timedOut);
  });
});

// On SQLite, a reader waits for no lock.
await eachEngine(['PostgreSQL'], (engine) => {
  test('takes no request made while a tick waited for a sign that the clock was set back', async () => {
    const demo = await demoServer(await engine.open());
    let tick: Promise<void> | undefined;
    await (
      await engine.openAgain()
    ).sql.tx(async (sql) => {
      await sql`LOCK TABLE requests IN ACCESS EXCLUSIVE MODE`;
      tick = demo.server.tick();
      await delay(300);
      demo.clock.advance(3);
      await sql`UPDATE requests SET updated_at = ${demo.clock.at()} WHERE id = 1`;
    });
    await tick;
    expect(await tracked(demo)).toMatchObject({ updated_at: demo.clock.at() });
  });
});

async function messageIds({ sql }: Database): Promise<string[]> {
  const rows = await sql<{ message_id: string }>`SELECT message_id FROM requests ORDER BY id`;
  return rows.map(({ message_id }) => message_id);
}

await eachEngine((engine) => {
  test('deletes requests the configured days after their end, and none that is open', async () => {
    const db = await engine.open();
    const { send, server, clock } = await demoServer(db, { keepRequestsDays: 30 });
    clock.advance(29 * 86_400);
    await send('POST /api/callforhelp/cancel', { body: { message_id: 'demo-request-claimed' } });
    await server.tick();
    expect((await messageIds(db)).length).toBeGreaterThan(2);
    clock.advance(86_400 + 600);
    await server.tick();
    const left = ['demo-request-claimed', 'demo-request-on-the-way'];
    expect(await messageIds(db)).toEqual(left);
    clock.advance(29 * 86_400);
    await server.tick();
    expect(await messageIds(db)).toEqual(left.slice(1));
  });

  test('deletes nothing after a clock jump, even with a press meanwhile', async () => {
    const db = await engine.open();
    const warnings: string[] = [];
    const warn = (sentence: string) => void warnings.push(sentence);
    const { send, server, clock } = await demoServer(db, { keepRequestsDays: 30, warn });
    const before = (await messageIds(db)).length;
    clock.set('2038-01-19T03:14:08.000Z');
    const body = { device_key: 'demo-button-aisle-4' };
    await send('POST /api/callbutton/press', { key: buttonKey, body });
    await server.tick();
    expect(await messageIds(db)).toHaveLength(before + 1);
    expect(warnings).toEqual([expect.stringContaining('The clock says 2038-01-19T03:14:')]);
  });
});
