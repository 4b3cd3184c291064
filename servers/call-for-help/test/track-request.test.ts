import { expect, test } from 'vitest';
import { demoServer, eachEngine } from './demo-server.ts';

const track = (message_id: string) => `GET /api/callforhelp/v1/tracking?message_id=${message_id}`;

await eachEngine((engine) => {
  test('answers the option, the record and whether to show the survey', async () => {
    const { send } = await demoServer(await engine.open());
    expect(await send(track('demo-request-created'))).toMatchObject({
      status: 200,
      body: {
        device_id: 3,
        location_id: 101,
        message_id: 'demo-request-created',
        show_survey: false,
        option: {
          id: 2,
          text_en: 'Carry to my car',
          text_fr: 'Porter mes achats à la voiture',
          organization_id: 1,
          location_id: 101,
        },
        cfh_request: { id: 1, callbutton_id: 3, is_claimed: false, created_at: expect.any(String) },
      },
    });
  });

  test.each(['created', 'claimed', 'on-the-way', 'completed', 'canceled'])(
    'shows the survey for a completed request only: %s',
    async (name) => {
      const { send } = await demoServer(await engine.open());
      const { body } = await send(track(`demo-request-${name}`));
      expect(body).toMatchObject({ show_survey: name === 'completed' });
    },
  );

  test('follows a request that no device made, with an option of every location, and never shows the user id of staff', async () => {
    const { send } = await demoServer(await engine.open());
    const { body } = await send(track('demo-request-claimed'));
    expect(body).toMatchObject({
      device_id: null,
      option: { id: 3, location_id: null },
      cfh_request: { callbutton_id: null },
    });
    expect(JSON.stringify(body)).not.toContain('staff-sam');
  });

  test('answers the record of a request that its customer cancels, as it stands when it has ended', async () => {
    const { send, clock } = await demoServer(await engine.open());
    const cancel = (name: string) =>
      send('POST /api/callforhelp/cancel', { body: { message_id: `demo-request-${name}` } });
    const at = '2025-03-14T15:04:05.000Z';
    for (const name of ['created', 'claimed', 'on-the-way', 'created']) {
      const { body } = await cancel(name);
      expect(body).toMatchObject({
        message_id: `demo-request-${name}`,
        is_closed: true,
        is_canceled: true,
        is_completed: 0,
      });
      if (name === 'created')
        expect(body).toMatchObject({ closed_at: at, customer_canceled_at: at });
      clock.advance(5);
    }
    expect((await cancel('completed')).body).toMatchObject({
      is_completed: 1,
      is_canceled: false,
      customer_canceled_at: null,
    });
  });
});
