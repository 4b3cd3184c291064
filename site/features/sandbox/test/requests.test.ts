import { describe, expect, it, test } from 'vitest';
import fc from 'fast-check';
import { parseRequest, printRequest, toRequest } from '../page/raw-request.ts';
import { headerFault } from '../page/text-signature.ts';
import { checkRequest } from '../page/check-request.ts';
import { jsonCall } from '../shared/demo-calls.ts';
import { jsonProblem } from '../../reference/page/try-it/raw-body.tsx';
import { replacePrinted, recordGenerated } from '../../reference/page/try-it/mount-playable.tsx';
import { answerOf, contentOf } from '../page/send.ts';
import { prettyJson } from '../../reference/page/try-it/json.tsx';

describe('a text in a header', () => {
  it('is refused exactly when the browser would refuse it', () => {
    const latin = Array.from({ length: 0x300 }, (_, code) => code);
    const borders = [0x7ff, 0x800, 0x200b, 0xd7ff, 0xd800, 0xdfff, 0xe000, 0xfeff, 0xffff, 0x1f44d];
    const differing = [...latin, ...borders].filter((code) => {
      const value = `a${String.fromCodePoint(code)}b`;
      return (headerFault(value) !== '') !== !travels(value);
    });
    expect(differing).toEqual([]);
  });

  it('names the first invalid character', () => {
    expect(headerFault('clé-€-1')).toBe(
      'Character 5, “€” (U+20AC), is not allowed in a header, which can contain only Latin-1 characters. Remove it, or copy the value again.',
    );
    expect(headerFault('👍key')).toContain('Character 1, “👍” (U+1F44D)');
  });

  it('gives only the code point of an invisible character', () => {
    expect(headerFault('key\u200b')).toContain('Character 4, which is invisible (U+200B), ');
  });
});

const text = `PUT /api/callbutton/demo-request-created HTTP/1.1
Host: localhost:8002
Authorization: Provider demo-button-secret
Content-Type: application/json

{ "device_key": "demo-button-curbside" }`;

describe('a printed request', () => {
  it('is parsed into method, URL, headers and body', () => {
    expect(parseRequest(text)).toEqual({
      api: 'call-for-help',
      method: 'PUT',
      url: 'http://localhost:8002/api/callbutton/demo-request-created',
      headers: Object.entries({
        Authorization: 'Provider demo-button-secret',
        'Content-Type': 'application/json',
      }),
      body: '{ "device_key": "demo-button-curbside" }',
    });
  });

  it('is printed unchanged after parsing', () => {
    expect(printRequest(parseRequest(text))).toBe(text);
    const get = 'GET /api/lockers/locations/101?secret_token=x HTTP/1.1\nHost: localhost:8004';
    expect(printRequest(parseRequest(get))).toBe(get);
  });

  it('keeps empty lines of its body and accepts any line endings', async () => {
    const spaced = text.replace('{ "', '{\n\n "').replaceAll('\n', '\r\n');
    const request = toRequest(parseRequest(spaced));
    expect(await request.json()).toEqual({ device_key: 'demo-button-curbside' });
  });

  it('is refused without a request line', () => {
    expect(() => parseRequest('hello')).toThrow('"hello" is not a request line.');
  });

  it('is refused for a port that no API has', () => {
    expect(() => parseRequest('GET / HTTP/1.1\nHost: localhost:1234')).toThrow('localhost:1234');
  });
});

function travels(value: string): boolean {
  try {
    return new Headers({ name: value }).has('name');
  } catch {
    return false;
  }
}

const check = (line: string, body: Record<string, unknown>) =>
  checkRequest('lockers', toRequest(jsonCall('lockers', line, body)));

describe('the check before sending', () => {
  it('accepts a complete request, regardless of its credential', async () => {
    const body = { cabinets: [{ key: 1, front_status: 'open' }] };
    expect(await check('POST /api/lockers/cabinet/status', body)).toEqual({});
  });

  it('reports every fault by field with the message of the server', async () => {
    const body = { cabinets: [{ key: 'one', front_status: 'open' }] };
    const faults = { 'cabinets.0.key': ['The cabinets.0.key field must be an integer.'] };
    expect(await check('POST /api/lockers/cabinet/status', body)).toEqual(faults);
  });

  it('reports path parameters, too', async () => {
    const request = toRequest(jsonCall('lockers', 'GET /api/lockers/locations/riverside'));
    expect(Object.keys(await checkRequest('lockers', request))).toEqual(['location_id']);
  });

  it('reports faults without a field under an empty name', async () => {
    const url = 'http://localhost:8004/api/lockers/cabinet/status';
    const headers = { 'content-type': 'application/json' };
    const request = new Request(url, { method: 'POST', headers, body: '{' });
    const faults = { '': ['The request body is not valid JSON.'] };
    expect(await checkRequest('lockers', request)).toEqual(faults);
  });
});

