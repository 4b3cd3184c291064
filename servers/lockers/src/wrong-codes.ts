/** The wrong open codes of each organization, kept in the database so that all processes count together. */

import type { Sql } from '@frontline/storage';
import {
  wrongCodeFirstWait,
  wrongCodeLongestWait,
  wrongCodesAtOnce,
} from '@frontline/specs/lockers/limits';

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

/**
 * How wrong open codes are slowed: reference server behavior. A wrong code names no locker, so they are
 * counted for the space that codes are drawn from, the open orders of one organization. A right code is
 * never refused: those who mistype and those who come after them call from the same server.
 */

const shortestMs = wrongCodeFirstWait.ms;
const longestMs = wrongCodeLongestWait.ms;

/** More open orders than this make no wait longer, and need not be counted. */
const mostOpenOrders = Math.ceil(longestMs / shortestMs);

/** After this long without a wrong code all of them are forgiven. */
export const longestMemoryMs = wrongCodesAtOnce.value * longestMs;

/** What is kept of the wrong codes of one organization. */
export interface Guesses {
  /** How many of those that pass at once are used up at `at`: not whole, because they come back little by little. */
  used: number;
  at: string;
}

/**
 * Seconds after which one more wrong code passes: the first wait for each open order, because each makes a guess
 * likelier to be right. Whoever keeps to it finds an open order once in the first wait × all codes there are.
 */
export function secondsPerWrongCode(openOrders: number): number {
  return Math.min(longestMs, shortestMs * Math.max(1, openOrders)) / 1_000;
}

/** Counts one more wrong code at `now`, or asks for a wait of so many whole seconds (0: it passes). */
export function afterWrongCode(
  kept: Guesses | undefined,
  openOrders: number,
  now: string,
): { guesses: Guesses; wait: number } {
  const each = secondsPerWrongCode(openOrders);
  // A clock that was set back gives nothing back, but goes on from where it is: no wait outlasts its length.
  const passed = kept ? Math.max(0, Date.parse(now) - Date.parse(kept.at)) / 1_000 : 0;
  const used = Math.max(0, (kept?.used ?? 0) - passed / each);
  const over = used + 1 - wrongCodesAtOnce.value;
  return over > slack
    ? { guesses: { used, at: now }, wait: Math.ceil(over * each - slack) }
    : { guesses: { used: used + 1, at: now }, wait: 0 };
}

/** Sums of fractions are not exact; a thousandth of a second decides nothing. */
const slack = 1e-6;
