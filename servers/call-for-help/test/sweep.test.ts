import { expect, test } from 'vitest';
import { eachEngine } from '@frontline/storage/test-engines';
import { demoServer } from './demo-server.ts';

await eachEngine((engine) => {
  test('deletes requests that nothing has happened to for so many days', async () => {
    const db = await engine.open();
    const { send, server, clock } = await demoServer(db, { keepRequestsDays: 30 });
    clock.advance(29 * 86_400);
    await send('POST /api/callforhelp/cancel', { body: { message_id: 'demo-request-claimed' } });
    await server.tick();
    expect((await db.sql`SELECT id FROM requests`).length).toBeGreaterThan(1);
    clock.advance(86_400 + 600);
    await server.tick();
    expect(await db.sql`SELECT message_id FROM requests`).toEqual([
      { message_id: 'demo-request-claimed' },
    ]);
  });
});
