import { execFile, execFileSync } from 'node:child_process';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, it } from 'vitest';
import fc from 'fast-check';
import { parseRecording, type Exchange } from '../../src/recordings/index.ts';

const run = promisify(execFile);
const skipped = hasCurl() ? '' : ' (skipped: there is no curl here)';
const seen: Exchange[] = [];
const server = createServer(async (request, answer) => {
  let body = '';
  for await (const piece of request) body += String(piece);
  const { method = '', url = '', rawHeaders } = request;
  const headers = rawHeaders.flatMap((name, at) =>
    at % 2 === 0 ? [[name, rawHeaders[at + 1]!] as const] : [],
  );
  seen.push({ place: '', method, url, requestHeaders: headers, requestBody: body });
  answer.end();
});
let base = '';
beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => server.close());

const heard = /^(?:content-type|accept|authorization|user-agent|referer|cookie|x-.*)$/;
/** A normalized request: its own headers sorted by name. */
function normalized({ method, url, requestHeaders = [], requestBody: body }: Exchange) {
  const headers = requestHeaders
    .map(([name, value]) => [name.toLowerCase(), value] as const)
    .filter(([name, value]) => heard.test(name) && value !== '*/*' && !/^curl\//.test(value))
    .sort();
  const target = new URL(url, base);
  return {
    method,
    target: (target.pathname + target.search).replaceAll(/%\w\w/g, (one) => one.toLowerCase()),
    headers,
    body,
  };
}

it
  .skipIf(skipped)
  .each([
    `curl --oauth2-bearer abc BASE/a`,
    `curl -so/dev/null -Lm5 BASE/a?b=c`,
    `curl BASE/a --json '{"a":[' --json '1]}'`,
    `curl BASE/a -d a --json b -d c`,
    `curl BASE/a --json '{}' -H 'Content-Type: text/plain' -H 'Accept:'`,
    `curl BASE/a -d a=1 --data-raw @b --data-urlencode 'c=d e/ü'"'"'!(*)' --data-urlencode '=f g' --data-urlencode 'h i'`,
    `curl -G BASE/a?x=1 -d a=1 --data-urlencode 'c=d e'`,
    `curl -G 'BASE/a#part' --data-urlencode 'c=d&e=f'`,
    `curl BASE/a --url-query 'q=a b' --url-query +raw=1`,
    `curl -GI BASE/a -d a=1`,
    `curl -I BASE/a`,
    `curl -d '' BASE/a`,
    `curl -XDELETE BASE/a -H 'X-Empty;' -H 'X-None:' -H 'x-two:2'`,
    `curl BASE/a -d a -H 'Content-Type:'`,
    `curl -u me:secret -A agent -e http://from.example/ -b 'a=1; b=2' -b c=3 BASE/a`,
    `curl BASE/a BASE/b -d c`,
    `curl -X PUT -d a BASE/a --next BASE/b -H 'X-Two: 2'`,
    `curl BASE --request-target /other?c=d`,
    `curl --head-only BASE/a || curl --data-ra 'x y' BASE/a`,
    `curl BASE/a 2>/dev/null -H 'X-One: 1' > /dev/null | cat # BASE/b`,
    `curl BASE/a -H 'Authorization: Own x' -u me:secret`,
    `curl -- BASE/a`,
    `curl -g 'BASE/[1-3]?a={b}'`,
    String.raw`curl 'BASE/a\[1\]?b[]=1&c=[::1]'`,
    `curl BASE/a -d @- <<'END' | cat\n{"a": "$x",\n "b": 1}\nEND`,
    `cat <<-END | curl BASE/a --json @-\n\t{\n\t  "a": 1\n\tEND\nEND\ncurl BASE/b`,
    `curl BASE/a --data-binary @- <<END\na\n\nEND`,
    `curl -T - BASE/a <<END\na\nEND`,
  ])(`reads what curl sends for %s${skipped}`, async (line) => {
  seen.length = 0;
  const command = line.replaceAll('BASE', base);
  await run('bash', ['-c', command], { timeout: 20_000 }).catch(() => undefined);
  const read = [...parseRecording(command).exchanges].filter((one) => !(one instanceof Error));
  expect(read.map((one) => normalized(one as Exchange))).toEqual(seen.map(normalized));
  expect(seen.length).toBeGreaterThan(0);
});

it.skipIf(skipped)(`knows whether each option of this curl takes a value${skipped}`, () => {
  const help = execFileSync('curl', ['--help', 'all'], { encoding: 'utf8' });
  const options = [...help.matchAll(/^ (?:-(.), |    ) ?--([\w.-]+)( <| \[)?/gm)];
  expect(options.length).toBeGreaterThan(200);
  for (const [, letter, name, word] of options) {
    if (/^(?:url|next|request-target|proto-default|help|manual|version)$/.test(name!)) continue;
    const value = /^(?:form|form-string)$/.test(name!) ? ' a=b' : ' ab';
    for (const option of letter ? [`--${name}`, `-${letter}`] : [`--${name}`]) {
      const command = `curl ${option}${word ? value : ''} http://a.example/x`;
      const [read, ...more] = [...parseRecording(command).exchanges];
      expect([read, more], command).toMatchObject([{ place: 'line 1' }, []]);
      expect((read as Exchange).url, command).toMatch(/^http:\/\/a\.example\/x(?:\?ab)?$/);
    }
  }
});

function hasCurl(): boolean {
  try {
    return execFileSync('curl', ['--version'], { encoding: 'utf8' }) >= 'curl 7.88';
  } catch {
    return false;
  }
}

interface TestRequest {
  method: string;
  url: string;
  requestHeaders: [string, string][];
  requestBody: string;
}

/** Any text that a command line can contain: no NUL, and newlines as LF. */
const text = fc
  .string({
    unit: fc.oneof(
      fc.constantFrom(...'"\'\\^`%$!&|<>\n {}[]@=;#'),
      fc.string({ unit: 'grapheme', minLength: 1, maxLength: 1 }),
    ),
  })
  .map((one) => one.replaceAll(/[\0\r]/g, ''));
const value = fc
  .string({ unit: fc.constantFrom(...'aZ0 "\'\\^`%$!&|<>{}[]@=;#:,'), maxLength: 12 })
  .map((one) => one.trim())
  .filter((one) => one !== '' && one !== ';');
const requests: fc.Arbitrary<TestRequest> = fc.record({
  method: fc.constantFrom('POST', 'PUT', 'PATCH'),
  url: fc.webUrl({ withQueryParameters: true }),
  requestHeaders: fc.array(fc.tuple(fc.constantFrom('api-key', 'X-One', 'x-two'), value)),
  requestBody: text,
});
/** With an explicit media type, so that curl adds none. */
const whole = requests.map((one): TestRequest => ({
  ...one,
  requestHeaders: [...one.requestHeaders, ['Content-Type', 'application/json']],
}));

type Quote = (text: string) => string;

/** Quotes as "Copy as cURL" of Chrome's developer tools does. */
const chromeCmd =
  (mark = '^"'): Quote =>
  (one) =>
    `${mark}${one
      .replaceAll('\\', '\\\\')
      .replaceAll('"', '\\"')
      .replaceAll(/[^a-zA-Z0-9\s_\-:=+~'/.',?;()*`]/g, '^$&')
      .replaceAll(/%(?=[a-zA-Z0-9_])/g, '%^')
      .replaceAll('\n', '^\n\n')}${mark}`;
const chromeCmdUntil2023: Quote = (one) => chromeCmd(one.includes('\n') ? '^"' : '"')(one);
const olderCmd: Quote = (one) =>
  `"${one.replaceAll('\\', '\\\\').replaceAll('"', '\\"').replaceAll(/[\n]/g, '"^\r\n\r\n"')}"`;
const chromePosix: Quote = (one) =>
  `$'${one
    .replaceAll('\\', '\\\\')
    .replaceAll("'", "\\'")
    .replaceAll('\n', '\\n')
    .replaceAll(
      /[^\x20-\x7e]|!/g,
      (each) => `\\u${each.charCodeAt(0).toString(16).padStart(4, '0')}`,
    )}'`;
