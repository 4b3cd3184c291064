import type { ApiName } from '@frontline/specs/api-names';
import { describe, expect, it } from 'vitest';
import { checkDemo, saysOf } from './check-demo.ts';
import { altered, recordsWith, type Alter, type Passing } from './check-demo.ts';

const cabinets = recordsWith('cool_off_period');
const lockers = recordsWith('rear_loading_available');
const orders = recordsWith('app_owner_id');
const requests = recordsWith('teams_channel_id');

const inList = (change: (cabinet: Record<string, unknown>) => void) => (answer: Passing) =>
  Array.isArray(answer.body) && cabinets(answer.body).forEach(change);

/** Each way to contradict an earlier answer, what was sent or itself, and what a check says of it. */
const ways: [string, ApiName, Alter, string | RegExp][] = [
  [
    'a key that is one more in the list',
    'lockers',
    inList((one) => void (one['key'] = Number(one['key']) + 1)),
    /commandCabinet 200: `key` must be 2, as listLockers said of cabinet 11, and is 1\./,
  ],
  [
    'a list whose doors stay closed',
    'lockers',
    inList((one) => (one['state'] = 'closed')),
    'listLockers 200: `state` must be open or opening, and is closed.',
  ],
  [
    'a list that never frees a cabinet',
    'lockers',
    (answer, { orders }) => {
      if (orders > 0) inList((one) => (one['occupied'] = 1))(answer);
    },
    'listLockers 200: `occupied` must be 0, and is 1.',
  ],
  [
    'a cabinet that stays disabled in the list',
    'lockers',
    inList((one) => one['id'] === 11 && (one['enabled'] = true)),
    'listLockers 200: `enabled` must be false, and is true.',
  ],
  [
    'a cabinet that no order has ever left',
    'lockers',
    inList((one) => (one['released_at'] = null)),
    /listLockers 200: `released_at` must be a time from \S+Z on, and is null\./,
  ],
  [
    'a masked key',
    'lockers',
    ({ body }) => lockers(body).forEach((one) => (one['api_key'] = '***')),
    'listLockers 200: No `api_key` of the list is LOCKER_KEY, which has 17 characters; they have 3 characters.',
  ],
  [
    'one key for two lockers',
    'lockers',
    ({ body }) => lockers(body).forEach((one) => (one['api_key'] = 'demo-locker-key-1')),
    'listLockers 200: `[].api_key` must differ between two lockers, and is that of another.',
  ],
  [
    'a 401 without its challenge',
    'lockers',
    ({ headers }) => headers.delete('www-authenticate'),
    'reportCabinetStatus 401: The header WWW-Authenticate is missing, which HTTP asks for with 401.',
  ],
  [
    'a cabinet of another locker',
    'lockers',
    inList((one) => (one['locker_id'] = 2)),
    'listLockers 200: `cabinets[].locker_id` must be the `id` of the locker. ([])',
  ],
  [
    'an order that changes its id',
    'lockers',
    ({ body }) =>
      orders(body).forEach((one) => 'completed_at' in one && (one['id'] = Number(one['id']) + 40)),
    /completeCustomerOrder 200: `id` must be \d+, and is \d+\./,
  ],
  [
    'an order that changes its owner',
    'lockers',
    ({ body }) =>
      orders(body).forEach((one) => 'completed_at' in one && (one['app_owner_id'] = 77)),
    /completeCustomerOrder 200: `app_owner_id` must be 1, as createOrder said of order \d+, and is 77\./,
  ],
  [
    'an open code that is another one at the end',
    'lockers',
    ({ body }) =>
      orders(body).forEach((one) => 'completed_at' in one && (one['open_code'] = 'AB-7')),
    /completeCustomerOrder 200: `open_code` must be the same 6 digits, as it was sent, and is 4 characters\./,
  ],
  [
    'an order that was made long ago',
    'lockers',
    ({ body }) => orders(body).forEach((one) => (one['created_at'] = '2001-01-01T00:00:00.000Z')),
    /createOrder 201: `created_at` must be a time from \S+Z on, and is 2001-01-01T00:00:00\.000Z\./,
  ],
  [
    'a location that is not that of the request',
    'call-for-help',
    ({ body }) => {
      if (recordsWith('cfh_request')(body).length > 0)
        (body as Record<string, unknown>)['location_id'] = 999;
    },
    'trackRequest 200: `location_id` must be the same as `cfh_request.location_id`.',
  ],
  [
    'a time that stays null beside its flag',
    'call-for-help',
    ({ body }) => requests(body).forEach((one) => (one['claimed_at'] = null)),
    /trackRequest 200: `claimed_at` must be null exactly while `is_claimed` is false\. \(cfh_request\)/,
  ],
  [
    'a request that moves to another channel',
    'call-for-help',
    ({ body }, { calls }) =>
      requests(body).forEach((one) => (one['teams_channel_id'] = `channel-${calls}`)),
    /trackRequest 200: `cfh_request\.teams_channel_id` must be “channel-\d+”, as trackRequest said of the same request, and is \d+ other characters\./,
  ],
  [
    'one row for all requests',
    'call-for-help',
    ({ body }) => requests(body).forEach((one) => (one['id'] = 7)),
    'trackRequest 200: `cfh_request.id` must differ between two requests, and is that of another.',
  ],
  [
    'a record that forgets its end',
    'call-for-help',
    ({ body }) =>
      recordsWith('cfh_request')(body)
        .flatMap(requests)
        .forEach((one) =>
          Object.assign(one, {
            is_canceled: false,
            is_closed: false,
            closed_at: null,
            customer_canceled_at: null,
          }),
        ),
    /trackRequest 200: `cfh_request\.is_closed` must be true/,
  ],
  [
    'one button for all that are pressed',
    'call-for-help',
    ({ body }) => requests(body).forEach((one) => (one['callbutton_id'] = 3)),
    '`callbutton_id` must differ between two buttons.',
  ],
  [
    'no button where one was pressed',
    'call-for-help',
    ({ body }) => requests(body).forEach((one) => (one['callbutton_id'] = null)),
    /`callbutton_id` must be the call button that was pressed, and is null\./,
  ],
  [
    'a record that changed before it was made',
    'call-for-help',
    ({ body }) => requests(body).forEach((one) => (one['updated_at'] = '2001-01-01T00:00:00.000Z')),
    'trackRequest 200: `cfh_request.updated_at` must not be earlier than `cfh_request.created_at`.',
  ],
  [
    'a press that answers an earlier request',
    'call-for-help',
    (answer, memory) => {
      if (answer.path.endsWith('/press') && /^\d+-/.test(answer.text))
        answer.text = memory.first ??= answer.text;
    },
    'pressCallButton 200: The answer must be the `message_id` of the new request.',
  ],
  [
    'a wait that differs from its sentence',
    'call-for-help',
    ({ headers }) => headers.has('retry-after') && headers.set('retry-after', '9'),
    /pressCallButton 429: `message` tells a wait of \d+ seconds, and Retry-After one of 9\./,
  ],
];

