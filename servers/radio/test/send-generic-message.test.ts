import { expect, test } from 'vitest';
import { demoServer, eachEngine, edgeKey } from './demo-server.ts';

const line = 'POST /webhooks/incoming/generic';
const headers = { 'api-key': edgeKey };
const spill = { edgeId: 'edge-0042', text: 'Spill in  aisle 4', actor: 'Store app' };

await eachEngine((engine) => {
  test('accepts a message and has it spoken as sent', async () => {
    const { send, speaker } = await demoServer(await engine.open());
    expect(await send(line, { headers, body: spill })).toMatchObject({
      status: 200,
      body: { success: true },
    });
    expect(speaker.announcements).toEqual([
      { edgeId: 'edge-0042', text: 'Spill in  aisle 4', actor: 'Store app' },
    ]);
  });

  test('tidies the text for the ear where the sender asks for it, and speaks the same words twice', async () => {
    const { send, speaker } = await demoServer(await engine.open());
    for (const process of [true, false, false])
      await send(line, { headers, body: { ...spill, process } });
    expect(speaker.announcements.map(({ text }) => text)).toEqual([
      'Spill in aisle four',
      'Spill in  aisle 4',
      'Spill in  aisle 4',
    ]);
  });

  test('answers 403 without the key, with a wrong one and with that of another device', async () => {
    const { send, speaker } = await demoServer(await engine.open());
    for (const wrong of [{}, { 'api-key': 'wrong' }, { 'api-key': 'demo-edge-key-0043' }]) {
      expect(await send(line, { headers: wrong, body: spill })).toMatchObject({
        status: 403,
        body: { error: 'Invalid API KEY.' },
      });
    }
    expect(speaker.announcements).toEqual([]);
  });

  test('refuses the demonstration keys unless demo mode is on', async () => {
    const db = await engine.open();
    await demoServer(db);
    const { send } = await demoServer(db, { demo: false });
    expect((await send(line, { headers, body: spill })).status).toBe(403);
  });
});
