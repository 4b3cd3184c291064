import { expect, it, describe } from 'vitest';
import { call, createShelves, refusal, staff, device } from './shelf-api.ts';

const fetch = createShelves();
const json = { 'content-type': 'application/json' };
const form = { 'content-type': 'application/x-www-form-urlencoded', 'x-seal': 'sealed' };
const add = (body: string, headers: Record<string, string> = json, to = fetch) =>
  call(to, 'POST /shelves', { body, headers: { ...staff, ...headers } });
const post = (body: string) => call(fetch, 'POST /hooks/a', { body, headers: form });
const fine = '{"name":"a","depth":1}';

it.each<[string, string, Record<string, string>]>([
  ['parameters in its media type', fine, { 'content-type': 'Application/JSON; charset=utf-8' }],
  ['the coding "identity", which is none', fine, { ...json, 'content-encoding': 'Identity' }],
  ['a length at the limit', fine.padEnd(65_536), json],
  ['such a length announced', fine.padEnd(65_536), { ...json, 'content-length': '65536' }],
])('takes a body with %s', async (_, body, headers) => {
  expect((await add(body, headers)).status).toBe(201);
});

it('uses the last of two equal JSON keys, and the first of two equal form fields', async () => {
  const { body } = await add('{"name":"a","name":"b","depth":1}');
  expect(body).toMatchObject({ body: { name: 'b' } });
  expect((await post('Body=a&Body=b')).body).toMatchObject({ body: { Body: 'a' } });
});

it('drops undocumented fields, including prototypes', async () => {
  const text = '{"name":"a","depth":1,"__proto__":{"sold":true},"constructor":1,"extra":[[]]}';
  const { status, body } = await add(text);
  const read = { name: 'a', depth: 1, kind: 'wood' };
  expect([status, body]).toEqual([201, { body: read, credential: { staff: 'ana' } }]);
  const fields = await post('Body=a&constructor=b&__proto__=c&toString=d&hasOwnProperty=e');
  expect(fields.status).toBe(200);
});

it('lists missing fields if no body is sent', async () => {
  expect((await call(fetch, 'POST /shelves', { headers: staff })).status).toBe(422);
});

const tooLong = refusal(413, 'The request body is longer than 65536 bytes.');
it('answers 413 one byte beyond the limit, whatever Content-Length says', async () => {
  const long = fine.padEnd(65_537);
  expect(await add(long)).toMatchObject(tooLong);
  expect(await add(long, { ...json, 'content-length': '22' })).toMatchObject(tooLong);
  expect((await add(fine, json, createShelves({}, { maxBodyBytes: 10 }))).status).toBe(413);
});

/** Sends a body in chunks. */
const stream = (body: BodyInit) =>
  fetch(
    new Request('http://shelves.example.com/shelves', {
      method: 'POST',
      headers: { ...json, ...staff },
      body,
      duplex: 'half',
    } as RequestInit),
  );

it('reads no body beyond the limit', async () => {
  let pulled = 0;
  let stopped = false;
  const endless = new ReadableStream<Uint8Array>({
    pull(controller) {
      pulled += 1;
      controller.enqueue(new Uint8Array(16_384));
    },
    cancel: () => void (stopped = true),
  });
  expect((await stream(endless)).status).toBe(413);
  expect([stopped, pulled < 10]).toEqual([true, true]);
});

it('answers 400 to a body that ends early or is not UTF-8', async () => {
  const lost = new Error('connection lost');
  const torn = new ReadableStream({ pull: (controller) => controller.error(lost) });
  const early = await stream(torn);
  expect(await early.json()).toEqual({ message: 'The request body ended early.' });
  expect(early.status).toBe(400);
  const bytes = await stream(new Uint8Array([0x7b, 0x22, 0xff, 0x22, 0x7d]));
  expect(await bytes.json()).toEqual({ message: 'The request body is not valid UTF-8.' });
});

