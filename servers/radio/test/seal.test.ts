import { expect, test } from 'vitest';
import type { Seal } from '@frontline/contract';
import { sealAuthTokens } from '../src/seal-auth-tokens.ts';
import { demoServer, eachEngine, signedForm, textMessage } from './demo-server.ts';

const seal: Seal = {
  close: (secret) => `<${secret}`,
  open: (stored) => stored.replace('<', ''),
  isCurrent: (stored) => stored.startsWith('<'),
};

await eachEngine((engine) => {
  test('stores auth tokens sealed, and checks signatures with them', async () => {
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
