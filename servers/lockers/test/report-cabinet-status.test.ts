import { expect, test } from 'vitest';
import { demoServer, eachEngine } from './demo-server.ts';

const line = 'POST /api/lockers/cabinet/status';
const stored = { message: 'Cabinet status updated successfully.' };

await eachEngine((engine) => {
  test('stores what both doors of several cabinets do', async () => {
    const { send, cabinet } = await demoServer(await engine.open());
    const answer = await send(line, {
      key: 'demo-locker-key-2',
      body: {
        cabinets: [
          { key: 1, front_status: 'open', rear_status: 'closed' },
          { key: 2, rear_status: 'open' },
        ],
        locker_info: { ip: '192.0.2.10', firmware: '2.4.1' },
        event: { type: 'door_opened' },
      },
    });
    expect(answer).toMatchObject({ status: 200, body: stored });
    expect(await cabinet(21)).toMatchObject({ state: 'open', rear_load_status: 'closed' });
    expect(await cabinet(22)).toMatchObject({ state: 'closed', rear_load_status: 'open' });
  });

  test('ends the travel of a version 2 door where no simulation does', async () => {
    const demo = await demoServer(await engine.open(), { simulateDoors: false });
    const { send, cabinet, clock } = demo;
    await send('PUT /api/lockers/cabinets/21', { body: { command: 'open' } });
    clock.advance(60);
    expect((await cabinet(21)).state).toBe('opening');
    const body = { cabinets: [{ key: 1, front_status: 'open' }] };
    await send(line, { key: 'demo-locker-key-2', body });
    expect((await cabinet(21)).state).toBe('open');
  });

  test('keeps to the locker of the key and to the doors that it has', async () => {
    const { send, cabinet } = await demoServer(await engine.open());
    const body = { cabinets: [{ key: 1, front_status: 'open', rear_status: 'open' }] };
    expect((await send(line, { key: 'demo-locker-key-1', body })).status).toBe(200);
    expect(await cabinet(11)).toMatchObject({ state: 'open', rear_load_status: null });
    expect((await cabinet(21)).state).toBe('closed');
  });

  test('lets a repeat that comes late overwrite a newer report, unless it has the same key', async () => {
    const { send, cabinet } = await demoServer(await engine.open());
    const report = (front_status: string, repeat?: string) =>
      send(line, {
        ...(repeat ? { repeat } : {}),
        key: 'demo-locker-key-1',
        body: { cabinets: [{ key: 1, front_status }] },
      });
    await report('open', 'door-11-opened');
    await report('closed');
    expect((await report('open', 'door-11-opened')).status).toBe(200);
    expect((await cabinet(11)).state).toBe('closed');
    await report('open');
    expect((await cabinet(11)).state).toBe('open');
  });

  test('stores no entry when one key is unknown, and names that entry', async () => {
    const { send, cabinet } = await demoServer(await engine.open());
    const answer = await send(line, {
      key: 'demo-locker-key-1',
      body: {
        cabinets: [
          { key: 1, front_status: 'open' },
          { key: 99, front_status: 'open' },
        ],
      },
    });
    const sentence = 'The selected cabinets.1.key is invalid.';
    expect(answer.status).toBe(422);
    expect(answer.body).toEqual({ message: sentence, errors: { 'cabinets.1.key': [sentence] } });
    expect((await cabinet(11)).state).toBe('closed');
  });
});

await eachEngine(
  (engine) => {
    test.each([undefined, '', 'demo-secret-token', 'demo-locker-key-3', 'demo-locker-key-1'])(
      'refuses the key %j, the printed one once demonstration mode is off',
      async (key) => {
        const { send } = await demoServer(await engine.open(), {
          demo: key !== 'demo-locker-key-1',
        });
        const body = { cabinets: [{ key: 1, front_status: 'open' }] };
        expect(await send(line, { body, ...(key !== undefined && { key }) })).toMatchObject({
          status: 401,
          body: { error: 'Unauthorized', message: 'Invalid API key' },
        });
      },
    );
  },
  ['SQLite'],
);
