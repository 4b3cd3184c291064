import { createHash, createHmac } from 'node:crypto';
import twilio from 'twilio';
import { checkAnswer } from '@frontline/contract/test-answers';
import { api } from '@frontline/specs/radio';
import answers from '@frontline/specs/radio/answers';
import type { Database } from '@frontline/storage';
import { createRadio, type RadioOptions } from '../src/index.ts';
import { createRecordingSpeaker } from '../src/speaker.ts';

export interface Sent {
  body?: string | Uint8Array<ArrayBuffer> | object;
  headers?: Record<string, string>;
}

/** A clock that stands still until it is told that time passes, or is set. */
function createClock() {
  let instant = Date.parse('2025-03-14T15:04:05.000Z');
  let lived = 0;
  return {
    now: () => new Date(instant),
    /** What `performance.now` would say. */
    steady: () => lived,
    advance(seconds: number) {
      instant += seconds * 1_000;
      lived += Math.max(0, seconds) * 1_000;
    },
    /** As an operator or a source of time sets it, while no time passes. */
    set: (time: string) => void (instant = Date.parse(time)),
  };
}

/** A server with the demonstration data, and a `send` that holds every answer against the document. */
export async function demoServer(db: Database, options: Partial<RadioOptions> = {}) {
  const clock = createClock();
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

  async function send(line: string, { body, headers = {} }: Sent = {}) {
    const [method = '', path = ''] = line.split(' ');
    const sent = body instanceof Uint8Array || typeof body === 'string' ? body : asJson(body);
    const request = new Request(`http://localhost:5000${path}`, {
      method,
      headers: { 'content-type': 'application/json', ...headers },
      ...(sent === undefined ? {} : { body: sent }),
    });
    return checkAnswer(api.document, answers, request, await server.fetch(request));
  }

  return { server, clock, speaker, errors, send };
}

function asJson(body: object | undefined): string | undefined {
  return body === undefined ? undefined : JSON.stringify(body);
}

export const edgeKey = 'demo-edge-key-0042';

export const textMessage = {
  AccountSid: 'AC00000000000000000000000000000000',
  Body: 'Spill in aisle 4',
  From: '+15550100001',
  To: '+15550100002',
};

/** A form with the signature that the official package makes for it. */
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
