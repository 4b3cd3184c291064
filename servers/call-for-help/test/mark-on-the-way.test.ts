import { expect, test } from 'vitest';
import { ana, demoServer, eachEngine, staffStep } from './demo-server.ts';

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

  test('refuses a request that is not claimed, claimed by somebody else, or ended', async () => {
    const { send } = await demoServer(await engine.open());
    for (const body of [
      staffStep('created'),
      staffStep('claimed', ana),
      staffStep('on-the-way', ana),
      staffStep('completed'),
      staffStep('canceled'),
    ]) {
      const answer = await send(onTheWay, { body });
      expect(answer).toMatchObject({ status: 200, body: { success: false } });
    }
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
