import type { Sql } from '@frontline/storage';
import type { KeyDigest } from '@frontline/contract';

const devices = [
  { edge_id: 'edge-0042', name: 'Riverside sales floor', key: 'demo-edge-key-0042' },
  { edge_id: 'edge-0043', name: 'Hilltop sales floor', key: 'demo-edge-key-0043' },
];

/** The text-message account of both demonstration edge devices. */
const demoAccount = {
  account_sid: 'AC00000000000000000000000000000000',
  auth_token: 'test_auth_token',
};

/** The URL that the signatures printed in the docs cover. */
export const demoPublicUrl = 'https://radio.example.com';

/** Keys printed in the docs: they are public, so they are refused unless demo mode is on. */
export const demoSecrets: ReadonlySet<string> = new Set([
  ...devices.map(({ key }) => key),
  demoAccount.auth_token,
]);

/** Seeds the store that the docs' examples use, unless it is there already. */
export async function seedDemoData(
  sql: Sql,
  { now, digest }: { now: Date; digest: KeyDigest },
): Promise<void> {
  const at = now.toISOString();
  const hashes = await Promise.all(devices.map(({ key }) => digest(key)));
  await sql.tx(async (sql) => {
    const [added] = await sql`
      INSERT INTO text_accounts (id, name, account_sid, auth_token, created_at)
      VALUES (1, 'Demo Market', ${demoAccount.account_sid}, ${demoAccount.auth_token}, ${at})
      ON CONFLICT (id) DO NOTHING RETURNING id`;
    if (!added) return;
    for (const [index, { edge_id, name }] of devices.entries()) {
      await sql`
        INSERT INTO edge_devices (edge_id, name, key_hash, text_account_id, created_at)
        VALUES (${edge_id}, ${name}, ${hashes[index] ?? ''}, 1, ${at})`;
    }
  });
}
