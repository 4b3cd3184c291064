import { readFileSync } from 'node:fs';
import { apiNames, type ApiName } from '@frontline/specs/api-names';
import { describe, expect, it } from 'vitest';
import { verdictOf } from '../../check/result.ts';
import { checkDemo, saysOf, type Fetch } from './check-demo.ts';

/** Another answer in place of the one that a server gave; undefined lets it pass. */
type Break = (
  request: Request,
  response: Response,
  text: string,
) => Response | Promise<Response> | undefined;

const through =
  (broken: Break) =>
  (fetch: Fetch): Fetch =>
  async (request) => {
    const response = await fetch(request.clone());
    const text = await response.clone().text();
    return (await broken(request, response, text)) ?? response;
  };

const other = (response: Response, text: string, init: ResponseInit = {}) => {
  const { status, headers } = response;
  return new Response(text, { status, headers, ...init });
};

const at = (request: Request, path: string) => new URL(request.url).pathname.endsWith(path);

/** Other words in each answer of a path that has them. */
const rewritten =
  (path: string, from: string | RegExp, to: string): Break =>
  (request, response, text) => {
    const said = text.replaceAll(from, to);
    return at(request, path) && said !== text ? other(response, said) : undefined;
  };

/** Each way to break a server, and what a check says of it. */
const ways: [string, ApiName, Break, string][] = [
  [
    'a renamed field',
    'call-for-help',
    rewritten('/tracking', '"is_claimed"', '"claimed"'),
    'trackRequest 200: `cfh_request.is_claimed` is missing.',
  ],
  [
    'a lost header',
    'call-for-help',
    (_, response, text) => {
      if (response.status !== 429) return undefined;
      const headers = new Headers(response.headers);
      headers.delete('retry-after');
      return other(response, text, { headers });
    },
    'pressCallButton 429: The header Retry-After is missing.',
  ],
  [
    'a claim that two can win',
    'call-for-help',
    (request, response, text) =>
      at(request, '/claim') && text.includes('false')
        ? other(response, '{"success":true}')
        : undefined,
    'claimRequest 200: Of two claims at once one must win, and 2 did.',
  ],
  [
    'times without a zone',
    'call-for-help',
    rewritten('', /(\d\d-\d\d)T([\d:]{8})\.\d{3}Z/g, '$1 $2'),
    'trackRequest 200: `option.created_at` must be a date-time in UTC with milliseconds.',
  ],
  [
    'a step that is forgotten',
    'call-for-help',
    rewritten('/tracking', '"is_on_the_way":true', '"is_on_the_way":false'),
    'trackRequest 200: `cfh_request.is_on_the_way` must be true, and is false.',
  ],
  [
    'a press answered as JSON',
    'call-for-help',
    (request, response, text) =>
      at(request, '/press') && response.status === 200 ? Response.json(text) : undefined,
    'pressCallButton 200: The answer must be text/plain, and is application/json.',
  ],
  [
    'a cabinet that takes two orders',
    'lockers',
    (request, _, text) =>
      at(request, '/orders') && text.includes('is occupied')
        ? Response.json(
            {
              id: 9,
              order_id: 'x',
              cabinet_id: 11,
              open_code: '1',
              locker_id: 1,
              organization_id: 1,
              location_id: 101,
              app_owner_id: 1,
              created_at: '2025-03-14T15:04:05.000Z',
              updated_at: '2025-03-14T15:04:05.000Z',
            },
            { status: 201 },
          )
        : undefined,
    'createOrder 400: Answered 201, and 400 is documented for "cabinetOccupied".',
  ],
  [
    'a token that is not looked at',
    'lockers',
    (request, response) =>
      request.method === 'GET' && response.status === 403 ? Response.json([]) : undefined,
    'listLockers 403: Answered 200, and 403 is documented for "empty".',
  ],
  [
    'a refusal that names no field',
    'lockers',
    (_, response, text) =>
      response.status === 422
        ? other(response, text.replace(/"errors":\{.*\}\}/, '"errors":{}}'))
        : undefined,
    'listLockers 422: `errors` must name location_id.',
  ],
  [
    'a signature that is not verified',
    'radio',
    (request, response) =>
      request.url.includes('twilio') && response.status === 403
        ? Response.json({ success: true })
        : undefined,
    'receiveTextMessage 403: Answered 200, and 403 is documented for "accepted".',
  ],
  [
    'a page in place of an answer',
    'radio',
    (_, response) =>
      response.status === 403
        ? new Response('<h1>Forbidden</h1>', {
            status: 403,
            headers: { 'content-type': 'text/html' },
          })
        : undefined,
    'sendGenericMessage 403: The body is not valid JSON.',
  ],
];

