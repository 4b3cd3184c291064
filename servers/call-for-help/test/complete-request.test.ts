import { expect, test } from 'vitest';
import { demoServer, eachEngine, sam, staffStep } from './demo-server.ts';

const complete = 'POST /api/callforhelp/complete';
const completion = (request: string, customer_status = 'not_interested', who = sam) => ({
  body: { ...staffStep(request, who), customer_status },
});

await eachEngine((engine) => {
  test('completes a request that is claimed or on the way', async () => {
    const { send } = await demoServer(await engine.open());
    for (const request of ['claimed', 'on-the-way']) {
      const answer = await send(complete, completion(request));
      expect(answer).toMatchObject({ status: 200, body: { success: true } });
      const { body } = await send(
        `GET /api/callforhelp/v1/tracking?message_id=demo-request-${request}`,
      );
      expect(body).toMatchObject({
        show_survey: true,
        cfh_request: {
          is_completed: 1,
          completed_at: '2025-03-14T15:04:05.000Z',
          completion_reason: 'not_interested',
          is_closed: false,
          is_canceled: false,
          claimed_by: 'Sam Lee',
        },
      });
    }
  });

  test('refuses another outcome for a request that is already completed', async () => {
    const { send } = await demoServer(await engine.open());
    const { body } = await send(complete, completion('completed', 'not_interested'));
    expect(body).toEqual({ success: false });
  });

  test('refuses a request that nobody has claimed, or that has ended another way', async () => {
    const { send } = await demoServer(await engine.open());
    for (const request of ['created', 'canceled']) {
      const answer = await send(complete, completion(request));
      expect(answer).toMatchObject({ status: 200, body: { success: false } });
    }
  });

  test('answers 404 for an unknown request and for the wrong channel', async () => {
    const { send } = await demoServer(await engine.open());
    for (const wrong of [
      { message_id: 'no-such-request' },
      { channel_id: 'demo-channel-hilltop' },
    ]) {
      const answer = await send(complete, { body: { ...completion('claimed').body, ...wrong } });
      expect(answer).toMatchObject({ status: 404, body: { message: 'Not Found!' } });
    }
  });
});
