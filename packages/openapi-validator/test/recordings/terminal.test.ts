import { describe, expect, it } from 'vitest';
import { parseRecording, type Exchange } from '../../src/recordings/index.ts';

const parts = (...lines: string[]) => [...parseRecording(lines.join('\n')).exchanges];
const read = (...lines: string[]) => parts(...lines) as Exchange[];
const problems = (...lines: string[]) =>
  parts(...lines).map((one) => (one instanceof Error ? one.message : one.place));
const url = 'https://a.example/press';
const form = 'application/x-www-form-urlencoded';
const typographic = (sign: string) =>
  `"${sign}" is a typographic sign. Write quotes as " or ' and options with "-".`;

describe('a command', () => {
  it.each([
    ...['me@host:~/x$ ', 'me@host x % ', '[root@host ~]# ', '➜  x git:(main) ✗ ', 'PS /home/me> '],
    ...[
      '1. ',
      '  501  ',
      '\u001b[1;32m$\u001b[0m ',
      '- ',
      '$ time ',
      'sudo ',
      'TOKEN="a b" ',
      '/usr/bin/',
      'echo \'{"a":1}\' | ',
    ],
    ...['a=$(', 'while true; do ', '{ ', '\\'],
  ])('is found behind a prompt, a program or an operator: %s', (before) => {
    const found = read(`${before}curl -i ${url}`, 'HTTP/1.1 200 OK', '', '{"a":1}');
    expect(found).toMatchObject([{ url, status: 200, answerBody: '{"a":1}' }]);
    const [, second] = read(`curl ${url}`, `${before}curl -d a ${url}`);
    expect(second).toMatchObject({ method: 'POST', place: 'line 2' });
  });

  it.each(['; ', ' && ', ' | '])('ends at an operator, and the next one begins: %s', (operator) => {
    const found = read(`$ curl ${url}/1${operator}curl ${url}/2`);
    expect(found.map((one) => one.url)).toEqual([`${url}/1`, `${url}/2`]);
    expect(read(`(curl ${url})`)).toMatchObject([{ url }]);
  });

  it.each([
    ['$ ', '\\', '> '],
    ['me@host x % ', '\\', 'pipe> '],
    ['> ', '\\', '> '],
    ['PS C:\\> ', '`', '>> '],
    ['C:\\>', '^', 'More? '],
  ])('continues behind the sign of the shell for more: %s%s', (before, end, more) => {
    const lines = [`${before}curl ${url} ${end}`, `${more}  -X PUT ${end}`, `${more}-d "a"`];
    expect(read(...lines)).toMatchObject([{ method: 'PUT', url, requestBody: 'a' }]);
  });

  it('keeps a sign for more within its quotes', () => {
    const quoted = read(`$ curl ${url} -d '{`, '>  "a": 1', `> }'`);
    expect(quoted).toMatchObject([{ requestBody: '{\n "a": 1\n}' }]);
    expect(read(`curl ${url} \\`, '> answer.json')).toMatchObject([{ url, requestBody: '' }]);
  });

  it.each([
    ['curl -d "{\\"a\\": $A}" -H "api-key: $KEY"', '$KEY'],
    ['curl -d "{\\"a\\": ${A:-1}}" -H "api-key: ${KEY}"', '$KEY'],
    ['curl -d "$(cat a.json)" -H "api-key: $(cat key)"', '$'],
    ['curl --data-urlencode "a=$A" -H "api-key: $KEY"', '$KEY'],
    [`curl -d "$(printf '{"a":1}\\x0a')" -H "api-key: $(echo "a (b)" | tr ')' x)"`, '$'],
    ['curl -d "$(cat <<EOF\n{"a": "it\'s"}\nEOF\n)" -H "api-key: $(a $(b))"', '$'],
    ['curl -d "`cat a.json`" -H "api-key: `date`"', '$'],
    ['curl.exe -d $body -H "api-key: $KEY"', '$KEY'],
    ['curl.exe -d "`"$body`"" -H "api-key: $env:KEY"', '$env:KEY'],
  ])('has an unknown body where a variable is: %s', (text, key) => {
    expect(read(`${text} "$BASE/press?a=$A"`)).toEqual([
      {
        place: 'line 1',
        method: 'POST',
        url: 'http://$BASE/press?a=$A',
        requestHeaders: Object.entries({ 'api-key': key, 'content-type': form }),
        requestBody: undefined,
      },
    ]);
  });

  it('has an unknown body where cmd has a variable, but not where a character is encoded', () => {
    const text = `-H "api-key: %KEY%" -d "{\\"a\\": %A%}" "${url}?b=%C3%A9%20%B%"`;
    const requestHeaders = Object.entries({ 'api-key': '$KEY', 'content-type': form });
    const sent = { url: `${url}?b=%C3%A9%20$B`, requestHeaders, requestBody: undefined };
    for (const command of [`C:\\>curl ${text}`, `curl ^\n${text}`])
      expect(read(command)).toMatchObject([sent]);
  });

  it('reads a dollar sign in single quotes, or behind a backslash, as itself', () => {
    expect(read(`curl ${url} -d '$A'"\\$B"$"C"`)).toMatchObject([{ requestBody: '$A$BC' }]);
  });

  it.each([
    ['curl "$URL"', 'the address takes "$URL" from the shell. Write its value.'],
    ['curl "$BASE/a/${ID}/b"', 'the address takes "$ID" from the shell. Write its value.'],
    ['C:\\>curl "%BASE%/%ID%"', 'the address takes "$ID" from the shell. Write its value.'],
    ['curl "$BASE/a?a=$A&$B"', 'the address takes "$B" from the shell. Write its value.'],
    ['curl "$BASE/a/$(id -u)"', 'the address takes "$(…)" from the shell. Write its value.'],
    [
      `curl ${url} -d 'it's'`,
      `the quote ' in column 38 is not closed. Close it; a quote within it is written '\\''`,
    ],
    [
      `curl ${url} -d "{"a": "b"`,
      'the quote " in column 42 is not closed. Close it; a quote within it is written \\"',
    ],
    [`curl ${url} -d “a”`, typographic('“')],
    [`curl ${url}/<id>/a -H "a: <b>"`, '"<id>" is a placeholder. Write its value.'],
    [`curl ${url}?a=1&b=2 -d c`, 'the shell ends this command at "&". Put the address in quotes.'],
    [
      `Invoke-WebRequest ${url}`,
      'this is a command of another program. Copy it as cURL, or save the calls as a HAR file.',
    ],
    [`curl —data a ${url}`, typographic('—')],
  ])('is not read as something else: %s', (text, problem) => {
    const after = [`curl ${url}`, 'HTTP/1.1 200 OK', '', '{"a":"it\'s"}', `curl ${url}`];
    expect(problems(text, ...after)).toEqual([`Line 1: ${problem}`, 'line 2', 'line 6']);
  });

  it('reports the line of a quote, not that of the command', () => {
    expect(problems(`curl ${url} \\`, `  -d '{`, `"a": "it's"}'`, 'more')).toEqual([
      `Line 3: the quote " in column 11 is not closed. Close it; a quote within it is written \\"`,
    ]);
  });

  it.each(['', ' \\ ', ' \\\n', ' /'])('is reported if it ends too early: %j', (end) => {
    const line = 2 + end.split('\n').length - 1;
    expect(problems(`curl ${url}${end}`, "  -H'a: b' \\", '  --data c', `curl ${url}`)).toEqual([
      `Line ${line}: the curl command ends above "-H". Let each of its lines but the last end with "\\" ("^" in cmd, "\`" in PowerShell), without a space after it.`,
      `line ${line + 2}`,
    ]);
  });

  it('may end with a backslash, or have one between its words', () => {
    expect(read(`curl ${url} \\`)).toMatchObject([{ url }]);
    expect(read(`curl ${url} \\  -d a`)).toMatchObject([{ url, requestBody: 'a' }]);
  });
});

