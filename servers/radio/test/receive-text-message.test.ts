import { expect, test } from 'vitest';
import { demoServer, eachEngine, signedForm, textMessage } from './demo-server.ts';

const line = 'POST /webhooks/incoming/twilio/edge-0042';
const invalidSignature = { status: 403, body: { error: 'Invalid signature.' } };

await eachEngine((engine) => {
  test('accepts the request that the documentation prints', async () => {
    const { send, speaker } = await demoServer(await engine.open());
    const headers = {
      'content-type': 'application/x-www-form-urlencoded',
      'x-twilio-signature': 'CZ7rXBbIKz4OSUqN0Ujvovrz6Ok=',
    };
    const body = new URLSearchParams(textMessage).toString();
    expect(await send(line, { headers, body })).toMatchObject({
      status: 200,
      body: { success: true },
    });
    expect(speaker.announcements).toEqual([
      { edgeId: 'edge-0042', text: 'Spill in aisle 4', actor: '+15550100001' },
    ]);
  });

  test('accepts a form with fields that nobody knows, repeated in any order', async () => {
    const { send } = await demoServer(await engine.open());
    const form = { ...textMessage, NumMedia: '0', FromCity: '', constructor: 'x', __proto__x: 'y' };
    expect((await send(line, signedForm(form))).status).toBe(200);
  });

  test('speaks a repeated MessageSid once, and every message without one', async () => {
    const { send, speaker } = await demoServer(await engine.open());
    const speak = (MessageSid?: string) =>
      send(line, signedForm({ ...textMessage, ...(MessageSid && { MessageSid }) }));
    for (const sid of ['SM1', 'SM1', 'SM2', undefined, undefined])
      expect((await speak(sid)).status).toBe(200);
    await Promise.all(Array.from({ length: 5 }, () => speak('SM1')));
    expect(speaker.announcements).toHaveLength(4);
  });

  test('checks the signature against the public address of the operator', async () => {
    const publicUrl = 'https://stores.example.com/radio';
    const { send } = await demoServer(await engine.open(), { publicUrl });
    expect((await send(line, signedForm(textMessage, { origin: publicUrl }))).status).toBe(200);
    expect(await send(line, signedForm(textMessage))).toMatchObject(invalidSignature);
  });

  test('names AccountSid where a rightly signed form lacks it', async () => {
    const { send } = await demoServer(await engine.open());
    const { AccountSid: _, ...form } = textMessage;
    const message = 'The AccountSid field is required.';
    const errors = { AccountSid: [message] };
    for (const sent of [form, { ...form, AccountSid: '' }]) {
      const answer = await send(line, signedForm(sent));
      expect(answer).toMatchObject({ status: 422, body: { message, errors } });
      const forged = signedForm(sent, { token: 'another-token' });
      expect(await send(line, forged)).toMatchObject(invalidSignature);
    }
  });

  test('answers 403 for a missing signature, one that does not fit, and one of another account', async () => {
    const { send, speaker } = await demoServer(await engine.open());
    const { body, headers } = signedForm(textMessage);
    const { 'content-type': type } = headers;
    for (const sent of [
      { body, headers: { 'content-type': type } },
      { body, headers: { ...headers, 'x-twilio-signature': 'wrong' } },
      { body: `${body}&Extra=1`, headers },
      signedForm(textMessage, { token: 'another-token' }),
      signedForm(textMessage, { edgeId: 'edge-0043' }),
      signedForm({ ...textMessage, AccountSid: 'AC11111111111111111111111111111111' }),
    ]) {
      expect(await send(line, sent)).toMatchObject(invalidSignature);
    }
    expect(speaker.announcements).toEqual([]);
  });

  test('refuses the demonstration account unless demo mode is on', async () => {
    const db = await engine.open();
    await demoServer(db);
    const publicUrl = 'https://radio.example.com';
    const { send } = await demoServer(db, { demo: false, publicUrl });
    expect(await send(line, signedForm(textMessage))).toMatchObject(invalidSignature);
  });
});
