import { expect, test } from 'vitest';
import type { Database } from '@frontline/storage';
import { buttonKey, demoServer, eachEngine, staffStep, type DemoServer } from './demo-server.ts';

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

  test('ends it when somebody acts on it', async () => {
    const demo = await demoServer(await engine.open());
    demo.clock.advance(591);
    const claim = await demo.send('POST /api/callforhelp/claim', { body: staffStep('created') });
    expect(claim.body).toEqual({ success: false });
    const cancel = { body: { message_id: 'demo-request-created' } };
    expect((await demo.send('POST /api/callforhelp/cancel', cancel)).body).toMatchObject(timedOut);
  });

  test('ends it by the clock, and tells the same story', async () => {
    const demo = await demoServer(await engine.open());
    demo.clock.advance(3_600);
    await demo.server.tick();
    expect(await track(demo)).toMatchObject(timedOut);
  });

  test('leaves a claimed request open', async () => {
    const demo = await demoServer(await engine.open());
    await demo.send('POST /api/callforhelp/claim', { body: staffStep('created') });
    demo.clock.advance(3_600);
    await demo.server.tick();
    expect(await track(demo)).toMatchObject({ is_timeout: false, is_claimed: true });
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

const restarted = (demo: DemoServer, db: Database) => demoServer(db, { now: demo.clock.now });

await eachEngine(
  (engine) => {
    test('times out a request after a restart', async () => {
      const db = await engine.open();
      const demo = await demoServer(db);
      await db.close();
      demo.clock.advance(591);
      const again = await restarted(demo, await engine.openAgain());
      await again.server.tick();
      expect(await track(again)).toMatchObject(timedOut);
    });

    test('holds a button to its limit after a restart', async () => {
      const press = { key: buttonKey, body: { device_key: 'demo-button-aisle-4' } };
      const db = await engine.open();
      const demo = await demoServer(db);
      await demo.send('POST /api/callbutton/press', press);
      await db.close();
      demo.clock.advance(20);
      const again = await restarted(demo, await engine.openAgain());
      const { status, headers } = await again.send('POST /api/callbutton/press', press);
      expect([status, headers.get('retry-after')]).toEqual([429, '40']);
      demo.clock.advance(40);
      expect((await again.send('POST /api/callbutton/press', press)).status).toBe(200);
    });

    test('keeps the demonstration data as it was left', async () => {
      const db = await engine.open();
      const demo = await demoServer(db);
      await demo.send('POST /api/callforhelp/claim', { body: staffStep('created') });
      await db.close();
      const again = await restarted(demo, await engine.openAgain());
      expect(await track(again)).toMatchObject({ is_claimed: true });
    });
  },
  ['SQLite', 'PostgreSQL'],
);
