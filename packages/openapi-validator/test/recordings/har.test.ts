import { expect, it } from 'vitest';
import { parseRecording, type Exchange } from '../../src/recordings/index.ts';

function read(request: object, content: object = {}) {
  const entry = {
    request: { method: 'POST', url: 'https://a.example/press', headers: [], ...request },
    response: { status: 200, headers: [], content },
  };
  return [
    ...parseRecording(JSON.stringify({ log: { entries: [entry] } })).exchanges,
  ][0] as Exchange;
}

it('leaves a body open that a browser has counted and not kept', () => {
  expect(read({ bodySize: 40 })).toMatchObject({ requestBody: undefined });
  expect(read({ bodySize: 0 })).toMatchObject({ requestBody: '' });
  expect(read({ bodySize: -1 })).toMatchObject({ requestBody: '' });
});

it('reads a header that is written as its type and its value', () => {
  const headers = [
    { name: 'a', value: { type: 'string', value: 'é' } },
    { name: 'b', value: { type: 'base64', value: btoa('c') } },
  ];
  expect(read({ headers })).toMatchObject({
    requestHeaders: [
      ['a', 'é'],
      ['b', 'c'],
    ],
  });
});

it('reads a request in base64 as an answer', () => {
  for (const encoding of ['base64', 'Base64']) {
    const coded = { encoding, text: Buffer.from('{"a":"é"}').toString('base64') };
    expect(read({ postData: { mimeType: 'application/json', ...coded } }, coded)).toMatchObject({
      requestBody: '{"a":"é"}',
      answerBody: '{"a":"é"}',
    });
  }
  const damaged = { encoding: 'base64', text: '#' };
  expect(read({ postData: damaged }, damaged)).toMatchObject({
    requestBody: undefined,
    answerBody: undefined,
  });
});

it('makes no form of parts, however their media type is written', () => {
  const params = [{ name: 'a', value: 'b' }];
  expect(read({ postData: { mimeType: 'Multipart/Form-Data; boundary=x', params } })).toMatchObject(
    { requestBody: undefined },
  );
});
