import { readFileSync } from 'node:fs';
import { apiNames, type ApiName } from '@frontline/specs/api-names';
import { describe, expect, it } from 'vitest';
import { verdictOf } from '../../check/result.ts';
import { altered, checkDemo, recordsWith, messagesOf } from './check-demo.ts';
import type { Alter, Fetch } from './check-demo.ts';

type Fields = Record<string, unknown>;

/** Alters all records of a kind, identified by a field that no other kind has. */
const each =
  (field: string, change: Fields | ((record: Fields) => unknown)): Alter =>
  ({ body }) =>
    recordsWith(field)(body).forEach((one) =>
      typeof change === 'function' ? change(one) : Object.assign(one, change),
    );
const lockers = 'rear_loading_available';
const orders = 'app_owner_id';
const requests = 'teams_channel_id';
const ended = (change: (order: Fields) => unknown) =>
  each(orders, (one) => 'completed_at' in one && change(one));
const inList =
  (change: Fields | ((cabinet: Fields) => unknown)): Alter =>
  (answer) =>
    Array.isArray(answer.body) && each('cool_off_period', change)(answer);

/** Replaces text in the answers of a path. */
const reworded =
  (path: string, from: string | RegExp, to: string): Alter =>
  (answer) => {
    const text = JSON.stringify(answer.body);
    if (answer.path.endsWith(path)) answer.body = JSON.parse(text.replaceAll(from, to));
  };
/** Replaces matching answers. */
const instead =
  (isMatch: (answer: Parameters<Alter>[0]) => boolean, status: number, body: unknown): Alter =>
  (answer) =>
    isMatch(answer) && Object.assign(answer, { status, body });

const long = '2001-01-01T00:00:00.000Z';
const unclaimed = reworded('/tracking', '"is_claimed"', '"claimed"');
const bothWin = reworded('/claim', 'false', 'true');
const withoutT = reworded('', /(\d\d-\d\d)T([\d:]{8})\.\d{3}Z/g, '$1 $2');
const notOnTheWay = reworded('/tracking', '"is_on_the_way":true', '"is_on_the_way":false');
const elsewhere = each('cfh_request', { location_id: 999 });
const stillOpen = { is_canceled: false, is_closed: false, closed_at: null };
const sameKey = each(lockers, { api_key: 'demo-locker-key-1' });
const refuses = (words: string) => (answer: Parameters<Alter>[0]) =>
  JSON.stringify(answer.body).includes(words);
const stored = { id: 9, order_id: 'x', cabinet_id: 11, open_code: '1' };
const takesOccupied = instead(refuses('is occupied'), 201, stored);
const listsForAll = instead(
  ({ request: { method }, status }) => method + status === 'GET403',
  200,
  [],
);
const heedsForged = instead(({ path, status }) => path.includes('twilio') && status === 403, 200, {
  success: true,
});
let first: unknown;

