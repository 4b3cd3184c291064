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

  test('speaks a repeated MessageSid once', async () => {
    const { send, speaker } = await demoServer(await engine.open());
    const form = { ...textMessage, MessageSid: 'SM00000000000000000000000000000000' };
    for (let time = 0; time < 3; time++) {
      expect((await send(line, signedForm(form))).status).toBe(200);
    }
    await Promise.all(Array.from({ length: 5 }, () => send(line, signedForm(form))));
    expect(speaker.announcements).toHaveLength(1);
  });

  test('speaks each of several messages, with or without a MessageSid', async () => {
    const { send, speaker } = await demoServer(await engine.open());
    await send(line, signedForm({ ...textMessage, MessageSid: 'SM1' }));
    await send(line, signedForm({ ...textMessage, MessageSid: 'SM2' }));
    await send(line, signedForm(textMessage));
    await send(line, signedForm(textMessage));
    expect(speaker.announcements).toHaveLength(4);
  });

  test('checks the signature against the public address of the operator', async () => {
    const publicUrl = 'https://stores.example.com/radio';
    const { send } = await demoServer(await engine.open(), { publicUrl });
    expect((await send(line, signedForm(textMessage, { origin: publicUrl }))).status).toBe(200);
    expect(await send(line, signedForm(textMessage))).toMatchObject(invalidSignature);
  });

  test.each([{ AccountSid: undefined }, { AccountSid: '' }])(
    'names AccountSid where a rightly signed form lacks it: %j',
    async (more) => {
      const { send } = await demoServer(await engine.open());
      const { AccountSid: _, ...form } = textMessage;
      const sent = more.AccountSid === undefined ? form : { ...form, AccountSid: '' };
      expect(await send(line, signedForm(sent))).toMatchObject({
        status: 422,
        body: {
          message: 'The AccountSid field is required.',
          errors: { AccountSid: ['The AccountSid field is required.'] },
        },
      });
      const forged = signedForm(sent, { token: 'another-token' });
      expect(await send(line, forged)).toMatchObject(invalidSignature);
    },
  );

  test('answers 403 for a missing signature and for one that does not fit', async () => {
    const { send, speaker } = await demoServer(await engine.open());
    const { body, headers } = signedForm(textMessage);
    const { 'content-type': type } = headers;
    for (const sent of [
      { body, headers: { 'content-type': type } },
      { body, headers: { ...headers, 'x-twilio-signature': 'wrong' } },
      { body: `${body}&Extra=1`, headers },
      signedForm(textMessage, { token: 'another-token' }),
      signedForm(textMessage, { edgeId: 'edge-0043' }),
    ]) {
      expect(await send(line, sent)).toMatchObject(invalidSignature);
    }
    expect(speaker.announcements).toEqual([]);
  });

  test('answers 403 for a signed form of another account', async () => {
    const { send } = await demoServer(await engine.open());
    const form = { ...textMessage, AccountSid: 'AC11111111111111111111111111111111' };
    expect(await send(line, signedForm(form))).toMatchObject(invalidSignature);
  });

  test('refuses the demonstration account unless demo mode is on', async () => {
    const db = await engine.open();
    await demoServer(db);
    const publicUrl = 'https://radio.example.com';
    const { send } = await demoServer(db, { demo: false, publicUrl });
    expect(await send(line, signedForm(textMessage))).toMatchObject(invalidSignature);
  });
});
