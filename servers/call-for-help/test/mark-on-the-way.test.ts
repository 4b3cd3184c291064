import { expect, test } from 'vitest';
import { demoServer, eachEngine, staffStep } from './demo-server.ts';

const onTheWay = 'POST /api/callforhelp/on_the_way';

await eachEngine((engine) => {
  test('marks a claimed request, in both pairs of fields', async () => {
    const { send } = await demoServer(await engine.open());
    const answer = await send(onTheWay, { body: staffStep('claimed') });
    expect(answer).toMatchObject({ status: 200, body: { success: true } });
    const { body } = await send('GET /api/callforhelp/v1/tracking?message_id=demo-request-claimed');
    expect(body).toMatchObject({
      cfh_request: {
        is_on_the_way: true,
        staff_on_the_way_at: '2025-03-14T15:04:05.000Z',
        employee_has_arrived: true,
        employee_arrived_at: '2025-03-14T15:04:05.000Z',
      },
    });
  });

  test('answers 404 for an unknown request and for the wrong channel', async () => {
    const { send } = await demoServer(await engine.open());
    for (const wrong of [
      { message_id: 'no-such-request' },
      { channel_id: 'demo-channel-hilltop' },
    ]) {
      const answer = await send(onTheWay, { body: { ...staffStep('claimed'), ...wrong } });
      expect(answer).toMatchObject({ status: 404, body: { message: 'Not Found!' } });
    }
  });
});