const firefoxPosix: Quote = (one) =>
  `$'${one
    .replaceAll(/[\\']/g, '\\$&')
    .replaceAll(/[^\x20-\x7e]+/g, (each) =>
      [...new TextEncoder().encode(each)]
        .map((byte) => `\\x${byte.toString(16).padStart(2, '0')}`)
        .join(''),
    )}'`;
const forOldPrograms = (one: string) => one.replaceAll(/(\\*)"/g, '$1$1\\"');

const shells: [string, { quote: Quote; goOn: string; program?: string }][] = [
  ['bash, in single quotes', { quote: (one) => `'${one.replaceAll("'", "'\\''")}'`, goOn: '\\' }],
  [
    'bash, in double quotes',
    { quote: (one) => `"${one.replaceAll(/[\\"$`]/g, '\\$&')}"`, goOn: '\\' },
  ],
  ['bash, as Chrome copies', { quote: chromePosix, goOn: '\\' }],
  ['bash, as Firefox copies', { quote: firefoxPosix, goOn: '\\' }],
  ['cmd, as Chrome copies', { quote: chromeCmd(), goOn: '^' }],
  ['cmd, as Chrome copied until 2023', { quote: chromeCmdUntil2023, goOn: '^' }],
  ['cmd, as Chrome copied before', { quote: olderCmd, goOn: '^' }],
  [
    'PowerShell 7.3, in single quotes',
    { quote: (one) => `'${one.replaceAll("'", "''")}'`, goOn: '`', program: 'curl.exe' },
  ],
  [
    'PowerShell 7.3, in double quotes',
    {
      quote: (one) => `"${one.replaceAll(/[`"$]/g, '`$&').replaceAll('\n', '`n')}"`,
      goOn: '`',
      program: 'curl.exe',
    },
  ],
  [
    'PowerShell 5, in single quotes',
    {
      quote: (one) => `'${forOldPrograms(one).replaceAll("'", "''")}'`,
      goOn: '`',
      program: 'curl.exe',
    },
  ],
];

it.each(shells)('parses a quoted command in %s', (name, { quote, goOn, program = 'curl' }) => {
  fc.assert(
    fc.property(whole, fc.constantFrom('\n', '\r\n'), (request, lineEnd) => {
      // An escaped quote looks like a command for the older PowerShell.
      const everything = [request.requestBody, ...request.requestHeaders.flat()].join('\n');
      fc.pre(!name.startsWith('PowerShell 7.3') || !/\\"/.test(everything));
      // It did not escape a variable of cmd, nor a caret.
      fc.pre(name !== 'cmd, as Chrome copied before' || !/%\w+%|\^[^\w\s]/.test(everything));
      const command = [
        `${program} -X ${request.method} ${quote(request.url)}`,
        ...request.requestHeaders.map((header) => `-H ${quote(header.join(': '))}`),
        `--data-raw ${quote(request.requestBody)}`,
      ].join(` ${goOn}${lineEnd}  `);
      const read = [...parseRecording(`${command}${lineEnd}`).exchanges] as Exchange[];
      const [address = ''] = request.url.split('#');
      expect(read).toEqual([{ place: 'line 1', ...request, url: address }]);
    }),
  );
});
