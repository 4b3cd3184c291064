import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { openSqlite } from '@frontline/storage/sqlite';
import { readArguments } from '../src/arguments.ts';
import { readCommand } from '../src/commands.ts';
import { createKeysRunner } from '../test-commands.ts';
import { runProcess } from '../test-process.ts';
import { commands } from './commands-fixture.ts';

const folder = await mkdtemp(join(tmpdir(), 'frontline-commands-'));
afterAll(() => rm(folder, { recursive: true, force: true }));

const fixture = new URL('commands-fixture.ts', import.meta.url);
const keys = (...args: string[]) =>
  runProcess(fixture, args, { SHOP_DATABASE_FILE: join(folder, 'shop.sqlite') }).ended;

it('shows a new secret once', async () => {
  const made = await keys('create-door', '--door-id', '7', '--name=Back door');
  expect(made.output).toMatch(
    /^Made door 7\.\n\napi-key: [\w-]{43}\n\nKeep it now: it is not stored readably and cannot be shown again\.\n$/,
  );
});

it('refuses wrong flags, all at once', async () => {
  const { code, output, errors } = await keys('create-door', 'seven', '--door-id', '0');
  expect({ code, output }).toEqual({ code: 1, output: '' });
  expect(errors).toBe(
    '"seven" has no flag: every value follows its flag.\n' +
      '--door-id is "0": give a whole number from 1 to 999, such as --door-id 1\n',
  );
});

it('does not create a database to list what is in it', async () => {
  const file = join(folder, 'mistyped.sqlite');
  const { code, errors } = await runProcess(fixture, ['list-doors'], { SHOP_DATABASE_FILE: file })
    .ended;
  expect({ code, errors }).toEqual({
    code: 1,
    errors: `There is no SQLite database "${file}". Start the server once, or correct SHOP_DATABASE_FILE.\n`,
  });
  expect(existsSync(file)).toBe(false);
});

it('prints rows as a table', async () => {
  const db = await openSqlite({ file: ':memory:' });
  await db.sql`create table doors (id integer, name text)`;
  await db.sql`insert into doors values (7, 'Back door')`;
  expect(await createKeysRunner(db, commands)('list-doors')).toBe('id  name\n7   Back door');
  await db.sql`update doors set name = ${'\u001B[2J\nBack\u202Edoor'}`;
  expect(await createKeysRunner(db, commands)('list-doors')).toBe(
    'id  name\n7   \uFFFD[2J\uFFFDBack\uFFFDdoor',
  );
});

it('ends without a word when whoever reads its output has had enough', async () => {
  const all = runProcess(fixture, ['export-doors'], { SHOP_DATABASE_FILE: ':memory:' });
  while (!all.written()) await new Promise((resolve) => setTimeout(resolve, 20));
  expect(all.written()).toMatch(/^\{"id":1\}\n/);
  all.closeOutput();
  expect(await all.ended).toMatchObject({ code: 1, errors: '' });
});

it('takes a value that begins with two hyphens behind =', () => {
  expect(readArguments(['--name=--x', '--note='], [], ['name', 'note']).flags).toEqual(
    new Map([
      ['name', '--x'],
      ['note', ''],
    ]),
  );
});

it('shows its help also behind a command', async () => {
  expect(await keys('create-door', '--help')).toMatchObject({
    code: 0,
    output: expect.stringMatching(/^Keys of the shop server:/),
  });
});

const ofDoor = 'give a whole number from 1 to 999, such as --door-id 1';
it.each([
  ['create-door', `--door-id is missing: ${ofDoor}`],
  ['create-doors --door-id 1', 'There is no command "create-doors". Did you mean create-door?'],
  ['create-door --dor-id 1', '--dor-id is not known here. Did you mean --door-id?'],
  ['create-door --door-id', '--door-id has no value: write --door-id=value.'],
])('refuses %s', (line, sentence) => {
  const [word = '', ...args] = line.split(' ');
  expect(() => readCommand({ name: 'shop', commands }, word, args)).toThrow(sentence);
});

it('refuses a value for a flag that takes none', () => {
  expect(() => readArguments(['--demo=1'], ['demo'], [])).toThrow(
    '--demo takes no value: leave out "=1".',
  );
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
      export-doors
          Prints all doors, as one JSON object a line, oldest first.
      list-doors
          Lists the doors.]
  `);
});