describe('a check of a server that contradicts itself', () => {
  it.each(ways)('finds and names %s', async (_, api, alter, says) => {
    const result = await checkDemo(api, altered(alter));
    const wanted =
      typeof says === 'string' ? expect.stringContaining(says) : expect.stringMatching(says);
    expect(saysOf(result)).toContainEqual(wanted);
    expect(result.ended ?? '').not.toContain('The check itself failed');
    expect(result.left).toEqual([]);
  });

  it('notes the words of a refusal that is printed for another request', async () => {
    const result = await checkDemo(
      'lockers',
      altered(({ status, body }) => {
        if (status === 401) Object.assign(body as object, { message: 'Bad key' });
      }),
    );
    expect(saysOf(result)).toEqual([]);
    expect(saysOf(result, ({ isNote }) => isNote)).toEqual([
      'reportCabinetStatus 401: `message` has other words than “Invalid API key”.',
    ]);
  });

  it('notes another sentence for one field of a refusal', async () => {
    const result = await checkDemo(
      'radio',
      altered(({ status, body }) => {
        if (status === 422) Object.assign((body as { errors: object }).errors, { text: ['No.'] });
      }),
    );
    expect(saysOf(result, ({ isNote }) => isNote)).toContain(
      'sendGenericMessage 422: `errors.text` has other words than “The text field is required.”.',
    );
  });
});
