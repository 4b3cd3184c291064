import { describe, expect, it } from 'vitest';
import { call, createShelves, device, staff } from './shelf-api.ts';

const fetch = createShelves();
const json = { 'content-type': 'application/json' };
const form = { 'content-type': 'application/x-www-form-urlencoded', 'x-seal': 'sealed' };
const add = (body: string, headers = json) =>
  call(fetch, 'POST /shelves', { body, headers: { ...staff, ...headers } });
const post = (body: string) => call(fetch, 'POST /hooks/a', { body, headers: form });

describe('a body', () => {
  it('may carry parameters in its media type', async () => {
    const headers = { 'content-type': 'Application/JSON; charset=utf-8' };
    expect((await add('{"name":"top","depth":1}', headers)).status).toBe(201);
  });

  it('takes the last of two equal keys', async () => {
    expect((await add('{"name":"a","name":"b","depth":1}')).body).toMatchObject({
      body: { name: 'b' },
    });
  });

  it('takes the first of two equal form fields', async () => {
    expect((await post('Body=a&Body=b')).body).toMatchObject({ body: { Body: 'a' } });
  });

  it('leaves out what the document does not name, prototypes included', async () => {
    const text = '{"name":"a","depth":1,"__proto__":{"sold":true},"constructor":1,"extra":[[]]}';
    const { status, body } = await add(text);
    expect(status).toBe(201);
    expect(body).toMatchObject({ body: { name: 'a', depth: 1, kind: 'wood' } });
    expect(JSON.stringify(body)).not.toMatch(/proto|constructor|extra|sold/);
  });

  it('keeps form fields that are named like members of Object', async () => {
    const { status } = await post('Body=a&constructor=b&__proto__=c&toString=d&hasOwnProperty=e');
    expect(status).toBe(200);
  });

  it('may be left out where nothing in it is required', async () => {
    expect((await call(fetch, 'PUT /shelves/1', { headers: device })).status).toBe(400);
    expect((await call(fetch, 'POST /shelves', { headers: staff })).status).toBe(422);
  });

  it('may be as long as the limit', async () => {
    const text = '{"name":"a","depth":1}';
    expect((await add(text.padEnd(65_536))).status).toBe(201);
  });

  it('may be as long as the limit where its length is announced', async () => {
    const text = '{"name":"a","depth":1}'.padEnd(65_536);
    const headers = { ...json, 'content-length': '65536' };
    expect((await add(text, headers)).status).toBe(201);
  });
});

describe('a body that cannot be read', () => {
  it('is answered 413 one byte beyond the limit', async () => {
    expect(await add('{"name":"a","depth":1}'.padEnd(65_537))).toMatchObject({
      status: 413,
      body: { message: 'The request body is longer than 65536 bytes.' },
    });
  });

  it('is answered 413 one byte beyond the limit, however short it was announced', async () => {
    const headers = { ...json, 'content-length': '22' };
    const { status } = await add('{"name":"a","depth":1}'.padEnd(65_537), headers);
    expect(status).toBe(413);
  });

  it('is answered 413 by the limit that was set', async () => {
    const small = createShelves({}, { maxBodyBytes: 10 });
    const sent = { body: { name: 'a', depth: 1 }, headers: staff };
    expect((await call(small, 'POST /shelves', sent)).status).toBe(413);
  });

  it('is not read beyond the limit', async () => {
    let pulled = 0;
    let stopped = false;
    const endless = new ReadableStream<Uint8Array>({
      pull(controller) {
        pulled += 1;
        controller.enqueue(new Uint8Array(16_384));
      },
      cancel() {
        stopped = true;
      },
    });
    const init = { method: 'POST', headers: { ...json, ...staff }, body: endless, duplex: 'half' };
    const response = await fetch(new Request('http://shelves.example.com/shelves', init));
    expect(response.status).toBe(413);
    expect(stopped).toBe(true);
    expect(pulled).toBeLessThan(10);
  });

  it('is answered 400 when it ends early', async () => {
    const torn = new ReadableStream<Uint8Array>({
      pull: (controller) => controller.error(new Error('connection lost')),
    });
    const init = { method: 'POST', headers: { ...json, ...staff }, body: torn, duplex: 'half' };
    const response = await fetch(new Request('http://shelves.example.com/shelves', init));
    expect(response.status).toBe(400);
    expect(await response.json()).toEqual({ message: 'The request body ended early.' });
  });

  it('is answered 415 in another or no media type', async () => {
    for (const type of ['text/plain', 'application/x-www-form-urlencoded', 'application/jsonp'])
      expect(await add('{}', { 'content-type': type })).toMatchObject({
        status: 415,
        body: { message: 'Send the request body as application/json.' },
      });
    expect((await post('Body=a')).status).toBe(200);
    const sent = { body: '{"Body":"a"}', headers: { ...json, 'x-seal': 'sealed' } };
    expect((await call(fetch, 'POST /hooks/a', sent)).body).toEqual({
      message: 'Send the request body as application/x-www-form-urlencoded.',
    });
  });

  for (const text of ['{', '{"name":}', "{'name':'a'}", 'NaN', '{"a":1}{', '\u0000'])
    it(`is answered 400 for ${JSON.stringify(text)}`, async () => {
      expect(await add(text)).toMatchObject({
        status: 400,
        body: { message: 'The request body is not valid JSON.' },
      });
    });

  for (const text of ['[]', '"text"', '12', 'null', 'true'])
    it(`is answered 400 for ${text}, which is no object`, async () => {
      expect(await add(text)).toMatchObject({
        status: 400,
        body: { message: 'The request body must be a JSON object.' },
      });
    });

  it.each(['gzip', 'br', 'x-unknown', 'gzip, identity'])(
    'is answered 415 in the content coding %s, which is named (RFC 9110, 15.5.16)',
    async (coding) => {
      const headers = { ...json, 'content-encoding': coding };
      expect(await add('\u001f\u008b\b', headers)).toMatchObject({
        status: 415,
        body: {
          message: `The request body is sent with Content-Encoding: ${coding}. Send it without one.`,
        },
      });
    },
  );

  it('is read in the coding "identity", which is none', async () => {
    const headers = { ...json, 'content-encoding': 'Identity' };
    expect((await add('{"name":"a","depth":1}', headers)).status).toBe(201);
  });

  it('is answered 400 for bytes that are not UTF-8', async () => {
    const init = { method: 'POST', headers: { ...json, ...staff } };
    const body = new Uint8Array([0x7b, 0x22, 0xff, 0x22, 0x7d]);
    const request = new Request('http://shelves.example.com/shelves', { ...init, body });
    expect(await (await fetch(request)).json()).toEqual({
      message: 'The request body is not valid UTF-8.',
    });
  });

  for (const text of ['Body=%', 'Body=%zz', 'Body=%ff', '%C3=1&Body=a'])
    it(`is answered 400 for the form ${text}`, async () => {
      expect(await post(text)).toMatchObject({
        status: 400,
        body: { message: 'The request body is not a valid form.' },
      });
    });

  it('survives JSON as deep as the limit allows', async () => {
    const deep = `{"name":${'['.repeat(30_000)}${']'.repeat(30_000)},"depth":1}`;
    expect((await add(deep)).status).toBe(422);
  });
});
