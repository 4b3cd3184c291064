import { createHash, createHmac } from 'node:crypto';
import twilio from 'twilio';
import { createTestClock, createSender } from '@frontline/contract/test-server';
import { api } from '@frontline/specs/radio';
import answers from '@frontline/specs/radio/answers';
import type { Database } from '@frontline/storage';
import { enginesWith } from '@frontline/storage/test-engines';
import { createRadio, type RadioOptions } from '../src/index.ts';
import { createRecordingSpeaker } from '../src/edge-devices.ts';

/** A server with the demonstration data, and a `send` that validates every answer against the document. */
export async function demoServer(db: Database, options: Partial<RadioOptions> = {}) {
  const clock = createTestClock();
  const speaker = createRecordingSpeaker();
  const errors: unknown[] = [];
  const server = await createRadio({
    db,
    now: clock.now,
    steady: clock.steady,
    demo: true,
    speaker,
    hmacSha1: (key, text) => createHmac('sha1', key).update(text).digest('base64'),
    digest: (secret) => createHash('sha256').update(secret).digest('hex'),
    onError: (error) => errors.push(error),
    ...options,
  });

  return { server, clock, speaker, errors, send: createSender(server, api.document, answers) };
}

export const edgeKey = 'demo-edge-key-0042';

export const textMessage = {
  AccountSid: 'AC00000000000000000000000000000000',
  Body: 'Spill in aisle 4',
  From: '+15550100001',
  To: '+15550100002',
};

/** A form signed with the official package. */
export function signedForm(
  form: Record<string, string>,
  { edgeId = 'edge-0042', token = 'test_auth_token', origin = 'https://radio.example.com' } = {},
) {
  const url = `${origin}/webhooks/incoming/twilio/${edgeId}`;
  return {
    body: new URLSearchParams(form).toString(),
    headers: {
      'content-type': 'application/x-www-form-urlencoded',
      'x-twilio-signature': twilio.getExpectedTwilioSignature(token, url, form),
    },
  };
}

/** Runs a suite on databases that already contain the demonstration data. */
export const eachEngine = enginesWith(demoServer);
