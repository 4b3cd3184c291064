import { pressWait } from '@frontline/specs/call-for-help/limits';
import { bodyLimit } from '@frontline/specs/shared-limits';

/** The header by which a caller makes a repeat safe, as the documents name it. */
export const repeatHeader = 'Idempotency-Key';

interface Advice {
  means: string;
  act: string;
  again: string;
}

/** What a program does with each status, in Markdown. Those that the documents name are all here, and the shared ones. */
export const statusAdvice: Record<string, Advice> = {
  '200': {
    means: 'The call was understood and answered.',
    act: 'Read the body too: Call for Help steps answer `"success": false` with 200, and a press answers plain text.',
    again: 'No',
  },
  '201': {
    means: 'The order is in the cabinet.',
    act: 'Keep `open_code` as text, and `cabinet_id`.',
    again: 'No',
  },
  '400': {
    means: 'A rule of the product says no, or the body cannot be read.',
    act: 'Show the sentence to whoever can act. It names the rule.',
    again: 'No, not before something has changed',
  },
  '401': {
    means: 'A device key is missing or wrong.',
    act: 'Stop, and tell an administrator which key it was, not its value.',
    again: 'No',
  },
  '403': {
    means: 'The key, token, signature or MAC address does not fit.',
    act: 'Stop, and tell an administrator.',
    again: 'No',
  },
  '404': {
    means: 'The request or edge device is unknown, the request has ended, or the path is wrong.',
    act: 'Read the sentence. `No processing CFH request found` means that the request has ended.',
    again: 'No',
  },
  '405': {
    means: 'The path exists with another method.',
    act: 'Read the `Allow` header, and mend your code.',
    again: 'No',
  },
  '409': {
    means: 'The first call with this `Idempotency-Key` is still being answered.',
    act: 'Wait for the seconds in `Retry-After`.',
    again: 'Yes, with the same key',
  },
  '413': { means: `The body is longer than ${bodyLimit.text}.`, act: 'Send less.', again: 'No' },
  '415': {
    means: 'The body has another media type than the operation names.',
    act: 'Send the `Content-Type` that the operation shows.',
    again: 'No',
  },
  '422': {
    means: 'A field is missing or wrong, or an `Idempotency-Key` was used for another call.',
    act: 'Read the `errors` map: it names each field.',
    again: 'No, mend it first',
  },
  '429': {
    means: `Too soon: a press within ${pressWait.about}, or too many wrong open codes.`,
    act: 'Wait for the seconds in `Retry-After`. Tell the person who waits.',
    again: 'Yes, after that',
  },
  '500': {
    means: 'The server failed.',
    act: 'Keep the local time and the answer for support.',
    again: 'Yes, with the same key, a few times',
  },
};
