import type { Seal } from '@frontline/contract';
import type { Sql } from '@frontline/storage';

const read = (sql: Sql) =>
  sql<{ id: number; auth_token: string }>`SELECT id, auth_token FROM text_accounts`;

/**
 * Decrypts every auth token, so that a server that lacks a key fails at startup. Encrypts nothing: other processes may not
 * have the newest key yet.
 */
export async function checkAuthTokens(
  sql: Sql,
  seal: Seal,
  warn: (sentence: string) => void = () => undefined,
): Promise<void> {
  const accounts = await read(sql);
  for (const { auth_token } of accounts) seal.open(auth_token);
  const open = accounts.filter(({ auth_token }) => !seal.isCurrent(auth_token)).length;
  if (open > 0) {
    warn(`${open} auth tokens are not sealed with the first key: "keys seal" does that.`);
  }
}

/** Re-encrypts auth tokens that are not stored with the newest key; returns how many. */
export async function sealAuthTokens(sql: Sql, seal: Seal): Promise<number> {
  let count = 0;
  for (const { id, auth_token } of await read(sql)) {
    if (seal.isCurrent(auth_token)) continue;
    const rows =
      await sql`UPDATE text_accounts SET auth_token = ${seal.close(seal.open(auth_token))}
      WHERE id = ${id} AND auth_token = ${auth_token} RETURNING id`;
    count += rows.length;
  }
  return count;
}
