import { expect, test } from 'vitest';
import { demoServer, eachEngine, type Locker } from './demo-server.ts';

const line = 'GET /api/lockers/locations/101';

await eachEngine((engine) => {
  test('lists both lockers of the location, with their api-keys and their cabinets in the order of the key', async () => {
    const { send } = await demoServer(await engine.open());
    const { status, body } = await send<Locker[]>(line);
    expect([status, body]).toMatchObject([
      200,
      [
        { id: 1, name: 'Front entrance', version: 1, timer: 15, api_key: 'demo-locker-key-1' },
        { id: 2, name: 'Service desk', version: 2, timer: 15, api_key: 'demo-locker-key-2' },
      ],
    ]);
    expect(body.map(({ cabinets }) => cabinets.map(({ key }) => key))).toEqual([
      [1, 2, 3, 4],
      [1, 2, 3, 4, 5, 6],
    ]);
    const rear = body.map(({ cabinets }) => cabinets[0]?.rear_load_status);
    expect(rear).toEqual([null, 'closed']);
  });

  test('answers an empty array for a location without lockers', async () => {
    const { send } = await demoServer(await engine.open());
    expect((await send('GET /api/lockers/locations/102')).body).toEqual([]);
    expect((await send('GET /api/lockers/locations/2147483647')).body).toEqual([]);
  });
});

await eachEngine(
  (engine) => {
    test.each([null, '', 'demo-locker-key-1', 'another-token'])(
      'refuses the token %j',
      async (token) => {
        const { send } = await demoServer(await engine.open());
        const answer = await send(line, { token });
        expect(answer).toMatchObject({ status: 403, body: { message: 'Forbidden' } });
      },
    );

    test('refuses the printed token once demonstration mode is off', async () => {
      const db = await engine.open();
      await demoServer(db);
      const { send } = await demoServer(db, { demo: false });
      expect((await send(line)).status).toBe(403);
    });
  },
  ['SQLite'],
);
