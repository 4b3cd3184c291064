// cspell:ignore globoff
// cspell:ignore XPUT
import { describe, expect, it } from 'vitest';
import { parseRecording, RecordingError, type Exchange } from '../../src/recordings/index.ts';

const read = (text: string) => [...parseRecording(text).exchanges];
const one = (text: string) => read(text)[0] as Exchange;
/** The error for a recording, or for its first exchange, that cannot be read. */
function problemOf(text: string): string {
  try {
    const found = read(text).find((part) => part instanceof RecordingError);
    return found instanceof RecordingError ? found.message : '';
  } catch (cause) {
    return (cause as Error).message;
  }
}

const request = { method: 'post', url: 'https://a.example/press', headers: [] };

describe('a HAR file', () => {
  it('yields each entry, with unrecorded parts undefined', () => {
    const named = (name: string, value: string) => ({ name, value });
    const headers = [named(':path', '/press'), named('Api-Key', 'k')];
    const postData = { mimeType: 'application/json', text: '{"a":1}' };
    const content = { size: 2, encoding: 'base64', text: btoa('ok') };
    const entries = [
      {
        request: { ...request, headers, postData },
        response: { status: 200, headers: [], content },
      },
      { request: { ...request, method: 'GET' }, response: { status: 0, content: { size: 0 } } },
      { request, response: { status: '200', content: { size: 40 } } },
      { request: { ...request, postData: { params: [{ name: 'Body', value: 'a b' }] } } },
    ];
    const har = JSON.stringify({ log: { entries } });
    const [first, aborted, unread, form] = read(har) as Exchange[];
    expect(first).toEqual({
      place: 'entry 1',
      method: 'POST',
      url: 'https://a.example/press',
      requestHeaders: [
        ['Api-Key', 'k'],
        ['content-type', 'application/json'],
      ],
      requestBody: '{"a":1}',
      status: 200,
      answerHeaders: undefined,
      answerBody: 'ok',
    });
    expect(aborted).toMatchObject({ place: 'entry 2', requestBody: '' });
    expect(aborted).not.toHaveProperty('status');
    expect(unread).toMatchObject({ status: 200, answerBody: undefined });
    expect(form).toMatchObject({ requestBody: 'Body=a+b' });
  });

  it('may have fields before its log, and invisible characters before all', () => {
    const har = JSON.stringify({ $schema: 'har', log: { entries: [{ request }] } });
    expect(read(`\uFEFF\u200B${har}`)).toMatchObject([{ place: 'entry 1' }]);
  });

  it('reports the line where it is damaged', () => {
    const whole = JSON.stringify({ log: { entries: [{ request }] } }, null, 1);
    const lines = whole.split('\n');
    const damaged = [lines.slice(0, 6).join('\n'), whole.replace('"url"', '"uri"')];
    expect([...damaged, '{"log": {"pages": []}}'].map(problemOf)).toEqual([
      expect.stringMatching(/^Line 6: the HAR file is damaged here/),
      'Line 4: entry 1 has no request with a method and a url.',
      'Line 1: the HAR file has no list "log.entries".',
    ]);
  });
});

