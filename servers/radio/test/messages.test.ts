import { expect, test } from 'vitest';
import fc from 'fast-check';
import type { Database } from '@frontline/storage';
import type { Announcement } from '../src/index.ts';
import { createRecordingSpeaker } from '../src/edge-devices.ts';
import { demoServer, eachEngine, edgeKey, signedForm, textMessage } from './demo-server.ts';
import { tidyForEar } from '../src/messages.ts';

const line = 'POST /webhooks/incoming/generic';
const headers = { 'api-key': edgeKey };
const message = (text: string) => ({
  headers,
  body: { edgeId: 'edge-0042', text, actor: 'Store app' },
});

/** A speaker that rejects everything until it is switched on. */
function moodySpeaker() {
  const heard: Announcement[] = [];
  return {
    heard,
    works: false,
    speak(announcement: Announcement) {
      if (!this.works) throw new Error('The speaker is unplugged.');
      heard.push(announcement);
    },
  };
}

await eachEngine((engine) => {
  test('accepts a message that the speaker rejects, offers it again and reports if that fails', async () => {
    const speaker = moodySpeaker();
    const { send, server, clock } = await demoServer(await engine.open(), { speaker });
    expect((await send(line, message('First'))).status).toBe(200);
    expect((await send(line, message('Second'))).status).toBe(200);
    clock.advance(31);
    await expect(server.tick()).rejects.toThrow('The speaker refused messages.');
    speaker.works = true;
    clock.advance(20);
    await server.tick();
    expect(speaker.heard).toEqual([]);
    clock.advance(11);
    await server.tick();
    await server.tick();
    expect(speaker.heard.map(({ text }) => text)).toEqual(['First', 'Second']);
  });

  test('does not speak messages older than ten minutes', async () => {
    const speaker = moodySpeaker();
    const { send, server, clock } = await demoServer(await engine.open(), { speaker });
    await send(line, message('First'));
    speaker.works = true;
    clock.advance(601);
    await server.tick();
    expect(speaker.heard).toEqual([]);
  });
});

await eachEngine((engine) => {
  test('speaks after a restart what it had accepted before, once across two processes', async () => {
    const db = await engine.open();
    const before = await demoServer(db, { speaker: moodySpeaker() });
    await before.send(line, message('First'));
    await db.close();
    before.clock.advance(31);
    const now = before.clock.now;
    const speaker = createRecordingSpeaker();
    const databases = [await engine.openAgain(), await engine.openAgain()];
    const start = (db: Database) => demoServer(db, { now, speaker });
    const servers = await Promise.all(databases.map(start));
    await Promise.all(servers.map(({ server }) => server.tick()));
    expect(speaker.announcements.map(({ text }) => text)).toEqual(['First']);
  });
});

test('stores only the last announcements', () => {
  const speaker = createRecordingSpeaker(2);
  for (const text of ['one', 'two', 'three']) {
    void speaker.speak({ edgeId: 'edge-0042', text, actor: 'Store app' });
  }
  expect(speaker.announcements.map(({ text }) => text)).toEqual(['two', 'three']);
});

const { body: spill } = message('Spill in  aisle 4');

await eachEngine((engine) => {
  test('accepts a message and speaks it as sent', async () => {
    const { send, speaker } = await demoServer(await engine.open());
    const answer = await send(line, { headers, body: spill });
    expect(answer).toMatchObject({ status: 200, body: { success: true } });
    expect(speaker.announcements).toEqual([spill]);
  });

  test('normalizes the text for speech if the sender asks for it, and speaks the same text twice', async () => {
    const { send, speaker } = await demoServer(await engine.open());
    for (const process of [true, false, false])
      await send(line, { headers, body: { ...spill, process } });
    const texts = speaker.announcements.map(({ text }) => text);
    expect(texts).toEqual(['Spill in aisle four', spill.text, spill.text]);
  });

  test('answers 403 without the key, with a wrong one and with that of another device', async () => {
    const { send, speaker } = await demoServer(await engine.open());
    for (const wrong of [{}, { 'api-key': 'wrong' }, { 'api-key': 'demo-edge-key-0043' }]) {
      const answer = await send(line, { headers: wrong, body: spill });
      expect(answer).toMatchObject({ status: 403, body: { error: 'Invalid API KEY.' } });
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

const key = { 'Idempotency-Key': 'f3c1' };
const generic = { body: message('Spill in aisle four').body, headers: { ...headers, ...key } };
const form = signedForm(textMessage);
const signed = { ...form, headers: { ...form.headers, ...key } };

await eachEngine((engine) => {
  test.each([
    ['POST /webhooks/incoming/generic', generic],
    ['POST /webhooks/incoming/twilio/edge-0042', signed],
  ])('speaks %s once, however often it is repeated', async (line, sent) => {
    const { send, speaker } = await demoServer(await engine.open());
    for (let n = 0; n < 3; n++) {
      expect(await send(line, sent)).toMatchObject({ status: 200, body: { success: true } });
    }
    expect(speaker.announcements).toHaveLength(1);
  });

  test('refuses an idempotency key that was used for another text', async () => {
    const { send, speaker } = await demoServer(await engine.open());
    await send('POST /webhooks/incoming/generic', generic);
    const other = { ...generic, body: { ...generic.body, text: 'All clear' } };
    expect((await send('POST /webhooks/incoming/generic', other)).status).toBe(422);
    expect(speaker.announcements).toHaveLength(1);
  });
});

await eachEngine((engine) => {
  test('deletes messages after the configured days', async () => {
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

  test('deletes nothing after a clock jump', async () => {
    const db = await engine.open();
    const { send, server, clock } = await demoServer(db, { keepMessagesDays: 30 });
    await send('POST /webhooks/incoming/twilio/edge-0042', signedForm(textMessage));
    clock.set('2038-01-19T03:14:08.000Z');
    await server.tick();
    expect(await db.sql`SELECT id FROM messages`).toHaveLength(1);
  });
});

test.each([
  ['white space', '  Spill in \n\t the   bakery ', 'Spill in the bakery'],
  ['short numbers', 'Aisle 4, 12, 40 and 57', 'Aisle four, twelve, forty and fifty-seven'],
  ['longer numbers and codes', 'Order 1001, code 07', 'Order one zero zero one, code zero seven'],
  [
    'common symbols',
    'Bread & milk @ till #3: 50% off, 2+2=4',
    'Bread and milk at till number three: fifty percent off, two plus two equals four',
  ],
  ['brackets, and letters beside numbers', 'Bay B12 (level 2)', 'Bay B twelve (level two)'],
  ['any other text', 'À l’entrée, s’il vous plaît.', 'À l’entrée, s’il vous plaît.'],
])('reads %s as it is heard', (_, text, heard) => {
  expect(tidyForEar(text)).toBe(heard);
});

test('leaves neither digits nor double spaces, and is idempotent', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      const tidy = tidyForEar(text);
      expect(tidy).not.toMatch(/\d|\s\s|^\s|\s$/);
      expect(tidyForEar(tidy)).toBe(tidy);
    }),
  );
});
