import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { readFacts } from '../features/openapi-components/build/documents.ts';
import { writtenLimits } from './written-limits.ts';

const site = path.join(import.meta.dirname, '..');
const limits = [...readFacts().limits].map(([name, [first]]) => ({ ...first!.limit, name }));
const found = (text: string) => writtenLimits(text, limits).map((one) => one.split(':')[0]);

describe('a written limit', () => {
  it.each([
    ['press-wait', 'A button may be pressed once a minute.'],
    ['press-wait', '| Second press | 429 for one minute |'],
    ['request-timeout', 'A request times out after ten minutes.'],
    ['delay-max', 'A delay of one hour at most.'],
    ['door-travel', 'The door takes two seconds.'],
    ['locker-timer', 'The timer is 15 seconds.'],
    ['open-code-length', 'An open code has six digits.'],
    ['wrong-codes-at-once', 'Ten wrong codes pass.'],
    ['body-limit', 'A body has at most 64 KiB.'],
    ['idempotency-key-lifetime', 'An `Idempotency-Key` counts for 24 hours.'],
    ['text-length', 'A message has up to 1,600 characters.'],
    ['message-id-bits', 'It has 128 random bits, 128 bits in all.'],
    ['account-sid-length', '`AccountSid` has 34 characters.'],
    ['port-lockers', 'Lockers listens on port 8004.'],
  ])('of %s is found in: %s', (name, text) => expect(found(text)).toContain(name));

  it.each([
    'Wait <Limit of="press-wait" /> after a press.',
    'Practice for ten minutes before you open.',
    'Press the button. The drill takes five minutes.',
    'A second press creates a second request.',
    'The sign hangs 48 inches high, for a minute of reading.',
    'wait(`The door takes ${doorTravel.about}.`, doorTravel.seconds)',
    '```sh\ncurl http://localhost:8004/api # after a press wait 60 seconds\n```',
    'Version 1.8004 and 18004 are no ports.',
    'An hour at the store: a press, a claim. Wait a quarter of an hour and press again.',
    'A wrong code, then the right one. Choose a 10-digit number or a short code.',
    'Seven steps, six cabinets, one code.',
  ])('is not found in: %s', (text) => expect(writtenLimits(text, limits)).toEqual([]));

  it('of an unknown kind throws', () => {
    const limit = {
      name: 'queue-length',
      unit: 'calls',
      value: 3,
      text: '3 calls',
      about: 'three calls',
    };
    expect(() => writtenLimits('Three calls.', [limit])).toThrow('how queue-length (calls) is');
  });
});

describe('no limit is written by hand', () => {
  const below = (folder: string, ending: RegExp) =>
    readdirSync(path.join(site, folder), { recursive: true, encoding: 'utf8' })
      .filter((name) => ending.test(name) && !name.startsWith('test'))
      .map((name) => path.join(folder, name));
  // Optional features have an index.ts.
  const optional = readdirSync(path.join(site, 'features'))
    .filter((name) => existsSync(path.join(site, 'features', name, 'index.ts')))
    .map((name) => `features/${name}`);
  const files = [
    'content',
    'features/figures/page',
    'features/labs/page',
    ...optional,
    'features/printables/build',
    'features/printables/shared',
  ].flatMap((folder) => below(folder, /\.tsx?$/));
  const pages = below('docs', /\.mdx$/);

  it('has files to look at', () => expect(files.length).toBeGreaterThan(60));

  it.each([...files, ...pages])('in %s', (file) => {
    const text = readFileSync(path.join(site, file), 'utf8');
    const read = file.endsWith('.mdx')
      ? [text.replaceAll(/^# .*(?=[^]*^---$)/gm, '')]
      : linesOfCode(text);
    expect(read.flatMap((one) => writtenLimits(one, limits))).toEqual([]);
  });
});

/** Each line joined with the next, for wrapped strings; without comments. */
function linesOfCode(text: string): string[] {
  const lines = text.replaceAll(/\/\*.*?\*\/|^\s*\/\/[^\n]*$/gms, '').split('\n');
  return lines.map((line, index) => `${line.trim()} ${lines[index + 1]?.trim() ?? ''}`);
}
