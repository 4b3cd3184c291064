import { expect, test } from 'vitest';
import {
  ana,
  buttonKey,
  demoServer,
  eachEngine,
  sam,
  staffStep,
  type Sent,
} from './demo-server.ts';

const press = 'POST /api/callbutton/press';
const aisle4 = { key: buttonKey, body: { device_key: 'demo-button-aisle-4' } };
const keyed = (sent: Sent, key = 'f3c1'): Sent => ({
  ...sent,
  headers: { 'Idempotency-Key': key },
});

await eachEngine((engine) => {
  test('creates one request for a press sent twice at once', async () => {
    const db = await engine.open();
    const { send } = await demoServer(db);
    const answers = await Promise.all([send(press, keyed(aisle4)), send(press, keyed(aisle4))]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const busy = answers.find(({ status }) => status === 409);
    expect(busy?.headers.get('retry-after')).toBe('1');
    const requests = await db.sql`SELECT id FROM requests WHERE device_id = 1 AND is_completed = 0`;
    expect(requests).toHaveLength(1);
  });

  test('refuses a key that stands for another body or another operation', async () => {
    const { send } = await demoServer(await engine.open());
    const line = 'POST /api/callforhelp/claim';
    await send(line, keyed({ body: staffStep('created') }));
    const message = 'The Idempotency-Key was used for another call.';
    const refused = { status: 422, body: { message, errors: { 'Idempotency-Key': [message] } } };
    const others: [string, object][] = [
      [line, staffStep('created', ana)],
      ['POST /api/callforhelp/on_the_way', staffStep('created', sam)],
    ];
    for (const [other, body] of others) {
      expect(await send(other, keyed({ body }))).toMatchObject(refused);
    }
  });

  test('lets callers without a credential use the same key for other requests', async () => {
    const { send } = await demoServer(await engine.open());
    const claim = () => send('POST /api/callforhelp/claim', keyed({ body: staffStep('created') }));
    const onTheWay = keyed({ body: staffStep('claimed') });
    const answers = [await claim(), await send('POST /api/callforhelp/on_the_way', onTheWay)];
    const cancel = { body: { message_id: 'demo-request-created' } };
    await send('POST /api/callforhelp/cancel', keyed(cancel, 'other'));
    // Each key still answers its own repeats.
    answers.push(await claim());
    const done = { status: 200, body: { success: true } };
    expect(answers).toMatchObject([done, done, done]);
  });

  test('refuses a key of more than 255 characters, and takes an empty one for none', async () => {
    const { send } = await demoServer(await engine.open());
    expect((await send(press, keyed(aisle4, 'x'.repeat(256)))).status).toBe(422);
    expect((await send(press, keyed(aisle4, ''))).status).toBe(200);
  });
});