const anchors = JSON.parse(
  readFileSync(
    new URL('../../../site/features/reference/test/anchors.json', import.meta.url),
    'utf8',
  ),
) as Record<ApiName, string[]>;

describe('a check of a broken server', () => {
  it.each(ways)('finds and names %s', async (_, api, broken, says) => {
    const result = await checkDemo(api, through(broken));
    expect(saysOf(result)).toContain(says);
    expect(result.left).toEqual([]);
    const led = result.rows.flatMap(({ differences }) => differences.map(({ anchor }) => anchor));
    expect(led.filter((anchor) => !anchors[api].includes(anchor))).toEqual([]);
  });

  it('notes a field that no document names, and counts it as no difference', async () => {
    const added: Break = (request, response, text) =>
      at(request, '/tracking') && response.status === 200
        ? other(response, text.replace('{', '{"queue":3,'))
        : undefined;
    const result = await checkDemo('call-for-help', through(added));
    expect(saysOf(result)).toEqual([]);
    expect(saysOf(result, ({ isNote }) => isNote)).toEqual([
      'trackRequest 200: `queue` is not documented.',
    ]);
  });

  it('takes no answer with another status for the documented one', async () => {
    const asPlain: Break = (_, response, text) =>
      [404, 413, 415].includes(response.status)
        ? other(response, text, { status: 400 })
        : undefined;
    const result = await checkDemo('radio', through(asPlain));
    const verdicts = result.rows
      .filter(({ operationId }) => operationId === '')
      .map((row) => [row.status, verdictOf(row), row.reason]);
    const why = (status: number) =>
      `answered 400, and only the reference server promises ${status}`;
    expect(verdicts).toEqual([
      [400, 'as documented', undefined],
      [404, 'not provoked', why(404)],
      [405, 'as documented', undefined],
      [413, 'not provoked', why(413)],
      [415, 'not provoked', why(415)],
    ]);
  });

  it.each(apiNames)('finds nothing as documented where %s is answered with {}', async (api) => {
    const result = await checkDemo(api, () => async () => Response.json({}));
    expect(saysOf(result).length).toBeGreaterThan(2);
    expect(result.rows.filter((row) => verdictOf(row) === 'as documented')).toEqual([]);
  });

  it('counts an answer that no document names, wherever it comes', async () => {
    let presses = 0;
    const teapot: Break = (request, response, text) => {
      if (!request.headers.has('idempotency-key') || response.status !== 200) return undefined;
      presses += 1;
      return presses === 2 ? other(response, text, { status: 418 }) : undefined;
    };
    const result = await checkDemo('call-for-help', through(teapot));
    expect(saysOf(result)).toEqual([
      'pressCallButton 200: Answered 418, and 200 is documented for "requestCreated".',
    ]);
  });

  it('notes other words of an error, and a server that keeps no keys', async () => {
    const words: Break = (_, response, text) => other(response, text.replace('Not Found!', 'Gone'));
    const keyless = (fetch: Fetch) =>
      through(words)((request) => {
        const bare = new Request(request);
        bare.headers.delete('idempotency-key');
        return fetch(bare);
      });
    const result = await checkDemo('call-for-help', keyless);
    expect(saysOf(result)).toEqual([]);
    const notes = saysOf(result, ({ isNote }) => isNote);
    expect(notes).toContain('claimRequest 404: `message` has other words than “Not Found!”.');
    expect(notes).toContain(
      'pressCallButton 200: Answered 429, and 200 is documented for "requestCreated".',
    );
  });
});