/** Each way to break a promise or contradict an earlier answer, by its message; … is any text. */
const breakages: Record<'call-for-help' | 'lockers' | 'radio', Record<string, Alter>> = {
  'call-for-help': {
    'trackRequest 200: `cfh_request.is_claimed` is missing.': unclaimed,
    'pressCallButton 429: The header Retry-After is missing.': ({ status, headers }) =>
      status === 429 && headers.delete('retry-after'),
    'claimRequest 200: Of two claims at once one must win, and 2 did.': bothWin,
    'trackRequest 200: `option.created_at` must be a date-time in UTC with milliseconds.': withoutT,
    'trackRequest 200: `cfh_request.is_on_the_way` must be true, and is false.': notOnTheWay,
    'pressCallButton 200: The answer must be text/plain, and is application/json.': (answer) => {
      if (!answer.path.endsWith('/press') || answer.status !== 200) return;
      answer.headers.set('content-type', 'application/json');
      answer.body = JSON.stringify(answer.body);
    },
    'trackRequest 200: `location_id` must be the same as `cfh_request.location_id`.': elsewhere,
    'trackRequest 200: `claimed_at` must be null exactly while `is_claimed` is false. (cfh_request)':
      each(requests, { claimed_at: null }),
    'trackRequest 200: `cfh_request.teams_channel_id` must be “channel-…”, as trackRequest said of the same request, and is … other characters.':
      (answer) => each(requests, { teams_channel_id: `channel-${answer.calls}` })(answer),
    'trackRequest 200: `cfh_request.id` must differ between two requests, and is that of another.':
      each(requests, { id: 7 }),
    'trackRequest 200: `cfh_request.is_closed` must be true…': each('cfh_request', (one) =>
      Object.assign(one['cfh_request'] as Fields, { ...stillOpen, customer_canceled_at: null }),
    ),
    '…`callbutton_id` must differ between two buttons.': each(requests, { callbutton_id: 3 }),
    '…`callbutton_id` must be the call button that was pressed, and is null.': each(requests, {
      callbutton_id: null,
    }),
    'trackRequest 200: `cfh_request.updated_at` must not be earlier than `cfh_request.created_at`.':
      each(requests, { updated_at: long }),
    'pressCallButton 200: The answer must be the `message_id` of the new request.': (answer) => {
      if (!answer.path.endsWith('/press') || answer.status !== 200) return;
      if (/^\d+-/.test(String(answer.body))) answer.body = first ??= answer.body;
    },
    'pressCallButton 429: `message` gives a wait of … seconds, and Retry-After one of 9.': ({
      headers,
    }) => headers.has('retry-after') && headers.set('retry-after', '9'),
  },
  lockers: {
    'createOrder 400: Answered 201, and 400 is documented for "cabinetOccupied".': takesOccupied,
    'listLockers 403: Answered 200, and 403 is documented for "empty".': listsForAll,
    'listLockers 422: `errors` must name location_id.': each('errors', { errors: {} }),
    'commandCabinet 200: `key` must be 2, as listLockers said of cabinet 11, and is 1.…': inList(
      (one) => (one['key'] = Number(one['key']) + 1),
    ),
    'listLockers 200: `state` must be open or opening, and is closed.…': inList({
      state: 'closed',
    }),
    'listLockers 200: `occupied` must be 0, and is 1.…': (answer) =>
      answer.orders > 0 && inList({ occupied: 1 })(answer),
    'listLockers 200: `enabled` must be false, and is true.…': inList(
      (one) => one['id'] === 11 && (one['enabled'] = true),
    ),
    'listLockers 200: `released_at` must be a time from …Z on, and is null.…': inList({
      released_at: null,
    }),
    'listLockers 200: No `api_key` of the list is LOCKER_KEY, which has 17 characters; they have 3 characters.':
      each(lockers, { api_key: '***' }),
    'listLockers 200: `[].api_key` must differ between two lockers, and is that of another.':
      sameKey,
    'reportCabinetStatus 401: The header WWW-Authenticate is missing, which HTTP asks for with 401.':
      ({ headers }) => headers.delete('www-authenticate'),
    'listLockers 200: `cabinets[].locker_id` must be the `id` of the locker. ([])': inList({
      locker_id: 2,
    }),
    'completeCustomerOrder 200: `id` must be …, and is ….': ended(
      (one) => (one['id'] = Number(one['id']) + 40),
    ),
    'completeCustomerOrder 200: `app_owner_id` must be 1, as createOrder said of order …, and is 77.':
      ended((one) => (one['app_owner_id'] = 77)),
    'completeCustomerOrder 200: `open_code` must be the same 6 digits, as it was sent, and is 4 characters.':
      ended((one) => (one['open_code'] = 'AB-7')),
    'createOrder 201: `created_at` must be a time from …Z on, and is 2001-01-01T00:00:00.000Z.':
      each(orders, { created_at: long }),
  },
  radio: {
    'receiveTextMessage 403: Answered 200, and 403 is documented for "accepted".': heedsForged,
    'sendGenericMessage 403: The body is not valid JSON.': (answer) => {
      if (answer.status === 403) answer.body = '<h1>Forbidden</h1>';
    },
  },
};

