import { expect, test } from 'vitest';
import { demoServer, eachEngine } from './demo-server.ts';

const cancel = 'POST /api/callforhelp/cancel';
const request = (name: string) => ({ body: { message_id: `demo-request-${name}` } });

await eachEngine((engine) => {
  test('cancels a request in any open state and answers its record', async () => {
    const { send } = await demoServer(await engine.open());
    for (const name of ['created', 'claimed', 'on-the-way']) {
      expect(await send(cancel, request(name))).toMatchObject({
        status: 200,
        body: {
          message_id: `demo-request-${name}`,
          is_closed: true,
          closed_at: '2025-03-14T15:04:05.000Z',
          is_canceled: true,
          customer_canceled_at: '2025-03-14T15:04:05.000Z',
          is_completed: 0,
        },
      });
    }
  });

  test('answers a request that has ended as it stands', async () => {
    const { send, clock } = await demoServer(await engine.open());
    const { body: first } = await send(cancel, request('created'));
    clock.advance(5);
    expect((await send(cancel, request('created'))).body).toEqual(first);
    expect((await send(cancel, request('completed'))).body).toMatchObject({
      is_completed: 1,
      is_canceled: false,
      customer_canceled_at: null,
    });
  });
});