const others = ['text/plain', 'application/x-www-form-urlencoded', 'application/jsonp'];
it.each(others)('answers 415 to JSON sent as %s', async (type) => {
  const refused = refusal(415, 'Send the request body as application/json.');
  expect(await add('{}', { 'content-type': type })).toMatchObject(refused);
});

it('answers 415 to a form sent as JSON', async () => {
  const sent = { body: '{"Body":"a"}', headers: { ...form, ...json } };
  const message = 'Send the request body as application/x-www-form-urlencoded.';
  expect(await call(fetch, 'POST /hooks/a', sent)).toMatchObject(refusal(415, message));
});

// RFC 9110, 15.5.16.
it.each(['gzip', 'x-unknown', 'gzip, identity'])('answers 415 naming %s', async (coding) => {
  const message = `The request body is sent with Content-Encoding: ${coding}. Send it without one.`;
  const headers = { ...json, 'content-encoding': coding };
  expect(await add('\u001f\u008b\b', headers)).toMatchObject(refusal(415, message));
});

const noJson = 'The request body is not valid JSON.';
const noObject = 'The request body must be a JSON object.';
const noForm = 'The request body is not a valid form.';
it.each([
  [noJson, add, ['{', '{"name":}', "{'name':'a'}", 'NaN', '{"a":1}{', '\u0000']],
  [noObject, add, ['[]', '"text"', '12', 'null', 'true']],
  [noForm, post, ['Body=%', 'Body=%zz', 'Body=%ff', '%C3=1&Body=a']],
])('answers 400: %s', async (message, send, texts) => {
  for (const text of texts) expect(await send(text), text).toMatchObject(refusal(400, message));
});

it('survives JSON as deep as the limit allows', async () => {
  const deep = `{"name":${'['.repeat(30_000)}${']'.repeat(30_000)},"depth":1}`;
  expect((await add(deep)).status).toBe(422);
});

const whole = { name: 'top', depth: 3 };
const addShelf = (body: unknown) => call(fetch, 'POST /shelves', { body, headers: staff });

it.each([
  ['gets the defaults of the document', {}, {}],
  ['may send null or empty text for what it omits', { code: '', weight: null, hooks: null }, {}],
  ['keeps null where the document has null', { note: null }, { note: null }],
  ['meets a condition', { kind: 'steel', weight: 2.5 }, { kind: 'steel', weight: 2.5 }],
  ['counts characters', { name: '🛒🛒🛒🛒🛒' }, { name: '🛒🛒🛒🛒🛒' }],
])('a valid request %s', async (_, more, read) => {
  const { status, body } = await addShelf({ ...whole, ...more });
  expect([status, body]).toMatchObject([201, { body: { ...whole, kind: 'wood', ...read } }]);
  const fields = Object.keys((body as { body: object }).body);
  expect(fields.toSorted()).toEqual(Object.keys({ ...whole, kind: '', ...read }).toSorted());
});

const hook = { at: 1, left: 'a' };
it.each<[string, unknown, string]>([
  ['name', undefined, 'The name field is required.'],
  ['name', null, 'The name field is required.'],
  ['name', '', 'The name field is required.'],
  ['hooks', [], 'The hooks field is required.'],
  ['depth', '3', 'The depth field must be an integer.'],
  ['depth', 3.5, 'The depth field must be an integer.'],
  ['weight', 'a', 'The weight field must be a number.'],
  ['name', 5, 'The name field must be a string.'],
  ['sold', 1, 'The sold field must be true or false.'],
  ['hooks', {}, 'The hooks field must be an array.'],
  // Both its type and its value are wrong.
  ['kind', 7, 'The kind field must be a string.'],
  ['kind', 'glass', 'The selected kind is invalid.'],
  ['depth', 0, 'The depth field must be at least 1.'],
  ['depth', 1e300, 'The depth field must not be greater than 9.'],
  ['name', 'bottom', 'The name field must not be greater than 5 characters.'],
  ['code', 'ab', 'The code field must be at least 3 characters.'],
  ['hooks', [hook, hook, hook], 'The hooks field must not have more than 2 items.'],
  ['name', 'a\u0000b', 'The name field contains a character that is not allowed.'],
  ['name', '\ud800', 'The name field contains a character that is not allowed.'],
])('reports for a wrong %s, %j: %s', async (field, value, message) => {
  const { status, body } = await addShelf({ ...whole, [field]: value });
  expect([status, body]).toEqual([422, { message, errors: { [field]: [message] } }]);
});

