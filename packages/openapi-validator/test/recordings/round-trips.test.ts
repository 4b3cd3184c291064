import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseRecording, type Exchange } from '../../src/recordings/index.ts';

interface Asked {
  method: string;
  url: string;
  requestHeaders: [string, string][];
  requestBody: string;
}

/** Anything that a command line can carry: no NUL, and line ends as LF. */
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
const asked: fc.Arbitrary<Asked> = fc.record({
  method: fc.constantFrom('POST', 'PUT', 'PATCH'),
  url: fc.webUrl({ withQueryParameters: true }),
  requestHeaders: fc.array(fc.tuple(fc.constantFrom('api-key', 'X-One', 'x-two'), value)),
  requestBody: text,
});
/** With its media type, so that curl adds none. */
const whole = asked.map((one): Asked => ({
  ...one,
  requestHeaders: [...one.requestHeaders, ['Content-Type', 'application/json']],
}));

type Quote = (text: string) => string;

/** As the "Copy as cURL" of Chrome's developer tools does it. */
const chromeCmd: Quote = (one) =>
  `^"${one
    .replaceAll('\\', '\\\\')
    .replaceAll('"', '\\"')
    .replaceAll(/[^a-zA-Z0-9\s_\-:=+~'/.',?;()*`]/g, '^$&')
    .replaceAll(/%(?=[a-zA-Z0-9_])/g, '%^')
    .replaceAll('\n', '^\n\n')}^"`;
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
  ['cmd, as Chrome copies', { quote: chromeCmd, goOn: '^' }],
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

describe('a curl command, read back as what was asked', () => {
  it.each(shells)('holds in %s', (name, { quote, goOn, program = 'curl' }) => {
    fc.assert(
      fc.property(whole, fc.constantFrom('\n', '\r\n'), (request, lineEnd) => {
        // What has a quote behind a backslash reads like what is written for the other PowerShell.
        const everything = [request.requestBody, ...request.requestHeaders.flat()].join('\n');
        fc.pre(!name.startsWith('PowerShell 7.3') || !/\\"/.test(everything));
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
});
