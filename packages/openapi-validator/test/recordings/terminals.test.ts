import { describe, expect, it } from 'vitest';
import { readRecording, type Exchange } from '../../src/recordings/index.ts';

const read = (...lines: string[]) => [...readRecording(lines.join('\n')).exchanges] as Exchange[];
const url = 'https://a.example/press';

describe('a command behind a prompt', () => {
  it.each([
    'me@host:~/x$ ',
    'me@host x % ',
    '[root@host ~]# ',
    'bash-5.1$ ',
    'host:x me$ ',
    '➜  x git:(main) ✗ ',
    '❯ ',
    '$ time ',
    'sudo ',
    'TOKEN=abc ',
    '/usr/bin/',
  ])('is found: %s', (prompt) => {
    const found = read(`${prompt}curl -i ${url}`, 'HTTP/1.1 200 OK', '', '{"a":1}');
    expect(found).toMatchObject([{ url, status: 200, answerBody: '{"a":1}' }]);
    expect(read(`curl ${url}`, `${prompt}curl -d a ${url}`)).toMatchObject([
      { method: 'GET' },
      { method: 'POST', place: 'line 2' },
    ]);
  });

  it.each([
    ['$ ', '> '],
    ['me@host x % ', '> '],
    ['PS C:\\> ', '>> '],
  ])('goes on behind the sign of the shell for more: %s%s', (prompt, more) => {
    const [end, program] = prompt.startsWith('PS') ? ['`', 'curl.exe'] : ['\\', 'curl'];
    const lines = [`${prompt}${program} ${url} ${end}`, `${more}  -X PUT ${end}`, `${more}-d a`];
    expect(read(...lines)).toMatchObject([{ method: 'PUT', url, requestBody: 'a' }]);
  });

  it('goes on within its quotes', () => {
    expect(read(`$ curl ${url} -d '{`, '>  "a": 1', `> }'`)).toMatchObject([
      { requestBody: '{\n "a": 1\n}' },
    ]);
  });

  it('keeps a sign that the quoted text has itself', () => {
    expect(read(`$ curl ${url} -d 'a`, `b > c'`)).toMatchObject([{ requestBody: 'a\nb > c' }]);
    expect(read(`curl ${url} \\`, '> answer.json')).toMatchObject([{ url, requestBody: '' }]);
  });
});

describe('what a terminal prints behind an answer', () => {
  it.each([
    '%',
    'me@host:~/x$ ',
    '\nme@host:~/x$ ',
    '\n$ ',
    '\n[root@host ~]# exit',
    '\nPS C:\\Users\\me> ',
    '200',
    '\n200 0.123s',
  ])('is no part of its JSON: %j', (behind) => {
    const [one] = read(`curl -i ${url}`, 'HTTP/1.1 200 OK', '', `{"a":"b@c"}${behind}`);
    expect(one).toMatchObject({ answerBody: '{"a":"b@c"}' });
  });

  it('is told by the length of the answer', () => {
    const lines = ['HTTP/1.1 200 OK', 'Content-Length: 8', '', '{"a":"é"}'];
    const [one] = read(`curl -i ${url}`, ...lines.with(1, 'Content-Length: 10'), 'took 3 s');
    expect(one).toMatchObject({ answerBody: '{"a":"é"}' });
    expect(read(`curl -i ${url}`, ...lines)).toMatchObject([{ answerBody: '{"a":"é"}' }]);
  });

  it('is kept where the answer is no JSON without it either', () => {
    const [one] = read(`curl -i ${url}`, 'HTTP/1.1 200 OK', '', '{"a":1}}', '$');
    expect(one).toMatchObject({ answerBody: '{"a":1}}\n$' });
  });

  it('is the next command, too', () => {
    const head = ['HTTP/1.1 200 OK', ''];
    expect(
      read(`curl -i ${url}`, ...head, `{"a":1}me@host:~$ curl -i ${url}/2`, ...head, '{"b":2}'),
    ).toMatchObject([
      { url, answerBody: '{"a":1}' },
      { url: `${url}/2`, place: 'line 4', answerBody: '{"b":2}' },
    ]);
  });
});

describe('what curl -v says', () => {
  it('begins with the way through a proxy, which is no request of the recording', () => {
    expect(
      read(
        `curl -v -x http://proxy:3128 ${url} -d a`,
        '> CONNECT a.example:443 HTTP/1.1',
        '> Host: a.example:443',
        '>',
        '< HTTP/1.1 200 Connection established',
        '<',
        '* CONNECT phase completed',
        '> POST /press HTTP/2',
        '> Host: a.example',
        '>',
        '< HTTP/2 201',
        '<',
        '{"a":1}',
      ),
    ).toEqual([
      {
        place: 'line 1',
        method: 'POST',
        url,
        requestHeaders: [['Host', 'a.example']],
        requestBody: 'a',
        status: 201,
        answerHeaders: [],
        answerBody: '{"a":1}',
      },
    ]);
  });

  it('may end with trailers', () => {
    const lines = ['> GET /press HTTP/1.1', '>', '< HTTP/1.1 200 OK', '<', '{"a":1}', '< x-t: 5'];
    expect(read(`curl -v ${url}`, ...lines)).toMatchObject([{ answerBody: '{"a":1}' }]);
  });

  it('keeps a redirect apart from the next address', () => {
    const call = (path: string, status: number) => [
      `> GET ${path} HTTP/1.1`,
      '>',
      `< HTTP/1.1 ${status} So`,
      '<',
    ];
    expect(
      read(
        `curl -Lv ${url}/1 ${url}/2`,
        ...[...call('/press/1', 302), ...call('/3', 200), ...call('/press/2', 404)],
      ),
    ).toMatchObject([
      { url: `${url}/1`, status: 302 },
      { url: '/3', status: 200 },
      { url: `${url}/2`, status: 404 },
    ]);
  });
});
