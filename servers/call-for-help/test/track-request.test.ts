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

  test('shows the survey for a completed request only', async () => {
    const { send } = await demoServer(await engine.open());
    const shown = ['created', 'claimed', 'on-the-way', 'completed', 'canceled'].map(
      async (name) => (await send<{ show_survey: boolean }>(track(`demo-request-${name}`))).body,
    );
    expect((await Promise.all(shown)).map(({ show_survey }) => show_survey)).toEqual([
      false,
      false,
      false,
      true,
      false,
    ]);
  });

  test('follows a request that no device made, with an option of every location', async () => {
    const { send } = await demoServer(await engine.open());
    expect((await send(track('demo-request-claimed'))).body).toMatchObject({
      device_id: null,
      option: { id: 3, location_id: null },
      cfh_request: { callbutton_id: null },
    });
  });

  test('never shows the user id of staff', async () => {
    const { send } = await demoServer(await engine.open());
    const { body } = await send(track('demo-request-claimed'));
    expect(JSON.stringify(body)).not.toContain('staff-sam');
  });
});
