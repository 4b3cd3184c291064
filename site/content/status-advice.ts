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
    means: 'The call was understood and answered.',
    act: 'Read the body too: Call for Help steps answer `"success": false` with 200, and a press answers plain text.',
  },
  '201': {
    means: 'The order is in the cabinet.',
    act: 'Keep `open_code` as text, and `cabinet_id`.',
  },
  '400': {
    means: 'A rule of the product says no, or the body cannot be read.',
    act: 'Show the sentence to whoever can act. It names the rule.',
  },
  '401': {
    means: 'The key of a call button or a locker is missing or wrong.',
    act: 'Stop, and tell an administrator which key it was, not its value.',
  },
  '403': {
    means: 'The key, token, signature or MAC address does not fit.',
    act: 'Stop, and tell an administrator.',
  },
  '404': {
    means: 'The request or edge device is unknown, the request has ended, or the path is wrong.',
    act: 'Read the sentence. `No processing CFH request found` means that the request has ended.',
  },
  '422': {
    means: 'A field is missing or wrong, or an `Idempotency-Key` was used for another call.',
    act: 'Read the `errors` map: it names each field.',
  },
  '429': {
    means: `Too soon: a press within ${pressWait.about}, or, at the reference server, too many wrong open codes.`,
    act: 'Wait for the seconds in `Retry-After`, then send it again. Tell the person who waits.',
  },
  '500': {
    means: 'The server failed.',
    act: 'Keep the local time and the answer for support. Send it again with the same key, a few times.',
  },
};