/** The messages for a body, by the path of the field. */
async function errorsOf(body: unknown) {
  return (await addShelf(body)).body as { message: string; errors: Record<string, string[]> };
}

it('requires a field depending on another', async () => {
  expect((await errorsOf({ ...whole, kind: 'steel' })).errors).toEqual({
    weight: ['The weight field is required.'],
  });
});

it('reports a nested field by its path, and the alternative to it', async () => {
  const hooks = [{ at: 1 }, { at: 'x', left: '\0' }];
  expect((await errorsOf({ ...whole, hooks })).errors).toEqual({
    'hooks.0.left': ['The hooks.0.left field is required when hooks.0.right is not present.'],
    'hooks.0.right': ['The hooks.0.right field is required when hooks.0.left is not present.'],
    'hooks.1.at': ['The hooks.1.at field must be an integer.'],
    'hooks.1.left': ['The hooks.1.left field contains a character that is not allowed.'],
  });
});

it('reports a list that is too long without its entries, at once', async () => {
  const message = 'The hooks field must not have more than 2 items.';
  const sent = performance.now();
  const hooks = Array(20_000).fill({});
  expect(await errorsOf({ ...whole, hooks })).toEqual({ message, errors: { hooks: [message] } });
  expect(performance.now() - sent).toBeLessThan(2_000);
});

it('reports wrong fields in the order of the document, with a count after the first', async () => {
  const { message, errors } = await errorsOf({ kind: 'glass', sold: 'no' });
  expect(message).toBe('The name field is required. (and 3 more errors)');
  expect(Object.keys(errors)).toEqual(['name', 'depth', 'kind', 'sold']);
  const two = await errorsOf({ kind: 'glass', depth: 1 });
  expect(two.message).toBe('The name field is required. (and 1 more error)');
});

const noIds = 'one 1.5 1e3 0x10 +1 %201 99999999999999999999 -1'.split(' ');
it.each(noIds)('refuses the parameter %s', async (id) => {
  const { status, body } = await call(fetch, `GET /shelves/${id}?token=token-secret`);
  const message = `The shelf_id field must be ${id === '-1' ? 'at least 1' : 'an integer'}.`;
  expect([status, body]).toEqual([422, { message, errors: { shelf_id: [message] } }]);
});

it('refuses a query parameter', async () => {
  const refused = refusal(422, 'The limit field must be an integer.');
  expect(await call(fetch, 'GET /shelves?limit=few')).toMatchObject(refused);
});

it('refuses a header without a value, because its sender relies on it', async () => {
  const answer = await call(fetch, 'GET /shelves', { headers: { tenant: '' } });
  expect(answer).toMatchObject(refusal(422, 'The Tenant field must be at least 1 character.'));
});

describe('a field with its own message in the document', () => {
  const move = (body: unknown, id = '1') =>
    call(fetch, `PUT /shelves/${id}`, { body, headers: device });

  const wrong = [undefined, {}, { direction: 'sideways' }, { direction: 4 }];
  it.each(wrong)('is answered 400 with it: %j', async (body) => {
    expect(await move(body)).toMatchObject(refusal(400, 'A shelf moves up or down.'));
  });

  it('is answered 422 beside a field without one', async () => {
    const { status, body } = await move({ direction: 'sideways' }, 'x');
    const shelf_id = ['The shelf_id field must be an integer.'];
    const direction = ['The selected direction is invalid.'];
    expect([status, body]).toMatchObject([422, { errors: { shelf_id, direction } }]);
  });
});
