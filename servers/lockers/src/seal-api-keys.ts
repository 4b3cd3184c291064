import type { Seal } from '@frontline/contract';
import type { Sql } from '@frontline/storage';

/** Stores every api-key as the seal would store it now: after a first key was given, or another one. */
export async function sealApiKeys(sql: Sql, seal: Seal): Promise<void> {
  const lockers = await sql<{ id: number; api_key: string }>`SELECT id, api_key FROM lockers`;
  for (const { id, api_key } of lockers) {
    if (seal.isCurrent(api_key)) continue;
    await sql`UPDATE lockers SET api_key = ${seal.close(seal.open(api_key))}
      WHERE id = ${id} AND api_key = ${api_key}`;
  }
}
