import { pressWait } from '@frontline/specs/call-for-help/limits';

/** The header that makes retries safe. */
export const repeatHeader = 'Idempotency-Key';

interface Advice {
  means: string;
  act: string;
}

/** How a client handles each documented status, in Markdown. */
export const statusAdvice: Record<string, Advice> = {
  '200': {
    means: 'The server processed the call.',
    act: 'Read the body too: a Call for Help step can return `"success": false` with 200, and a press returns plain text.',
  },
  '201': {
    means: 'The cabinet is reserved for the order.',
    act: 'Store `cabinet_id`, and `open_code` as text.',
  },
  '400': {
    means: 'The call breaks a rule, or the body cannot be read.',
    act: 'Show the message to whoever can act on it. It names the rule.',
  },
  '401': {
    means: 'The key of a call button or a locker is missing or wrong.',
    act: 'Stop, and tell an administrator which key was refused, but not its value.',
  },
  '403': {
    means: 'The key, token, signature or MAC address is wrong.',
    act: 'Stop, and tell an administrator.',
  },
  '404': {
    means: 'The request or edge device is unknown, the request has ended, or the path is wrong.',
    act: 'Read the message. `No processing CFH request found`: the request has ended, or its `message_id` is wrong.',
  },
  '422': {
    means: 'A field is missing or wrong, or an `Idempotency-Key` was used for another call.',
    act: 'Read the `errors` map: it names each field.',
  },
  '429': {
    means: `Too soon: a press within ${pressWait.about}, or, from the reference server, too many wrong open codes.`,
    act: 'Wait for the number of seconds in `Retry-After`, then send it again. Tell the person who is waiting.',
  },
  '500': {
    means: 'The server failed.',
    act: 'Record the local time and the response for support. Retry a few times, with the same `Idempotency-Key`.',
  },
};