describe('what a terminal prints after a response', () => {
  it.each([
    '%\nme@host x % ',
    'me@host:~/x$ ',
    '\n[root@host ~]# exit',
    '\nPS C:\\Users\\me> ',
    '\n200 0.123s\n$ ',
    '\n\n~/x via v20 took 2s\n❯ ',
    '⏎\nme@host ~/x> cat it\nit',
    '\n```\nWhy?',
    '\n\n------\n',
  ])('is no part of its JSON: %j', (after) => {
    const [one] = read(`curl -i ${url}`, 'HTTP/1.1 200 OK', '', `{"a":"b@c"}${after}`);
    expect(one).toMatchObject({ answerBody: '{"a":"b@c"}' });
  });

  it('is read if the response is not JSON without it either', () => {
    for (const body of ['{"a":1}}\n$', '{"a":1}\n{"b":2}', '{"a":1}\nWarning', '{"a"\n$']) {
      const [one] = read(`curl -i ${url}`, 'HTTP/1.1 200 OK', '', body);
      expect(one).toMatchObject({ answerBody: body });
    }
  });

  it.each(['{"a":1}', '[]', 'plain text'])('may be the next command: %s', (body) => {
    const answerBody = body === 'plain text' ? undefined : body;
    const head = ['HTTP/1.1 200 OK', ''];
    const lines = [`curl -i ${url}`, ...head, `${body}me@host:~$ curl -i ${url}/2`, ...head, '2'];
    expect(read(...lines)).toMatchObject([
      { url, answerBody },
      { url: `${url}/2`, place: 'line 4', answerBody: '2' },
    ]);
  });
});

