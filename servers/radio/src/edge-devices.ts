import type { Sql } from '@frontline/storage';
import type { EdgeDeviceRow, TextAccountRow } from './tables.ts';

export async function findEdgeDevice(
  sql: Sql,
  edge_id: string,
): Promise<EdgeDeviceRow | undefined> {
  const [device] = await sql<EdgeDeviceRow>`
    SELECT edge_id, key_hash, text_account_id FROM edge_devices
    WHERE edge_id = ${edge_id} AND revoked_at IS NULL`;
  return device;
}

/** The account whose text messages this edge device speaks, unless it has none or it was revoked. */
export async function findTextAccount(
  sql: Sql,
  device: EdgeDeviceRow,
): Promise<TextAccountRow | undefined> {
  const [account] = await sql<TextAccountRow>`
    SELECT id, account_sid, auth_token FROM text_accounts
    WHERE id = ${device.text_account_id} AND revoked_at IS NULL`;
  return account;
}
