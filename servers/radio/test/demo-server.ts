import { createHash, createHmac } from 'node:crypto';
import twilio from 'twilio';
import { expect } from 'vitest';
import { api } from '@frontline/specs/radio';
import answers from '@frontline/specs/radio/answers';
import type { Database } from '@frontline/storage';
import { createRadio, type RadioOptions } from '../src/index.ts';
import { createRecordingSpeaker } from '../src/speaker.ts';

export interface Sent {
  body?: string | Uint8Array<ArrayBuffer> | object;
  headers?: Record<string, string>;
}

/** A clock that stands still until it is told to go on. */
function createClock() {
  let instant = Date.parse('2025-03-14T15:04:05.000Z');
  return {
    now: () => new Date(instant),
    advance: (seconds: number) => void (instant += seconds * 1000),
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
    demo: true,
    speaker,
    hmacSha1: (key, text) => createHmac('sha1', key).update(text).digest('base64'),
    digest: (secret) => createHash('sha256').update(secret).digest('hex'),
    onError: (error) => errors.push(error),
    ...options,
  });

  async function send(line: string, { body, headers = {} }: Sent) {
    const [method = '', path = ''] = line.split(' ');
    const sent = body instanceof Uint8Array || typeof body === 'string' ? body : asJson(body);
    const response = await server.fetch(
      new Request(`http://localhost:5000${path}`, {
        method,
        headers: { 'content-type': 'application/json', ...headers },
        ...(sent === undefined ? {} : { body: sent }),
      }),
    );
    return checked(method, path.split('?')[0] ?? '', response);
  }

  return { server, clock, speaker, errors, send };
}

/** The operation that a method and a path belong to; undefined for what the document does not name. */
export function operationOf(method: string, path: string): string | undefined {
  if (!isWellEncoded(path)) return undefined;
  for (const [template, item] of Object.entries(api.document.paths)) {
    const pattern = new RegExp(`^${template.replace(/\{\w+\}/g, '[^/]+')}$`);
    const operation = Object.entries(item).find(([name]) => name === method.toLowerCase())?.[1];
    if (operation && pattern.test(path)) return operation.operationId;
  }
  return undefined;
}

function isWellEncoded(path: string): boolean {
  try {
    return decodeURIComponent(path) !== '';
  } catch {
    return false;
  }
}

/** Statuses that every operation shares; the document describes them in its introduction. */
const shared = [400, 404, 405, 413, 415];

async function checked(method: string, path: string, response: Response) {
  const { status, headers } = response;
  const text = await response.text();
  const body: unknown = JSON.parse(text);
  const operation = operationOf(method, path);
  const validate = operation && answers[`${operation}${status}`];
  if (validate) {
    const complaint = () => `${operation} ${status} ${text}: ${JSON.stringify(validate.errors)}`;
    expect(validate(body), complaint()).toBe(true);
  } else {
    expect(shared, `${method} ${path} is not documented to answer ${status}`).toContain(status);
  }
  return { status, headers, body };
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