it('reads a response that lost its empty line, or has the command of another program', () => {
  for (const body of ['{"a":1}', '[]'])
    expect(read(`curl -i ${url}`, 'HTTP/1.1 200 OK', 'a: b', body)).toMatchObject([
      { answerHeaders: [['a', 'b']], answerBody: body },
    ]);
  expect(read(`curl -i ${url}`, 'HTTP/1.1 200 OK', '', 'fetch("b")')).toMatchObject([
    { answerBody: 'fetch("b")' },
  ]);
});

describe('the output of curl -v', () => {
  it('has a proxy before the request, and may end its lines twice', () => {
    const lines = [
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
    ];
    expect(read(lines.join('\r\r\n'))).toEqual([
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

  it('does not end the recording if the address is damaged', () => {
    const lines = ["curl -v 'http://a^b'", '> GET / HTTP/1.1', `curl ${url}`];
    expect(read(...lines)).toMatchObject([{ url: 'http://a^b/' }, { url }]);
  });
});

it('reads a message of HTTP/1.1 with its headers, its body and its response', () => {
  const post = ['POST /press HTTP/1.1', 'Host: a.example', '', '{"a":', '1}'];
  const answer = ['', 'HTTP/1.1 200 OK', '', 'ok'];
  const lines = [...post, ...answer, ...post, 'GET /a HTTP/1.1', 'api-key: k'];
  const requestHeaders = [['Host', 'a.example']];
  const request = { method: 'POST', url: '/press', requestHeaders, requestBody: '{"a":\n1}' };
  expect(read(...lines)).toMatchObject([
    { ...request, place: 'line 1', status: 200, answerBody: 'ok' },
    { ...request, place: 'line 10' },
    { method: 'GET', url: '/a', requestHeaders: [['api-key', 'k']], requestBody: '' },
  ]);
});

it('reads messages of HTTP/1.1 up to the lines that separate them', () => {
  const message = [`POST ${url} HTTP/1.1`, 'a: b', '', '{"a":1}', '', '### Next', '# @name two'];
  const sent = { method: 'POST', url, requestBody: '{"a":1}' };
  expect(read(...message, ...message)).toMatchObject([sent, { ...sent, place: 'line 8' }]);
});