describe('a curl command', () => {
  it.each([
    [String.raw`curl -d "{""list"":[""a b""]}" https://a.example/`, '{"list":["a b"]}'],
    [String.raw`curl.exe --json "[{""a"":""b""}]" https://a.example/`, '[{"a":"b"}]'],
    [String.raw`curl -d "A""B" https://a.example/`, 'AB'],
  ])('is parsed by the rules of cmd if the quotes of its JSON are doubled: %s', (text, body) => {
    expect(one(text).requestBody).toBe(body);
  });

  it('yields its request, and the response that curl -i printed', () => {
    const text = String.raw`$ curl -siX POST 'https://a.example/press?x=1' \
  -H 'Content-Type: application/json' -H "api-key: it's" \
  --data-raw $'{"text":"it\'s \u00e9"}'
HTTP/1.1 100 Continue

HTTP/2 429${' '}
retry-after: 57

{"message":
 "wait"}
curl a.example/b`;
    expect(read(text.replaceAll('\n', '\r\n'))).toMatchObject([
      {
        place: 'line 1',
        method: 'POST',
        url: 'https://a.example/press?x=1',
        requestHeaders: Object.entries({ 'Content-Type': 'application/json', 'api-key': "it's" }),
        requestBody: '{"text":"it\'s é"}',
        status: 429,
        answerHeaders: [['retry-after', '57']],
        answerBody: '{"message":\n "wait"}',
      },
      { place: 'line 11', method: 'GET', url: 'http://a.example/b', requestBody: '' },
    ]);
  });

  it('with -v is read from its request lines', () => {
    const text = `curl -v http://localhost:8002/api/callforhelp/claim --json '{"a":1}'
* Connected to localhost (127.0.0.1) port 8002
> POST /api/callforhelp/claim HTTP/1.1
> Host: localhost:8002
> Content-Type: application/json
>
} [7 bytes data]
< HTTP/1.1 200 OK
< content-type: application/json
<
{ [16 bytes data]
{"success":true}* Connection #0 to host localhost left intact`;
    expect(read(text)).toEqual([
      {
        place: 'line 1',
        method: 'POST',
        url: 'http://localhost:8002/api/callforhelp/claim',
        requestHeaders: Object.entries({
          Host: 'localhost:8002',
          'Content-Type': 'application/json',
        }),
        requestBody: '{"a":1}',
        status: 200,
        answerHeaders: [['content-type', 'application/json']],
        answerBody: '{"success":true}',
      },
    ]);
  });

  it.each([
    ['curl -d @body.json https://a.example', { method: 'POST', requestBody: undefined }],
    [
      'curl -T dir/a.json https://a.example/in/',
      { method: 'PUT', url: 'https://a.example/in/a.json', requestBody: undefined },
    ],
    ['curl -F a=@b https://a.example', { method: 'POST', requestBody: undefined }],
    ['curl -F "a=b;type=text/plain" https://a.example', { requestBody: undefined }],
    ['curl -H @headers https://a.example', { requestHeaders: undefined }],
    [String.raw`PS C:\Users\me> curl.exe https://a.example`, { url: 'https://a.example' }],
    [
      String.raw`C:\Users\me>curl ^"https://a.example/^?b^" -X PUT`,
      { method: 'PUT', url: 'https://a.example/?b' },
    ],
    ['curl `\n "https://a.example"', { url: 'https://a.example' }],
    [
      'curl.exe https://a.example -d "{\\`"a\\`": [{\\`"b\\`":1}]}"',
      { url: 'https://a.example', requestBody: '{"a": [{"b":1}]}' },
    ],
    [
      'PS C:\\> curl.exe -d "[\\`"a`tb\\`"]" https://a.example',
      { url: 'https://a.example', requestBody: '["a\tb"]' },
    ],
    [
      'curl --data-binary @<(gzip -c a) https://a.example',
      { url: 'https://a.example', requestBody: undefined },
    ],
    [
      'curl https://me:secret@a.example',
      {
        url: 'https://me:secret@a.example',
        requestHeaders: [['authorization', `Basic ${btoa('me:secret')}`]],
      },
    ],
    ['curl http://me@[fe80::1%25eth0]:80/a', { url: 'http://me@[fe80::1%25eth0]:80/a' }],
  ])('%s', (command, exchange) => {
    expect(one(command)).toMatchObject(exchange);
  });

  it('reports what is missing, with its line', () => {
    const wrong = ['\nHTTP/1.1 200 OK\n\n{}', 'curl -i', '\ncurl --dat=a http://a.example'];
    const two = ['curl --get=a http://a.example', 'curl http://a.example -T a -d b'];
    expect([...wrong, ...two].map(problemOf)).toEqual([
      'Line 2: this response has no request. Paste the curl command above it.',
      'Line 1: this curl command has no address.',
      'Line 2: curl has no option "--dat".',
      'Line 1: curl takes no value for --get.',
      'Line 1: curl sends nothing for --upload-file and --data in one command. Leave one out.',
    ]);
    expect(problemOf("curl 'http://a.example/?a=b c'")).toBe(
      'Line 1: curl sends nothing to an address with a space. Write "%20".',
    );
    expect(problemOf('curl http://a.example -F a=b -d c')).toContain('--form and --data');
    for (const list of ['{101,102}', '[101-103]', '{{id}}', '['])
      expect(problemOf(`curl 'http://a.example/${list}?b'`)).toBe(
        `Line 1: curl reads "${list}" in an address as a list. Write each address out, or add --globoff.`,
      );
  });
});

