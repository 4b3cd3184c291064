/** The wrong open codes of each caller, kept in the database so that all processes count together. */

import type { Sql } from '@frontline/storage';
import { afterWrongCode, secondsToWait, waitMs } from './open-code-limit.ts';

/** Whole seconds this caller has to wait before trying another code, 0 when free. */
export async function callerMustWait(sql: Sql, caller: string, at: string): Promise<number> {
  const [row] = await sql<Row>`SELECT wrong_at FROM wrong_codes WHERE caller = ${caller}`;
  return row ? secondsToWait(timesOf(row), at) : 0;
}

/**
 * Counts one more wrong code. Answers the seconds to wait instead, where others of the same caller
 * have used up the allowance since it was read.
 */
export async function countWrongCode(sql: Sql, caller: string, at: string): Promise<number> {
  // Writing first makes other processes wait here, so that none of them counts from an old value.
  const [row] = await sql<Row>`INSERT INTO wrong_codes (caller, wrong_at, last_at)
    VALUES (${caller}, '', ${at})
    ON CONFLICT (caller) DO UPDATE SET last_at = wrong_codes.last_at
    RETURNING wrong_at`;
  const times = row ? timesOf(row) : [];
  const seconds = secondsToWait(times, at);
  if (seconds > 0) return seconds;
  await sql`UPDATE wrong_codes SET wrong_at = ${afterWrongCode(times, at).join(',')},
    last_at = ${at} WHERE caller = ${caller}`;
  return 0;
}

/** Forgets callers whose wait and window have both passed. */
export async function forgetOldWrongCodes(sql: Sql, now: Date): Promise<void> {
  const before = new Date(now.getTime() - waitMs).toISOString();
  await sql`DELETE FROM wrong_codes WHERE last_at < ${before}`;
}

interface Row {
  wrong_at: string;
}

function timesOf(row: Row): string[] {
  return row.wrong_at === '' ? [] : row.wrong_at.split(',');
}
