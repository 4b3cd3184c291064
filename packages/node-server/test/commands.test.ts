import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { readCommand } from '../src/commands.ts';
import { runProcess } from '../test-process.ts';
import { commands } from './commands-fixture.ts';

const folder = await mkdtemp(join(tmpdir(), 'frontline-commands-'));
afterAll(() => rm(folder, { recursive: true, force: true }));

const fixture = new URL('commands-fixture.ts', import.meta.url);
const keys = (...args: string[]) =>
  runProcess(fixture, args, { SHOP_DATABASE_FILE: join(folder, 'shop.sqlite') }).ended;

it('shows a new secret once and lists without it', async () => {
  const made = await keys('create-door', '--door-id', '7', '--name=Back door');
  expect(made.output).toMatch(
    /^Made door 7\.\n\napi-key: [\w-]{43}\n\nKeep it now: it is not stored readably and cannot be shown again\.\n$/,
  );
  const listed = await keys('list-doors');
  expect(listed.output).toBe('id  name\n7   Back door\n');
});

it('refuses wrong flags, all at once', async () => {
  const { code, output, errors } = await keys('create-door', 'seven', '--door-id', '0');
  expect({ code, output }).toEqual({ code: 1, output: '' });
  expect(errors).toBe(
    '"seven" stands alone: every value follows its flag.\n' +
      '--door-id is "0": give a whole number from 1 to 999, such as --door-id 1\n',
  );
});

it.each([
  [
    'a missing flag',
    ['create-door'],
    /^--door-id is missing: give a whole number from 1 to 999, such as --door-id 1$/,
  ],
  [
    'an unknown flag',
    ['create-door', '--dor-id', '1'],
    /^--dor-id is not known here\. Did you mean --door-id\?$/,
  ],
  [
    'a flag without its value',
    ['create-door', '--door-id'],
    /^--door-id has no value: write it after a space\.$/,
  ],
])('refuses %s', (_, [word = '', ...args], sentence) => {
  expect(() => readCommand({ name: 'shop', commands }, word, args)).toThrow(sentence);
});

it('refuses an unknown command, and lists the known ones', () => {
  expect(() => readCommand({ name: 'shop', commands }, 'open-sesame', []))
    .toThrowErrorMatchingInlineSnapshot(`
    [SettingsError: There is no command "open-sesame".

    Keys of the shop server: npm run serve -- shop keys <command>

      create-door
          Makes a door and its key.
          --door-id  Number of the door.
          --name (optional)  What is written on it.
      list-doors
          Lists the doors.]
  `);
});
