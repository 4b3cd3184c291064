import { expect, test } from 'vitest';
import { demoServer, eachEngine, edgeKey, signedForm, textMessage } from './demo-server.ts';

const key = { 'Idempotency-Key': 'f3c1' };
const generic = {
  body: { edgeId: 'edge-0042', text: 'Spill in aisle four', actor: 'Store app' },
  headers: { 'api-key': edgeKey, ...key },
};
const form = signedForm(textMessage);
const signed = { ...form, headers: { ...form.headers, ...key } };

await eachEngine((engine) => {
  test.each([
    ['POST /webhooks/incoming/generic', generic],
    ['POST /webhooks/incoming/twilio/edge-0042', signed],
  ])('speaks %s once, however often it is sent again', async (line, sent) => {
    const { send, speaker } = await demoServer(await engine.open());
    for (let n = 0; n < 3; n++) {
      expect(await send(line, sent)).toMatchObject({ status: 200, body: { success: true } });
    }
    expect(speaker.announcements).toHaveLength(1);
  });

  test('refuses the key of another text', async () => {
    const { send, speaker } = await demoServer(await engine.open());
    await send('POST /webhooks/incoming/generic', generic);
    const other = { ...generic, body: { ...generic.body, text: 'All clear' } };
    expect((await send('POST /webhooks/incoming/generic', other)).status).toBe(422);
    expect(speaker.announcements).toHaveLength(1);
  });
});
