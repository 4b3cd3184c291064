import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { runFixture } from './run-fixture.ts';

const folder = await mkdtemp(join(tmpdir(), 'frontline-commands-'));
afterAll(() => rm(folder, { recursive: true, force: true }));

const keys = (...args: string[]) =>
  runFixture('commands-fixture.ts', args, { SHOP_DATABASE_FILE: join(folder, 'shop.sqlite') })
    .ended;

it('shows a new secret once and lists without it', async () => {
  const made = await keys('create-door', '--door-id', '7', '--name=Back door');
  expect(made.output).toMatch(
    /^Made door 7\.\n\napi-key: [\w-]{43}\n\nKeep it now: it is not stored readably and cannot be shown again\.\n$/,
  );
  await keys('create-door', '--door-id', '12');
  const listed = await keys('list-doors');
  expect(listed.output).toBe('id  name\n7   Back door\n12  Door\n');
});

it('explains its commands', async () => {
  const { code, output } = await keys();
  expect(code).toBe(0);
  expect(output).toMatchInlineSnapshot(`
    "Keys of the shop server: npm run serve -- shop keys <command>

      create-door
          Makes a door and its key.
          --door-id  Number of the door.
          --name (optional)  What is written on it.
      list-doors
          Lists the doors.
    "
  `);
});

it('refuses wrong flags, all at once', async () => {
  const { code, output, errors } = await keys('create-door', 'seven', '--door-id', '0');
  expect({ code, output }).toEqual({ code: 1, output: '' });
  expect(errors).toBe(
    '"seven" stands alone: every value follows its flag.\n' +
      '--door-id is "0": give a whole number from 1 to 999, such as --door-id 1\n',
  );
});

it('refuses a missing flag, an unknown one and one without its value', async () => {
  const refused = await Promise.all([
    keys('create-door'),
    keys('create-door', '--dor-id', '1'),
    keys('create-door', '--door-id'),
  ]);
  expect(refused.map(({ errors }) => errors)).toEqual([
    '--door-id is missing: give a whole number from 1 to 999, such as --door-id 1\n',
    '--dor-id is not known here. Did you mean --door-id?\n',
    '--door-id has no value: write it after a space.\n',
  ]);
});

it('refuses an unknown command and lists the known ones', async () => {
  const { code, errors } = await keys('open-sesame');
  expect(code).toBe(1);
  expect(errors).toMatch(/^There is no command "open-sesame"\.\n\nKeys of the shop server/);
});
