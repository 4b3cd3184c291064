import { expect, test, vi } from 'vitest';
import { createKeysRunner } from '@frontline/node-server/test-commands';
import { eachEngine as eachEmptyEngine } from '@frontline/storage/test-engines';
import type { Seal } from '@frontline/contract';
import { commands } from '../keys/index.ts';
import { migrations } from '../src/migrations/index.ts';
import { demoServer, signedForm, textMessage, eachEngine } from './demo-server.ts';
import { sealAuthTokens } from '../src/seal-auth-tokens.ts';

const token = 'a-token-of-the-text-service';
const AccountSid = 'AC0123456789abcdef0123456789abcdef';
const keyIn = (printed: string) => /api-key: (\S+)/.exec(printed)?.[1] ?? '';

await eachEmptyEngine(['SQLite', 'PostgreSQL'], (engine) => {
  test('creates what both webhooks need, shows the key once, and revokes it', async () => {
    const db = await engine.open();
    await db.migrate(migrations);
    const say = createKeysRunner(db, commands);
    vi.stubEnv('RADIO_AUTH_TOKEN', `${token}\n`);
    const made = await say(`create-account --name Market --account-sid ${AccountSid}`);
    vi.stubEnv('RADIO_AUTH_TOKEN', undefined);
    const device = '--edge-id edge-1001 --name Sales --account-id 1001';
    const first = keyIn(await say(`create-device ${device}`));
    const second = keyIn(await say('renew-key --edge-id edge-1001'));
    const listed = (await say('list-accounts')) + (await say('list-devices'));
    expect(listed).toContain('Sales');
    for (const secret of [token, first, second]) expect(made + listed).not.toContain(secret);

    const origin = 'https://stores.example.com';
    const { send } = await demoServer(db, { demo: false, publicUrl: origin });
    const generic = async (key: string) => {
      const body = { edgeId: 'edge-1001', text: 'Hello', actor: 'Test' };
      const headers = { 'api-key': key };
      return (await send('POST /webhooks/incoming/generic', { headers, body })).status;
    };
    const form = signedForm({ ...textMessage, AccountSid }, { edgeId: 'edge-1001', token, origin });
    const text = async () => (await send('POST /webhooks/incoming/twilio/edge-1001', form)).status;
    expect([await generic(first), await generic(second), await text()]).toEqual([403, 200, 200]);
    await say('revoke-account --id 1001');
    expect(await text()).toBe(403);
    await say('revoke-device --edge-id edge-1001');
    expect(await generic(second)).toBe(404);
  });

  test.each([
    [`create-account --name x --account-sid ${AccountSid}`, 'RADIO_AUTH_TOKEN is missing'],
    ['create-device --edge-id e --name x --account-id 7', 'There is no account 7'],
    ['renew-key --edge-id nowhere', 'There is no edge device "nowhere".'],
  ])('refuses in one sentence: %s', async (line, sentence) => {
    const db = await engine.open();
    await db.migrate(migrations);
    await expect(createKeysRunner(db, commands)(line)).rejects.toThrow(sentence);
  });
});

const seal: Seal = {
  close: (secret) => `<${secret}`,
  open: (stored) => stored.replace('<', ''),
  isCurrent: (stored) => stored.startsWith('<'),
};

await eachEngine((engine) => {
  test('stores auth tokens encrypted, and verifies signatures with them', async () => {
    const db = await engine.open();
    const { send } = await demoServer(db, { seal });
    expect(await sealAuthTokens(db.sql, seal)).toBe(1);
    expect(await db.sql`SELECT auth_token FROM text_accounts`).toEqual([
      { auth_token: '<test_auth_token' },
    ]);
    const hook = 'POST /webhooks/incoming/twilio/edge-0042';
    expect((await send(hook, signedForm(textMessage))).status).toBe(200);
  });
});
