/** The wrong open codes of each organization, kept in the database so that all processes count together. */

import type { Sql } from '@frontline/storage';
import {
  afterWrongCode,
  longestMemoryMs,
  mostOpenOrders,
  type Guesses,
} from './open-code-limit.ts';

/** Counts one more wrong code. Answers the seconds to wait where the allowance is used up, else 0. */
export async function countWrongCode(
  sql: Sql,
  organizationId: number,
  at: string,
): Promise<number> {
  // Writing first makes other processes wait here, so that none of them counts from an old value.
  const [kept] = await sql<Guesses>`INSERT INTO wrong_codes (organization_id, used, at)
    VALUES (${organizationId}, 0, ${at})
    ON CONFLICT (organization_id) DO UPDATE SET used = wrong_codes.used
    RETURNING used, at`;
  const open = await sql`SELECT id FROM cabinet_orders
    WHERE organization_id = ${organizationId} AND completed_at IS NULL AND canceled_at IS NULL
    LIMIT ${mostOpenOrders}`;
  const { guesses, wait } = afterWrongCode(kept, open.length, at);
  await sql`UPDATE wrong_codes SET used = ${guesses.used}, at = ${guesses.at}
    WHERE organization_id = ${organizationId}`;
  return wait;
}

/** Forgets what can no longer earn a wait. */
export async function forgetOldWrongCodes(sql: Sql, now: Date): Promise<void> {
  const before = new Date(now.getTime() - longestMemoryMs).toISOString();
  await sql`DELETE FROM wrong_codes WHERE at < ${before}`;
}
