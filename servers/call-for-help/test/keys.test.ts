import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openSqlite } from '@frontline/storage/sqlite';
import { demoServer } from './demo-server.ts';

const run = promisify(execFile);
const keys = fileURLToPath(new URL('../keys.ts', import.meta.url));
let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'frontline-keys-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const file = () => join(folder, 'test.sqlite');

/** Runs the command and answers what it printed. */
async function say(...words: string[]): Promise<string> {
  const env = { ...process.env, CALL_FOR_HELP_DATABASE_FILE: file() };
  const { stdout } = await run(process.execPath, ['--import', 'tsx', keys, ...words], { env });
  return stdout;
}

test('makes everything a press needs, shows each secret once, and revokes it', async () => {
  await say('create-organization', '--name', 'Corner Market');
  const of = ['--organization-id', '1001'];
  await say('create-location', ...of, '--name', 'Main Street', '--channel-id', 'channel-main');
  const wording = [
    '--text-en',
    'Help',
    '--text-fr',
    'Aide',
    '--prompt-en',
    'H',
    '--prompt-fr',
    'A',
  ];
  await say('create-option', ...of, ...wording);
  const at = ['--location-id', '1001', '--option-id', '1001'];
  const device = await say('create-device', '--name', 'Aisle 1', ...at);
  const device_key = /device_key: (\S+)/.exec(device)?.[1] ?? '';
  const made = await say('create-key', ...of, '--name', 'Buttons');
  const key = /\nkey: (\S+)/.exec(made)?.[1] ?? '';
  expect([device_key, key]).toEqual([
    expect.stringMatching(/^[\w-]{43}$/),
    expect.stringMatching(/^[\w-]{43}$/),
  ]);

  const listed = await Promise.all(
    ['organizations', 'locations', 'options', 'devices', 'keys'].map((what) => say(`list-${what}`)),
  );
  expect(listed.join('')).toContain('Main Street');
  expect(listed.join('')).not.toContain(key);
  expect(listed.join('')).not.toContain(device_key);

  const db = await openSqlite({ file: file() });
  const { send, clock } = await demoServer(db, { demo: false });
  const press = () => send('POST /api/callbutton/press', { key, body: { device_key } });
  expect((await press()).status).toBe(200);
  clock.advance(60);
  await say('revoke-device', '--id', '1001');
  expect((await press()).status).toBe(400);
  await say('revoke-key', '--id', '1001');
  expect((await press()).status).toBe(401);
  await db.close();
}, 120_000);

test('refuses in one sentence what does not fit together', async () => {
  const refusals = [
    [['create-key', '--organization-id', '7', '--name', 'x'], 'There is no organization 7'],
    [['revoke-key', '--id', '7'], 'There is no key 7 that is not revoked already.'],
    [['create-device', '--name', 'x'], '--location-id is missing'],
  ] as const;
  for (const [words, sentence] of refusals) {
    await expect(say(...words)).rejects.toMatchObject({
      code: 1,
      stderr: expect.stringContaining(sentence),
    });
  }
}, 120_000);
