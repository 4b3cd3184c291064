import { expect, test } from 'vitest';
import { buttonKey, demoServer, eachEngine } from './demo-server.ts';

const update = 'PUT /api/callbutton/demo-request-created';
const curbside = (more: object) => ({
  key: buttonKey,
  body: { device_key: 'demo-button-curbside', ...more },
});

await eachEngine((engine) => {
  const at = '2025-03-14T15:04:05.000Z';
  const completed = {
    is_completed: 1,
    completed_at: at,
    completion_reason: 'helped',
    is_closed: false,
  };
  const closed = { is_closed: true, closed_at: at, is_canceled: true, is_completed: 0 };
  test.each([
    [{ update_type: 'completed', reason: 'helped' }, completed],
    [{ update_type: 'close' }, { ...closed, customer_canceled_at: null }],
    [{ update_type: 'customer_canceled' }, { ...closed, customer_canceled_at: at }],
  ])('ends a request that nobody has claimed: %j', async (more, shown) => {
    const { send } = await demoServer(await engine.open());
    expect(await send(update, curbside(more))).toMatchObject({
      status: 200,
      body: {
        message: 'Request updated successfully.',
        data: { message_id: 'demo-request-created', ...shown },
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

  test('checks in the order 401, 422, 400, 403, 404', async () => {
    const { send } = await demoServer(await engine.open());
    const status = async (body: object, key?: string) => (await send(update, { body, key })).status;
    const close = { update_type: 'close' };
    expect(await status({}, 'wrong')).toBe(401);
    expect(await status({ device_key: 'nowhere', update_type: 'completed' }, buttonKey)).toBe(422);
    expect(await status({ device_key: 'nowhere', ...close }, buttonKey)).toBe(400);
    expect(await status({ device_key: 'demo-button-pharmacy', ...close }, buttonKey)).toBe(403);
    expect(await status({ device_key: 'demo-button-aisle-4', ...close }, buttonKey)).toBe(404);
  });
});
