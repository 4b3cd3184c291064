import { expect, test } from 'vitest';
import { ana, demoServer, eachEngine, sam, staffStep } from './demo-server.ts';

// What a step does to a request in any state stands in lifecycle-model.test.ts.
const at = '2025-03-14T15:04:05.000Z';
const helped = { customer_status: 'helped' };

await eachEngine((engine) => {
  test.each([
    ['claim', 'created', { is_claimed: true, claimed_by: 'Sam Lee', claimed_at: at }],
    [
      'on_the_way',
      'claimed',
      {
        is_on_the_way: true,
        staff_on_the_way_at: at,
        employee_has_arrived: true,
        employee_arrived_at: at,
      },
    ],
    [
      'complete',
      'on-the-way',
      {
        is_completed: 1,
        completed_at: at,
        completion_reason: 'helped',
        is_closed: false,
        is_canceled: false,
      },
    ],
  ])(
    '%s: records who did it and when, for a repeat too, and for nobody else',
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
