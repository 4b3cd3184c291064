import { expect, test } from 'vitest';
import { demoServer, eachEngine, signedForm, textMessage } from './demo-server.ts';

await eachEngine((engine) => {
  test('deletes messages after so many days', async () => {
    const db = await engine.open();
    const { send, server, clock } = await demoServer(db, { keepMessagesDays: 30 });
    await send('POST /webhooks/incoming/twilio/edge-0042', signedForm(textMessage));
    clock.advance(30 * 86_400);
    await server.tick();
    expect(await db.sql`SELECT id FROM messages`).toHaveLength(1);
    clock.advance(1);
    await server.tick();
    expect(await db.sql`SELECT id FROM messages`).toHaveLength(0);
  });

  test('deletes nothing because of a clock that jumped', async () => {
    const db = await engine.open();
    const { send, server, clock } = await demoServer(db, { keepMessagesDays: 30 });
    await send('POST /webhooks/incoming/twilio/edge-0042', signedForm(textMessage));
    clock.set('2038-01-19T03:14:08.000Z');
    await server.tick();
    expect(await db.sql`SELECT id FROM messages`).toHaveLength(1);
  });
});
