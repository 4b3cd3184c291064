import { brand } from '../../brand/brand.ts';

/** Kinds of requests: a claim is a durable write, a press a larger one, tracking a read. */
export type Kind = 'claim' | 'press' | 'track';

export const channel = 'demo-channel-riverside';
const MULTIPLIER = 2_654_435_761;
const MODULUS = 4_294_967_296;

/**
 * The `message_id` of the n-th request in a store. Like real ones, they are not ordered by time, so that consecutive
 * requests are far apart in an index. `storeRequests` computes the same in SQL.
 */
export function messageId(n: number): string {
  return `request-${(n * MULTIPLIER) % MODULUS}`;
}

export const scatter = { MULTIPLIER, MODULUS };

/** The key of the n-th call button. */
export function deviceKey(n: number): string {
  return `bench-button-${n}`;
}

/** The bytes of one HTTP request. */
export function wireRequest(kind: Kind, n: number): Buffer {
  if (kind === 'track') {
    return wire(`GET /api/callforhelp/v1/tracking?message_id=${messageId(n)}`, [], '');
  }
  if (kind === 'press') {
    const body = JSON.stringify({ device_key: deviceKey(n), button_value: 1, voltage: 3.1 });
    return wire(
      'POST /api/callbutton/press',
      [`Authorization: ${brand.credentialScheme} demo-button-secret`],
      body,
    );
  }
  const body = JSON.stringify({
    message_id: messageId(n),
    channel_id: channel,
    claimed_by: 'Ana Ruiz',
    claimed_by_user_id: 'staff-ana',
  });
  return wire('POST /api/callforhelp/claim', [], body);
}

/** Text that a successful response contains, so that errors are not measured by mistake. */
export const expected: Record<Kind, string> = {
  claim: '"success":true',
  press: '\r\n\r\n',
  track: '"cfh_request"',
};

function wire(line: string, headers: string[], body: string): Buffer {
  const typed = body
    ? ['Content-Type: application/json', `Content-Length: ${Buffer.byteLength(body)}`]
    : [];
  const head = [`${line} HTTP/1.1`, 'Host: 127.0.0.1', ...headers, ...typed];
  return Buffer.from(`${head.join('\r\n')}\r\n\r\n${body}`);
}
