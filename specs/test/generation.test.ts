import { describe, expect, it } from 'vitest';
import { apiNames } from '../apis.ts';
import callForHelpAnswers from '../generated/call-for-help.answers.js';
import lockersAnswers from '../generated/lockers.answers.js';
import { api } from '../generated/call-for-help.ts';
import { generatedFiles } from '../generation/files.ts';
import { limitsByName, limitsIn, formatLimit, aboutWords, plainWords } from '../limits/limits.ts';
import { withLimits } from '../limits/placeholders.ts';
import { limitsModule } from '../generation/limits.ts';
import type { OpenApiDocument, WrittenLimit } from '../document.ts';

describe('the generated files', async () => {
  const files = Object.fromEntries(
    await Promise.all(apiNames.map(async (name) => [name, await generatedFiles(name)] as const)),
  );
  it.each(apiNames)('are deterministic, and work under a strict policy: %s', async (name) => {
    expect(await generatedFiles(name)).toEqual(files[name]);
    for (const file of ['validators.js', 'answers.js'])
      expect(files[name]?.[`specs/generated/${name}.${file}`]).not.toMatch(
        /\beval\s*\(|new Function|\brequire\s*\(|^import /m,
      );
  });

  it('include the security scheme of each operation in its type', () => {
    const types = files['radio']?.['specs/generated/radio.types.ts'];
    expect(types).toContain('security: "EdgeDeviceKey"');
    expect(types).toContain('security: "TextSignature"');
  });
});

describe('the request checks', () => {
  it('accept valid input and fill in defaults', () => {
    const step = { message_id: 'a', channel_id: 'b', claimed_by: 'c', claimed_by_user_id: 'd' };
    expect(api.validators['claimRequestBody']?.(step)).toBe(true);
    expect(step).toHaveProperty('request_from', 'microsoft');
  });

  it('count characters, not UTF-16 units', () => {
    const body = (letters: number) => ({ message_id: '🛒'.repeat(letters) });
    expect(api.validators['cancelRequestBody']?.(body(255))).toBe(true);
    expect(api.validators['cancelRequestBody']?.(body(256))).toBe(false);
  });

  it('reject an unmet condition', () => {
    const check = api.validators['updateCallButtonRequestBody'];
    expect(check?.({ device_key: 'a', update_type: 'completed' })).toBe(false);
    expect(check?.errors?.map(({ params }) => params['missingProperty'])).toContain('reason');
  });
});

describe('the answer checks', () => {
  const at = '2025-03-14T15:04:05.000Z';
  const order = {
    id: 3,
    order_id: 'ORD-1003',
    organization_id: 1,
    location_id: 101,
    locker_id: 1,
    cabinet_id: 11,
    app_owner_id: 1,
    open_code: '604178',
    created_at: at,
    updated_at: at,
  };
  it.each([
    ['a documented status', callForHelpAnswers['claimRequest404'], { message: 'Not Found!' }, true],
    ['plain text', callForHelpAnswers['pressCallButton200'], 'Voltage updated', true],
    ['a list', lockersAnswers['listLockers200'], [], true],
    ['a record', lockersAnswers['createOrder201'], order, true],
    [
      'a time without milliseconds',
      lockersAnswers['createOrder201'],
      { ...order, updated_at: '2025-03-14' },
      false,
    ],
    [
      'a field the document does not name',
      callForHelpAnswers['claimRequest200'],
      { success: true, key: 'secret' },
      false,
    ],
  ])('validate %s', (_, check, answer, isValid) => {
    expect(check?.(answer)).toBe(isValid);
  });
});

const limit = (value: number, unit: string): WrittenLimit => ({
  value,
  unit,
  per: 'call',
  by: 'reference server',
});
const head = `openapi: 3.1.0
servers:
  - url: http://localhost:8002
x-limits:
  press-wait: { value: 60, unit: seconds, per: button, by: reference server }
  delay-max: { value: &delay-max 3600, unit: seconds, per: call, by: reference server }
  body-limit: { value: 64, unit: KiB, per: body, by: reference server }
  code-length: { value: 6, unit: digits, per: code, by: reference server }
`;
const published = (text: string) => withLimits(`${head}it: ${text}\n`).split('\nit: ')[1]?.trim();

describe('the text of a limit', () => {
  it.each([
    [60, 'seconds', '60 seconds', 'a minute'],
    [45, 'seconds', '45 seconds', '45 seconds'],
    [1, 'seconds', '1 second', 'a second'],
    [2, 'seconds', '2 seconds', 'two seconds'],
    [600, 'seconds', '600 seconds', 'ten minutes'],
    [3_600, 'seconds', '3,600 seconds', 'an hour'],
    [24, 'hours', '24 hours', 'a day'],
    [30, 'days', '30 days', '30 days'],
    [365, 'days', '365 days', 'a year'],
    [64, 'KiB', '64 KiB', '64 KiB'],
    [6, 'digits', '6 digits', 'six digits'],
    [1_600, 'characters', '1,600 characters', '1,600 characters'],
    [8_002, 'port', '8002', '8002'],
  ])('is correct for %i %s', (value, unit, plain, about) => {
    expect([plainWords(limit(value, unit)), aboutWords(limit(value, unit))]).toEqual([
      plain,
      about,
    ]);
  });

  it('names the APIs of each value if they differ', () => {
    const document = (title: string, value: number) => ({
      info: { title: `${title} API` },
      'x-limits': { 'body-limit': limit(value, 'KiB') },
    });
    const of = (other: number) =>
      limitsByName({
        a: document('Alpha', 64),
        b: document('Beta', other),
        c: document('Gamma', 64),
      });
    expect(formatLimit(of(64).get('body-limit')!, 'text')).toBe('64 KiB');
    expect(formatLimit(of(32).get('body-limit')!, 'text')).toBe(
      '64 KiB for Alpha and Gamma, 32 KiB for Beta',
    );
  });
});

describe('a published document', () => {
  it.each([
    ['after {limit:press-wait}.', 'after 60 seconds.'],
    ['about {limit:press-wait as about}.', 'about a minute.'],
    ['from 0 to {limit:delay-max as number}', 'from 0 to 3600'],
    ['another {limit:press-wait - 3} seconds', 'another 57 seconds'],
    ['one in {limit:10 ^ code-length}', 'one in 1,000,000'],
    ['in {limit:10 ^ code-length * press-wait as days}', 'in 694 days'],
    ['[\'{limit:press-wait - 3}\', "{limit:delay-max}"]', '[57, 3600]'],
    ["'{limit:press-wait - 3} seconds are left'", "'57 seconds are left'"],
    ["'{limit:code-length as zeros}'", "'000000'"],
    ['https://localhost:{limit:port}', 'https://localhost:8002'],
    ['*delay-max', '3600'],
    ['{limit:press-wait - 100}', '1'],
  ])('has %s as %s', (written, expected) => expect(published(written)).toBe(expected));

  it('has values in place of anchors', () => {
    expect(withLimits(head)).toContain('delay-max: { value: 3600, unit');
  });

  it('leaves other text and invalid YAML unchanged', () => {
    for (const text of ['paths:\n  /items/{limit:int}:\n', 'x: &delay-max 3600\n'])
      expect(withLimits(text)).toBe(text);
    const broken = `${head}it: [\n`;
    expect(withLimits(broken)).toBe(broken);
  });

  it('lists the limits if one is unknown', () => {
    expect(() => published('{limit:pres-wait}')).toThrow(
      'There is no limit "pres-wait" in this document. Use one of: press-wait, delay-max, body-limit, code-length, port.',
    );
    expect(() => published('{limit:press-wait as hours}')).toThrow('after "as" goes about');
    expect(() => published('{limit:press-wait % 2}')).toThrow('"%" is none of + - * / ^');
  });
});

it('exports a constant for each limit, in milliseconds, seconds and bytes', () => {
  const document = {
    'x-limits': { 'press-wait': limit(2, 'minutes'), 'body-limit': limit(1, 'KiB') },
  };
  const source = limitsModule(document as unknown as OpenApiDocument);
  expect(source).toContain('export const pressWait: Read<Duration> = {"value":2,');
  expect(source).toContain('"ms":120000,"seconds":120');
  expect(source).toContain('"bytes":1024');
});

it('ignores an x-limits of another format', () => {
  expect(limitsIn({ 'x-limits': { rate: null, burst: 'ten' } as never })).toEqual({});
});
