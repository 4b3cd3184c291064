import { describe, expect, it } from 'vitest';
import { parseRecording, RecordingError, type Exchange } from '../../src/recordings/index.ts';

const read = (text: string) => [...parseRecording(text).exchanges];
const one = (text: string) => read(text)[0] as Exchange;

describe('a log', () => {
  it.each([
    [
      'flat',
      { method: 'put', path: '/a?b=1', status: 200, requestBody: { c: 1 }, body: '{}' },
      { method: 'PUT', url: '/a?b=1', status: 200, requestBody: '{"c":1}', answerBody: '{}' },
    ],
    [
      'of a gateway',
      {
        request: { method: 'GET', uri: '/a', headers: { 'api-key': 'k' } },
        response: { status: 403, headers: { 'retry-after': ['1', '2'] } },
      },
      {
        method: 'GET',
        requestHeaders: [['api-key', 'k']],
        answerHeaders: [['retry-after', '1, 2']],
      },
    ],
    [
      'with dots in its names',
      { 'http.request.method': 'GET', 'url.path': '/a', 'http.response.status_code': '404' },
      { method: 'GET', url: '/a', status: 404, answerBody: undefined },
    ],
    [
      'of a gateway in the cloud',
      { httpMethod: 'GET', path: '/a', queryStringParameters: { b: 1 }, status: '403' },
      { url: '/a?b=1', status: 403 },
    ],
    [
      'of nginx',
      { request: 'PUT /a?b=1 HTTP/1.1', status: 200, query: 'b=1' },
      { method: 'PUT', url: '/a?b=1', status: 200 },
    ],
  ])('%s is read', (_, record, exchange) => {
    expect(one(JSON.stringify(record))).toMatchObject({ place: 'line 1', ...exchange });
  });

  it('reports the damaged line and continues', () => {
    const text =
      '{"method":"GET","path":"/a"}\n\n{"method":"GET",\n{"level":"info"}\n{"method":"GET","path":"/b"}';
    const parts = read(text);
    expect(
      parts.map((part) => (part instanceof RecordingError ? part.message : part.place)),
    ).toEqual([
      'line 1',
      'Line 3: this is not JSON, column 17: the name of a field is expected, in double quotes.',
      'Line 4: this line has no method and path of a request, such as {"method": "GET", "path": "/"}.',
      'line 5',
    ]);
  });

  it('may have other lines, and a time before its records', () => {
    const text = 'Started\n10:00 {"method":"GET","path":"/a"}\n10:01 {"method":"GET"';
    expect(read(text).map((part) => (part instanceof Error ? part.message : part.place))).toEqual([
      'Line 1: this is not JSON, column 1: “Started” is neither text in double quotes, a number, true, false nor null.',
      'line 2',
      'Line 3: this is not JSON, column 22: a closing } is expected.',
    ]);
  });

  it('may be one list of records', () => {
    expect(read('[\n {"method":"GET","path":"/a"},\n {"method":"GET","path":"/b"}]')).toMatchObject(
      [{ place: 'record 1' }, { place: 'record 2', url: '/b' }],
    );
  });
});
