import type { Seal } from '@frontline/contract';
import type { Sql } from '@frontline/storage';

const read = (sql: Sql) => sql<{ id: number; api_key: string }>`SELECT id, api_key FROM lockers`;

/**
 * Decrypts every api-key, so that a server that lacks a key fails at startup. Encrypts nothing: other processes may not
 * have the newest key yet.
 */
export async function checkApiKeys(
  sql: Sql,
  seal: Seal,
  warn: (sentence: string) => void = () => undefined,
): Promise<void> {
  const lockers = await read(sql);
  for (const { api_key } of lockers) seal.open(api_key);
  const open = lockers.filter(({ api_key }) => !seal.isCurrent(api_key)).length;
  if (open > 0) warn(`${open} api-keys are not sealed with the first key: "keys seal" does that.`);
}

/** Re-encrypts api-keys that are not stored with the newest key; returns how many. */
export async function sealApiKeys(sql: Sql, seal: Seal): Promise<number> {
  let count = 0;
  for (const { id, api_key } of await read(sql)) {
    if (seal.isCurrent(api_key)) continue;
    const rows = await sql`UPDATE lockers SET api_key = ${seal.close(seal.open(api_key))}
      WHERE id = ${id} AND api_key = ${api_key} RETURNING id`;
    count += rows.length;
  }
  return count;
}