describe('text that is not JSON', () => {
  it.each([
    ['{ "message_id": ', 'line 1, column 17: a value is expected'],
    ['{\n  "a": 1\n  "b": 2\n}', 'line 3, column 3: a comma is expected'],
    ['{"a": 1,}', 'line 1, column 9: the name of a field is expected, in double quotes'],
    ["{'a': 1}", 'line 1, column 2: the name of a field is expected, in double quotes'],
    ["['a']", "line 1, column 2: “'a'” is neither text in double quotes, a number"],
    ['[1, 2', 'line 1, column 6: a closing ] is expected'],
    ['{"a": "x\ny"}', 'line 1, column 7: the closing double quote is missing'],
    ['{"a": nul}', 'line 1, column 7: “nul” is neither'],
    ['{} {}', 'line 1, column 4: the text should end here'],
    ['// c\n{}', 'line 1, column 1: JSON has no comments'],
    ['"\\x"', 'line 1, column 2: a \\ is followed by one of'],
    ['{"constructor"', 'line 1, column 15: a colon is expected'],
  ])('is reported with its position: %j', (text, problem) => {
    expect(jsonProblem(text)).toContain(`This is not JSON yet, ${problem}`);
  });

  it('is exactly what JSON.parse rejects', () => {
    const pieces = [...'{ } [ ] "a" : , 1 - e . null " \\ /*'.split(' '), ' ', '\n', '\t'];
    let seed = 7;
    const next = (count: number) => (seed = (seed * 48_271) % 2_147_483_647) % count;
    let refused = 0;
    const wrong: string[] = [];
    for (let round = 0; round < 5_000; round++) {
      const text = Array.from({ length: 1 + next(8) }, () => pieces[next(pieces.length)]).join('');
      const problem = jsonProblem(text);
      const isTold = /^This is not JSON yet, line \d+, column \d+: /.test(problem);
      if (isJson(text) ? problem !== '' : !isTold) wrong.push(text);
      refused += isTold ? 1 : 0;
    }
    expect(wrong).toEqual([]);
    expect(refused).toBeGreaterThan(2_500);
  });
});

function isJson(text: string): boolean {
  try {
    JSON.parse(text || '{}');
    return true;
  } catch {
    return false;
  }
}

test('inserts generated values into later requests, and says so', () => {
  recordGenerated('q7Jk3vX0T2mZbW8nR5cYdA\n', 'abcDEFghi');
  recordGenerated('{ "order_id": "ORD-1", "open_code": "604178" }', '{"open_code":"012345"}');
  const { text, replaced } = replacePrinted('PUT /orders/604178 by q7Jk3vX0T2mZbW8nR5cYdA');
  expect(text).toBe('PUT /orders/012345 by abcDEFghi');
  expect(replaced).toEqual([
    { printed: 'q7Jk3vX0T2mZbW8nR5cYdA', drawn: 'abcDEFghi' },
    { printed: '604178', drawn: '012345' },
  ]);
  recordGenerated('{ "open_code": "604178" }', '{"open_code":"604178"}');
  expect(replacePrinted('PUT /orders/604178').replaced).toEqual([]);
});

test('keeps printed words, times, numbers and refusals', () => {
  recordGenerated('{ "state": "closed" }', '{"state":"closing"}');
  recordGenerated('{ "at": "2025-03-14T15:05:00.000Z" }', '{"at":"2026-01-01T00:00:00.000Z"}');
  recordGenerated('{ "id": 123456 }', '{"id":654321}');
  recordGenerated('{ "code": "1234567" }', '{"message":"Not Found!"}');
  const request = 'closed 2025-03-14T15:05:00.000Z 123456 1234567';
  expect(replacePrinted(request)).toEqual({ text: request, replaced: [] });
});

