import { expect, test } from 'vitest';
import { buttonKey, demoServer, eachEngine } from './demo-server.ts';

const update = 'PUT /api/callbutton/demo-request-created';
const curbside = (more: object) => ({
  key: buttonKey,
  body: { device_key: 'demo-button-curbside', ...more },
});

await eachEngine((engine) => {
  test('completes a request that nobody has claimed', async () => {
    const { send } = await demoServer(await engine.open());
    const sent = curbside({ update_type: 'completed', reason: 'helped' });
    expect(await send(update, sent)).toMatchObject({
      status: 200,
      body: {
        message: 'Request updated successfully.',
        data: {
          message_id: 'demo-request-created',
          is_completed: 1,
          completed_at: '2025-03-14T15:04:05.000Z',
          completion_reason: 'helped',
          is_closed: false,
        },
      },
    });
  });

  test('closes a request: canceled, but not by the customer', async () => {
    const { send } = await demoServer(await engine.open());
    expect((await send(update, curbside({ update_type: 'close' }))).body).toMatchObject({
      data: {
        is_closed: true,
        closed_at: '2025-03-14T15:04:05.000Z',
        is_canceled: true,
        customer_canceled_at: null,
        is_completed: 0,
      },
    });
  });

  test('cancels a request for the customer', async () => {
    const { send } = await demoServer(await engine.open());
    const sent = curbside({ update_type: 'customer_canceled' });
    expect((await send(update, sent)).body).toMatchObject({
      data: {
        is_closed: true,
        is_canceled: true,
        customer_canceled_at: '2025-03-14T15:04:05.000Z',
      },
    });
  });

  test('answers 404 for an unknown request and for one of another button', async () => {
    const { send } = await demoServer(await engine.open());
    for (const message_id of ['nowhere', 'demo-request-claimed']) {
      const line = `PUT /api/callbutton/${message_id}`;
      expect((await send(line, curbside({ update_type: 'close' }))).status).toBe(404);
    }
  });

  test('answers 422 without a reason for a completion, and for another update_type', async () => {
    const { send } = await demoServer(await engine.open());
    const faults = [
      [{ update_type: 'completed' }, 'The reason field is required.'],
      [{}, 'The update_type field is required.'],
      [{ update_type: 'paused' }, 'The selected update_type is invalid.'],
    ] as const;
    for (const [more, message] of faults) {
      expect(await send(update, curbside(more))).toMatchObject({ status: 422, body: { message } });
    }
  });

  test('checks in the order 401, 422, 400, 403, 404', async () => {
    const { send } = await demoServer(await engine.open());
    const status = async (body: object, key?: string) => (await send(update, { body, key })).status;
    const close = { update_type: 'close' };
    expect(await status({}, 'wrong')).toBe(401);
    expect(await status({ device_key: 'nowhere' }, buttonKey)).toBe(422);
    expect(await status({ device_key: 'nowhere', ...close }, buttonKey)).toBe(400);
    expect(await status({ device_key: 'demo-button-pharmacy', ...close }, buttonKey)).toBe(403);
    expect(await status({ device_key: 'demo-button-aisle-4', ...close }, buttonKey)).toBe(404);
  });
});
