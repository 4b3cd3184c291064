import type { Seal } from '@frontline/contract';
import type { Sql } from '@frontline/storage';

/** Stores every auth token as the seal would store it now: after a first key was given, or another one. */
export async function sealAuthTokens(sql: Sql, seal: Seal): Promise<void> {
  const accounts = await sql<{ id: number; auth_token: string }>`
    SELECT id, auth_token FROM text_accounts`;
  for (const { id, auth_token } of accounts) {
    if (seal.isCurrent(auth_token)) continue;
    await sql`UPDATE text_accounts SET auth_token = ${seal.close(seal.open(auth_token))}
      WHERE id = ${id} AND auth_token = ${auth_token}`;
  }
}