const anchorsFile = new URL('../../../site/features/reference/test/anchors.json', import.meta.url);
const anchors = JSON.parse(readFileSync(anchorsFile, 'utf8')) as Record<ApiName, string[]>;
/** Matches a whole message, in which … is any text. */
const sentence = (text: string) => {
  const pattern = text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&').replaceAll('…', '.*');
  return expect.stringMatching(new RegExp(`^${pattern}$`));
};
const notesOf = (result: Parameters<typeof messagesOf>[0]) =>
  messagesOf(result, ({ isNote }) => isNote);

describe('a check of a broken server', () => {
  describe.each(Object.entries(breakages))('%s', (name, own) => {
    it.each(Object.entries(own))('finds %s', async (message, alter) => {
      const api = name as ApiName;
      const result = await checkDemo(api, altered(alter));
      expect(messagesOf(result)).toContainEqual(sentence(message));
      expect(result.abortReason ?? '').not.toContain('The check itself failed');
      expect(result.leftovers).toEqual([]);
      const linked = result.rows.flatMap(({ differences }) => differences);
      expect(linked.filter(({ anchor }) => !anchors[api].includes(anchor))).toEqual([]);
    });
  });

  it('notes an undocumented field, a differently worded refusal, and a server without idempotency keys', async () => {
    const added: Alter = ({ path, status, body }) =>
      path.endsWith('/tracking') && status === 200 && Object.assign(body as Fields, { queue: 3 });
    const result = await checkDemo('call-for-help', altered(added));
    expect(messagesOf(result)).toEqual([]);
    expect(notesOf(result)).toEqual(['trackRequest 200: `queue` is not documented.']);
    const keyless = (fetch: Fetch) =>
      altered(reworded('', 'Not Found!', 'Gone'))((request) => {
        request.headers.delete('idempotency-key');
        return fetch(request);
      });
    const other = await checkDemo('call-for-help', keyless);
    expect(messagesOf(other)).toEqual([]);
    for (const note of [
      'claimRequest 404: `message` has other words than “Not Found!”.',
      'pressCallButton 200: Answered 429, and 200 is documented for "requestCreated".',
    ])
      expect(notesOf(other)).toContain(note);
    const field: Alter = ({ status, body }) =>
      status === 422 && Object.assign((body as { errors: Fields }).errors, { text: ['No.'] });
    expect(notesOf(await checkDemo('radio', altered(field)))).toContain(
      'sendGenericMessage 422: `errors.text` has other words than “The text field is required.”.',
    );
  });

  it('does not take another status for the documented one', async () => {
    const asPlain: Alter = (answer) =>
      [404, 413, 415].includes(answer.status) && (answer.status = 400);
    const result = await checkDemo('radio', altered(asPlain));
    const verdicts = result.rows
      .filter(({ operationId }) => operationId === '')
      .map((row) => `${row.status} ${verdictOf(row)} ${row.reason ?? ''}`);
    const why = 'not provoked answered 400, and only the reference server promises';
    expect(verdicts).toEqual([
      '400 as documented ',
      `404 ${why} 404`,
      '405 as documented ',
      `413 ${why} 413`,
      `415 ${why} 415`,
    ]);
  });

  it.each(apiNames)('finds nothing as documented where %s is answered with {}', async (api) => {
    const result = await checkDemo(api, () => async () => Response.json({}));
    expect(messagesOf(result).length).toBeGreaterThan(2);
    expect(result.rows.filter((row) => verdictOf(row) === 'as documented')).toEqual([]);
  });

  it('counts an undocumented status, wherever it comes', async () => {
    let presses = 0;
    const teapot: Alter = (answer) => {
      if (!answer.request.headers.has('idempotency-key') || answer.status !== 200) return;
      if (++presses === 2) answer.status = 418;
    };
    expect(messagesOf(await checkDemo('call-for-help', altered(teapot)))).toEqual([
      'pressCallButton 200: Answered 418, and 200 is documented for "requestCreated".',
    ]);
  });
});
