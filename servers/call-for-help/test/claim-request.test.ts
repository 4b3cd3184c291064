import { expect, test } from 'vitest';
import { ana, demoServer, eachEngine, sam, staffStep } from './demo-server.ts';

const claim = 'POST /api/callforhelp/claim';

await eachEngine((engine) => {
  test('claims a new request', async () => {
    const { send } = await demoServer(await engine.open());
    const answer = await send(claim, { body: staffStep('created') });
    expect(answer).toMatchObject({ status: 200, body: { success: true } });
    const { body } = await send('GET /api/callforhelp/v1/tracking?message_id=demo-request-created');
    expect(body).toMatchObject({
      cfh_request: {
        is_claimed: true,
        claimed_by: 'Sam Lee',
        claimed_at: '2025-03-14T15:04:05.000Z',
        updated_at: '2025-03-14T15:04:05.000Z',
      },
    });
  });

  test('answers the same person who repeats it the same, and changes nothing', async () => {
    const { send, clock } = await demoServer(await engine.open());
    await send(claim, { body: staffStep('created') });
    clock.advance(30);
    const { body } = await send(claim, { body: staffStep('created') });
    expect(body).toEqual({ success: true });
    const tracking = await send('GET /api/callforhelp/v1/tracking?message_id=demo-request-created');
    expect(tracking.body).toMatchObject({
      cfh_request: { claimed_at: '2025-03-14T15:04:05.000Z' },
    });
  });

  test('refuses a second claim', async () => {
    const { send } = await demoServer(await engine.open());
    await send(claim, { body: staffStep('created', sam) });
    const { status, body } = await send(claim, { body: staffStep('created', ana) });
    expect([status, body]).toEqual([200, { success: false }]);
  });

  test('answers 404 for an unknown request and for the wrong channel', async () => {
    const { send } = await demoServer(await engine.open());
    for (const wrong of [
      { message_id: 'no-such-request' },
      { channel_id: 'demo-channel-hilltop' },
    ]) {
      const answer = await send(claim, { body: { ...staffStep('created'), ...wrong } });
      expect(answer).toMatchObject({ status: 404, body: { message: 'Not Found!' } });
    }
  });

  test('hides the demonstration requests unless demo mode is on', async () => {
    const db = await engine.open();
    await demoServer(db);
    const { send } = await demoServer(db, { demo: false });
    expect((await send(claim, { body: staffStep('created') })).status).toBe(404);
  });
});
