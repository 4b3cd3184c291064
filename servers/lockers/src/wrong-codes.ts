/** The rate limit for wrong open codes, in the database so that all processes share it. */

import type { Sql } from '@frontline/storage';
import {
  wrongCodeFirstWait,
  wrongCodeLongestWait,
  wrongCodesAtOnce,
} from '@frontline/specs/lockers/limits';

/** Counts one more wrong code. Returns the seconds to wait if the allowance is used up, else 0. */
export async function countWrongCode(
  sql: Sql,
  organizationId: number,
  at: string,
): Promise<number> {
  // The write locks the row, so that no other process counts from a stale value.
  const [previous] = await sql<Guesses>`INSERT INTO wrong_codes (organization_id, used, at)
    VALUES (${organizationId}, 0, ${at})
    ON CONFLICT (organization_id) DO UPDATE SET used = wrong_codes.used
    RETURNING used, at`;
  const open = await sql`SELECT id FROM cabinet_orders
    WHERE organization_id = ${organizationId} AND completed_at IS NULL AND canceled_at IS NULL
    LIMIT ${maxOpenOrders}`;
  const { guesses, wait } = afterWrongCode(previous, open.length, at);
  await sql`UPDATE wrong_codes SET used = ${guesses.used}, at = ${guesses.at}
    WHERE organization_id = ${organizationId}`;
  return wait;
}

/** Deletes rows that can no longer cause a wait. */
export async function purgeWrongCodes(sql: Sql, now: Date): Promise<void> {
  const before = new Date(now.getTime() - retentionMs).toISOString();
  await sql`DELETE FROM wrong_codes WHERE at < ${before}`;
}

/**
 * A leaky bucket for wrong open codes: reference server behavior. A wrong code names no locker, so the limit applies to
 * the scope in which codes are unique, the open orders of one organization. A right code is never refused, because all
 * customers call from the same server.
 */

const firstWaitMs = wrongCodeFirstWait.ms;
const maxWaitMs = wrongCodeLongestWait.ms;

/** More open orders make no wait longer, so they are not counted. */
const maxOpenOrders = Math.ceil(maxWaitMs / firstWaitMs);

/** After this time without a wrong code the bucket is empty. */
export const retentionMs = wrongCodesAtOnce.value * maxWaitMs;

/** The bucket of one organization. */
export interface Guesses {
  /** The level of the bucket at `at`, fractional because it drains continuously. */
  used: number;
  at: string;
}

/**
 * Seconds until one more wrong code is allowed: the first wait for each open order, because each makes a guess more likely
 * to be right. At this rate, an attacker finds an open order once in the first wait × the number of codes.
 */
export function secondsPerWrongCode(openOrders: number): number {
  return Math.min(maxWaitMs, firstWaitMs * Math.max(1, openOrders)) / 1_000;
}

/** Counts one more wrong code at `now`, or returns the wait in whole seconds (0: allowed). */
export function afterWrongCode(
  previous: Guesses | undefined,
  openOrders: number,
  now: string,
): { guesses: Guesses; wait: number } {
  const each = secondsPerWrongCode(openOrders);
  // A clock that was set back drains nothing but continues from now, so that no wait gets longer.
  const passed = previous ? Math.max(0, Date.parse(now) - Date.parse(previous.at)) / 1_000 : 0;
  const used = Math.max(0, (previous?.used ?? 0) - passed / each);
  const over = used + 1 - wrongCodesAtOnce.value;
  return over > slack
    ? { guesses: { used, at: now }, wait: Math.ceil(over * each - slack) }
    : { guesses: { used: used + 1, at: now }, wait: 0 };
}

/** Tolerance for floating-point sums, less than a thousandth of a second. */
const slack = 1e-6;
