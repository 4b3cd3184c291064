import { expect, it } from 'vitest';
import { call, createShelves, staff } from './shelf-api.ts';

const fetch = createShelves();
const json = { 'content-type': 'application/json' };
const form = { 'content-type': 'application/x-www-form-urlencoded', 'x-seal': 'sealed' };
const add = (body: string, headers: Record<string, string> = json, to = fetch) =>
  call(to, 'POST /shelves', { body, headers: { ...staff, ...headers } });
const post = (body: string) => call(fetch, 'POST /hooks/a', { body, headers: form });
const fine = '{"name":"a","depth":1}';
const refusal = (status: number, message: string) => ({ status, body: { message } });

it.each<[string, string, Record<string, string>]>([
  ['parameters in its media type', fine, { 'content-type': 'Application/JSON; charset=utf-8' }],
  ['the coding "identity", which is none', fine, { ...json, 'content-encoding': 'Identity' }],
  ['a length at the limit', fine.padEnd(65_536), json],
  ['such a length announced', fine.padEnd(65_536), { ...json, 'content-length': '65536' }],
])('takes a body with %s', async (_, body, headers) => {
  expect((await add(body, headers)).status).toBe(201);
});

it('takes the last of two equal keys, and the first of two equal form fields', async () => {
  expect((await add('{"name":"a","name":"b","depth":1}')).body).toMatchObject({
    body: { name: 'b' },
  });
  expect((await post('Body=a&Body=b')).body).toMatchObject({ body: { Body: 'a' } });
});

it('leaves out what the document does not name, prototypes included', async () => {
  const text = '{"name":"a","depth":1,"__proto__":{"sold":true},"constructor":1,"extra":[[]]}';
  const { status, body } = await add(text);
  expect([status, body]).toEqual([
    201,
    { body: { name: 'a', depth: 1, kind: 'wood' }, credential: { staff: 'ana' } },
  ]);
  const fields = await post('Body=a&constructor=b&__proto__=c&toString=d&hasOwnProperty=e');
  expect(fields.status).toBe(200);
});

it('says what is missing where no body is sent', async () => {
  expect((await call(fetch, 'POST /shelves', { headers: staff })).status).toBe(422);
});

const tooLong = refusal(413, 'The request body is longer than 65536 bytes.');
it('answers 413 one byte beyond the limit, however short it was announced, or the limit that was set', async () => {
  const long = fine.padEnd(65_537);
  expect(await add(long)).toMatchObject(tooLong);
  expect(await add(long, { ...json, 'content-length': '22' })).toMatchObject(tooLong);
  expect((await add(fine, json, createShelves({}, { maxBodyBytes: 10 }))).status).toBe(413);
});

/** Sends a body that comes in pieces. */
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
  const torn = new ReadableStream<Uint8Array>({
    pull: (controller) => controller.error(new Error('connection lost')),
  });
  const early = await stream(torn);
  expect([early.status, await early.json()]).toEqual([
    400,
    { message: 'The request body ended early.' },
  ]);
  const bytes = await stream(new Uint8Array([0x7b, 0x22, 0xff, 0x22, 0x7d]));
  expect(await bytes.json()).toEqual({ message: 'The request body is not valid UTF-8.' });
});

it.each(['text/plain', 'application/x-www-form-urlencoded', 'application/jsonp'])(
  'answers 415 to JSON sent as %s',
  async (type) => {
    const refused = refusal(415, 'Send the request body as application/json.');
    expect(await add('{}', { 'content-type': type })).toMatchObject(refused);
  },
);

it('answers 415 to a form sent as JSON', async () => {
  const sent = { body: '{"Body":"a"}', headers: { ...form, ...json } };
  expect(await call(fetch, 'POST /hooks/a', sent)).toMatchObject(
    refusal(415, 'Send the request body as application/x-www-form-urlencoded.'),
  );
});

// RFC 9110, 15.5.16.
it.each(['gzip', 'x-unknown', 'gzip, identity'])(
  'answers 415 to the content coding %s, and names it',
  async (coding) => {
    const message = `The request body is sent with Content-Encoding: ${coding}. Send it without one.`;
    const headers = { ...json, 'content-encoding': coding };
    expect(await add('\u001f\u008b\b', headers)).toMatchObject(refusal(415, message));
  },
);

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