const answer =
  '{"2": "two", "10":"ten","id": 1253261109769874438,"price":1.10,"huge":1e999,"dup":1,"dup":2}';

describe('an answer in JSON', () => {
  it('keeps digits, order and duplicate names when it is indented', () => {
    expect(prettyJson(answer)).toBe(`{
  "2": "two",
  "10": "ten",
  "id": 1253261109769874438,
  "price": 1.10,
  "huge": 1e999,
  "dup": 1,
  "dup": 2
}`);
    expect(prettyJson('[ ]')).toBe('[]');
    const pretty = '[\n  {\n    "a": [\n      1,\n      {}\n    ]\n  }\n]';
    expect(prettyJson('[{"a": [1, {}]}]')).toBe(pretty);
  });

  it('is indented like JSON.stringify, and otherwise unchanged', () => {
    const json = fc.jsonValue();
    const structured = fc.oneof(fc.array(json), fc.dictionary(fc.string(), json));
    fc.assert(
      fc.property(structured, (value) => {
        const pretty = prettyJson(JSON.stringify(value))!;
        expect(pretty).toBe(JSON.stringify(value, null, 2));
        expect(prettyJson(pretty)).toBe(pretty);
      }),
    );
  });

  it('is not indented if that would make it too long to be shown', () => {
    expect(prettyJson('['.repeat(100_000) + ']'.repeat(100_000))).toBeUndefined();
  });

  it.each(['{"a":1', 'text', '{"a":01}', ''])('is not recognized as JSON: %j', (text) => {
    expect(prettyJson(text)).toBeUndefined();
  });
});

describe('a response body', () => {
  const bytes = (...all: number[]) => new Uint8Array(all);

  it('is text if decoding is lossless', () => {
    fc.assert(
      fc.property(fc.uint8Array(), (all) => {
        const { text, data } = contentOf(bytes(...all), 'text/plain');
        if (data) expect(data.size).toBe(all.length);
        else expect([...new TextEncoder().encode(text)]).toEqual([...all]);
      }),
    );
  });

  it('is an image if its type says so', async () => {
    const png = bytes(137, 80, 78, 71, 13, 10, 26, 10);
    const { text, data } = contentOf(png, 'image/png; q=1');
    expect(text).toBe('');
    expect(data!.type).toBe('image/png');
    expect(new Uint8Array(await data!.arrayBuffer())).toEqual(png);
  });

  it('is binary if its bytes are not valid text, whatever its type', () => {
    expect(contentOf(bytes(0xff, 0xfe, 0x80), 'text/plain').data!.size).toBe(3);
  });

  it('is decoded in the charset of its type', () => {
    expect(contentOf(bytes(0xe9), 'text/plain; charset="ISO-8859-1"')).toEqual({ text: 'é' });
    expect(contentOf(bytes(0xe9), 'text/plain; charset=unheard-of').data).toBeDefined();
  });

  it('is text as far as it arrived, if the connection breaks within a letter', async () => {
    const stream = new ReadableStream({
      start: (controller) => controller.enqueue(new TextEncoder().encode('{"a":"é').slice(0, -1)),
      pull: (controller) => controller.error(new TypeError('broken')),
    });
    const response = new Response(stream, { headers: { 'Content-Type': 'application/json' } });
    const answer = await answerOf({ response, milliseconds: 1, changes: [] });
    expect(answer).toMatchObject({ status: 200, text: '{"a":"', size: 7, isIncomplete: true });
  });

  it('can be saved if it is too long to be shown', () => {
    const { text, data } = contentOf(bytes(120, 120), 'text/plain');
    expect({ text, data }).toEqual({ text: 'xx' });
    const long = contentOf(new Uint8Array(2_000_000).fill(120), 'text/plain');
    expect([long.text.length, long.data?.size]).toEqual([2_000_000, 2_000_000]);
  });
});

it('sends header values as UTF-8, one character per byte', () => {
  const headers: [string, string][] = [['X-Name', 'Zoë 日本']];
  const request = toRequest({ api: 'lockers', method: 'GET', url: 'http://a/', headers, body: '' });
  expect(Buffer.from(request.headers.get('X-Name')!, 'latin1').toString()).toBe('Zoë 日本');
});
