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

/** Each call that changes something, on a freshly seeded store. */
const calls: [line: string, sent: Sent][] = [
  ['POST /api/callforhelp/claim', { body: staffStep('created') }],
  ['POST /api/callforhelp/on_the_way', { body: staffStep('claimed') }],
  [
    'POST /api/callforhelp/complete',
    { body: { ...staffStep('claimed'), customer_status: 'helped' } },
  ],
  ['POST /api/callforhelp/cancel', { body: { message_id: 'demo-request-created' } }],
  [press, aisle4],
  [
    'PUT /api/callbutton/demo-request-created',
    { key: buttonKey, body: { device_key: 'demo-button-curbside', update_type: 'close' } },
  ],
];

await eachEngine((engine) => {
  test.each(calls)('answers %s again as the first time', async (line, sent) => {
    const { send, clock } = await demoServer(await engine.open());
    const first = await send(line, keyed(sent));
    expect(first.status).toBe(200);
    clock.advance(3_600);
    const again = await send(line, keyed(sent));
    expect([again.status, again.body]).toEqual([200, first.body]);
    expect(again.headers.get('content-type')).toBe(first.headers.get('content-type'));
  });

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

  test('makes the call afresh with the key of a refused one', async () => {
    const { send, clock } = await demoServer(await engine.open());
    await send(press, aisle4);
    expect((await send(press, keyed(aisle4))).status).toBe(429);
    clock.advance(60);
    const { status, body } = await send(press, keyed(aisle4));
    expect([status, body]).toEqual([200, expect.stringMatching(/^[\w-]{22}$/)]);
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
    const onTheWay = 'POST /api/callforhelp/on_the_way';
    const first = await send('POST /api/callforhelp/claim', keyed({ body: staffStep('created') }));
    const second = await send(onTheWay, keyed({ body: staffStep('claimed') }));
    expect([first.status, first.body, second.status, second.body]).toEqual([
      ...[200, { success: true }],
      ...[200, { success: true }],
    ]);
    const cancel = { body: { message_id: 'demo-request-created' } };
    expect((await send('POST /api/callforhelp/cancel', keyed(cancel, 'other'))).status).toBe(200);
    // Each key still answers its own repeats.
    const again = await send('POST /api/callforhelp/claim', keyed({ body: staffStep('created') }));
    expect(again.body).toEqual({ success: true });
  });

  test('forgets a key after 24 hours', async () => {
    const { send, clock, server } = await demoServer(await engine.open());
    const first = await send(press, keyed(aisle4));
    clock.advance(24 * 3_600 + 1);
    await server.tick();
    expect((await send(press, keyed(aisle4))).body).not.toBe(first.body);
  });
});

await eachEngine(
  (engine) => {
    test('refuses a key of more than 255 characters, and takes an empty one for none', async () => {
      const { send } = await demoServer(await engine.open());
      expect((await send(press, keyed(aisle4, 'x'.repeat(256)))).status).toBe(422);
      expect((await send(press, keyed(aisle4, ''))).status).toBe(200);
    });
  },
  ['SQLite'],
);

await eachEngine(
  (engine) => {
    test('keeps the answer over a restart', async () => {
      const db = await engine.open();
      const before = await demoServer(db);
      const first = await before.send(press, keyed(aisle4));
      await db.close();
      const after = await demoServer(await engine.openAgain());
      expect((await after.send(press, keyed(aisle4))).body).toBe(first.body);
    });
  },
  ['SQLite', 'PostgreSQL'],
);
