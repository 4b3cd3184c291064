import { expect, test } from 'vitest';
import { buttonKey, demoServer, eachEngine, type DemoServer } from './demo-server.ts';

const track = ({ send }: DemoServer) =>
  send<{ cfh_request: object }>(
    'GET /api/callforhelp/v1/tracking?message_id=demo-request-created',
  ).then(({ body }) => body.cfh_request);

/** The demonstration request was created ten seconds before the store was seeded. */
const due = '2025-03-14T15:13:55.000Z';
const timedOut = { is_timeout: true, timeout_at: due, updated_at: due, is_closed: false };

await eachEngine((engine) => {
  test('ends an unclaimed request after ten minutes, when it is read', async () => {
    const demo = await demoServer(await engine.open());
    demo.clock.advance(590);
    expect(await track(demo)).toMatchObject({ is_timeout: false, timeout_at: null });
    demo.clock.advance(0.001);
    expect(await track(demo)).toMatchObject(timedOut);
  });

  test('ends it by the clock, at the same instant', async () => {
    const demo = await demoServer(await engine.open());
    demo.clock.advance(3_600);
    await demo.server.tick();
    expect(await track(demo)).toMatchObject(timedOut);
  });

  test('waits no longer than its time when the clock is set back', async () => {
    const { send, clock, server } = await demoServer(await engine.open());
    clock.advance(-3_600);
    await server.tick();
    clock.advance(601);
    await server.tick();
    const { body } = await send<{ cfh_request: object }>(
      'GET /api/callforhelp/v1/tracking?message_id=demo-request-created',
    );
    expect(body.cfh_request).toMatchObject({ is_timeout: true });
  });

  test('uses the limit of the location', async () => {
    const db = await engine.open();
    const demo = await demoServer(db);
    await db.sql`UPDATE locations SET timeout_seconds = 30 WHERE id = 101`;
    const press = { key: buttonKey, body: { device_key: 'demo-button-aisle-4' } };
    const { body } = await demo.send<string>('POST /api/callbutton/press', press);
    demo.clock.advance(31);
    await demo.server.tick();
    const tracking = await demo.send(`GET /api/callforhelp/v1/tracking?message_id=${body}`);
    expect(tracking.body).toMatchObject({
      cfh_request: { is_timeout: true, timeout_at: '2025-03-14T15:04:35.000Z' },
    });
  });
});

await eachEngine(
  (engine) => {
    test('times out a request and holds a button to its limit after a restart', async () => {
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
      expect(await track(again)).toMatchObject(timedOut);
    });
  },
  ['SQLite', 'PostgreSQL'],
);