it('reads an .http file, whose request lines may lack the version and span several lines', () => {
  const file = `@base = https://a.example
### First
# @name first
GET {{base}}/1
    ?a=b
    &c=d
X-One: 1

###
PUT https://a.example/2
Content-Type: application/json

{"a": 1}

> {% client.test("done", () => {}) %}
<> 2026-01-31.200.json

###
POST https://a.example/file
Content-Type: application/json

< ./body.json

### Last
DELETE /3 HTTP/1.1
Host: a.example
`;
  expect(read(file)).toMatchObject([
    { method: 'GET', url: '/1?a=b&c=d', requestHeaders: [['X-One', '1']], requestBody: '' },
    { method: 'PUT', url: 'https://a.example/2', requestBody: '{"a": 1}' },
    { method: 'POST', requestBody: undefined },
    { method: 'DELETE', url: '/3' },
  ]);
});

it('reports a command of another program between those of curl, and keeps those', () => {
  const all = ['curl a.example', 'wget http://a.example', 'http a.example/b', 'curl a.example/b'];
  expect(read(all.join('\n')).map((one) => one instanceof Error)).toEqual([
    false,
    true,
    true,
    false,
  ]);
  const log = 'http server: started\n{"method": "GET", "path": "/a"}';
  expect(read(log)).toContainEqual(expect.objectContaining({ url: '/a' }));
});

it('gives each of several requests of one command its own response', () => {
  const text = 'curl -i a.example/1 a.example/2\nHTTP/1.1 200 OK\n\none\nHTTP/1.1 404 No\n\ntwo';
  expect(read(text)).toMatchObject([
    { url: 'http://a.example/1', status: 200, answerBody: 'one' },
    { url: 'http://a.example/2', status: 404, answerBody: 'two' },
  ]);
});

describe('a text that is not a recording', () => {
  it.each([
    '$answer = Invoke-WebRequest http://a.example',
    'fetch("http://a.example")',
    'PS C:\\Users\\me> curl -Uri http://a.example -Headers @{"a"="b"}',
    'curl http://a.example -Method POST -Body "{}"',
    'irm http://a.example',
    'const answer = await fetch(`http://a.example`);',
    '$ wget -qO- http://a.example',
    'http POST :8002/a b=c',
    'https a.example/a X-B:c',
    'xh put a.example/a',
  ])('is reported as a command of another program: %s', (text) => {
    const sentence =
      'this is a command of another program. Copy it as cURL, or save the calls as a HAR file.';
    expect(problemOf(text)).toBe(`Line 1: ${sentence}`);
    expect(problemOf(`# a comment\n\n${text}`)).toBe(`Line 3: ${sentence}`);
  });

  it('is refused with a list of supported formats', () => {
    expect(problemOf(' \n')).toBe('Line 1: there is nothing in this recording.');
    expect(problemOf('\n\nHello')).toMatch(/^Line 3: this is neither a HAR file, a curl command/);
    expect(problemOf('{"a": 1}')).toMatch(/^Line 1: this line has no method and path of a request/);
  });
});
