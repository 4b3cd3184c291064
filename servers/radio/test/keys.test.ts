import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openSqlite } from '@frontline/storage/sqlite';
import { demoServer, signedForm, textMessage } from './demo-server.ts';

const run = promisify(execFile);
const keys = fileURLToPath(new URL('../keys.ts', import.meta.url));
const token = 'a-token-of-the-text-service';
const account_sid = 'AC0123456789abcdef0123456789abcdef';
let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'frontline-keys-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const file = () => join(folder, 'test.sqlite');

/** Runs the command and answers what it printed. */
async function say(words: string[], variables: Record<string, string> = {}): Promise<string> {
  const env = { ...process.env, RADIO_DATABASE_FILE: file(), ...variables };
  const { stdout } = await run(process.execPath, ['--import', 'tsx', keys, ...words], { env });
  return stdout;
}
const keyIn = (printed: string) => /api-key: (\S+)/.exec(printed)?.[1] ?? '';

test('makes what both webhooks need, shows the key once, and revokes it', async () => {
  const account = ['create-account', '--name', 'Corner Market', '--account-sid', account_sid];
  const made = await say(account, { RADIO_AUTH_TOKEN: token });
  const device = ['--edge-id', 'edge-1001', '--name', 'Sales floor', '--account-id', '1001'];
  const first = keyIn(await say(['create-device', ...device]));
  const second = keyIn(await say(['renew-key', '--edge-id', 'edge-1001']));
  const listed = (await say(['list-accounts'])) + (await say(['list-devices']));
  expect(listed).toContain('Sales floor');
  for (const secret of [token, first, second]) expect(made + listed).not.toContain(secret);

  const db = await openSqlite({ file: file() });
  const origin = 'https://stores.example.com';
  const { send } = await demoServer(db, { demo: false, publicUrl: origin });
  const generic = async (key: string) => {
    const body = { edgeId: 'edge-1001', text: 'Hello', actor: 'Test' };
    return (await send('POST /webhooks/incoming/generic', { headers: { 'api-key': key }, body }))
      .status;
  };
  const form = { ...textMessage, AccountSid: account_sid };
  const text = async () =>
    (
      await send(
        'POST /webhooks/incoming/twilio/edge-1001',
        signedForm(form, { edgeId: 'edge-1001', token, origin }),
      )
    ).status;
  expect([await generic(first), await generic(second), await text()]).toEqual([403, 200, 200]);
  await say(['revoke-account', '--id', '1001']);
  expect(await text()).toBe(403);
  await say(['revoke-device', '--edge-id', 'edge-1001']);
  expect(await generic(second)).toBe(404);
  await db.close();
}, 120_000);

test('refuses in one sentence what does not fit together', async () => {
  const refusals = [
    [
      ['create-account', '--name', 'x', '--account-sid', account_sid],
      'RADIO_AUTH_TOKEN is missing',
    ],
    [
      ['create-device', '--edge-id', 'e', '--name', 'x', '--account-id', '7'],
      'There is no account 7',
    ],
    [['renew-key', '--edge-id', 'nowhere'], 'There is no edge device "nowhere".'],
  ] as const;
  for (const [words, sentence] of refusals) {
    await expect(say([...words])).rejects.toMatchObject({
      code: 1,
      stderr: expect.stringContaining(sentence),
    });
  }
}, 120_000);
