import { createHash } from 'node:crypto';
import { createTestClock, createSender } from '@frontline/contract/test-server';
import { newId } from '@frontline/node-server';
import { api } from '@frontline/specs/call-for-help';
import answers from '@frontline/specs/call-for-help/answers';
import type { Database } from '@frontline/storage';
import { enginesWith } from '@frontline/storage/test-engines';
import { createCallForHelp, type CallForHelpOptions } from '../src/index.ts';
import { brand } from '../../../brand/brand.ts';

export interface Sent {
  body?: unknown;
  /** The secret of the `Authorization` header; omitted if not set. */
  key?: string | undefined;
  headers?: Record<string, string>;
}

/** A server with the demonstration data, and a `send` that validates every answer against the document. */
export async function demoServer(db: Database, options: Partial<CallForHelpOptions> = {}) {
  const clock = createTestClock();
  const errors: unknown[] = [];
  const server = await createCallForHelp({
    db,
    now: clock.now,
    steady: clock.steady,
    newId,
    demo: true,
    digest: (secret) => createHash('sha256').update(secret).digest('hex'),
    onError: (error) => errors.push(error),
    ...options,
  });

  const sendPlain = createSender(server, api.document, answers);
  const send = <Body = unknown>(line: string, { body, key, headers }: Sent = {}) => {
    const authorization = `${brand.credentialScheme} ${key}`;
    return sendPlain<Body>(line, {
      body,
      headers: { ...(key === undefined ? {} : { authorization }), ...headers },
    });
  };

  return { server, clock, errors, send };
}

export type DemoServer = Awaited<ReturnType<typeof demoServer>>;

export const sam = { claimed_by: 'Sam Lee', claimed_by_user_id: 'staff-sam' };
export const ana = { claimed_by: 'Ana Ruiz', claimed_by_user_id: 'staff-ana' };

/** The body of a staff step on a demonstration request. */
export function staffStep(request: string, who = sam) {
  return { message_id: `demo-request-${request}`, channel_id: 'demo-channel-riverside', ...who };
}

export const buttonKey = 'demo-button-secret';

/** Runs a suite on databases that already contain the demonstration data. */
export const eachEngine = enginesWith(demoServer);
