/** The audit log of lockers for operators; not part of the documented API. */

import type { Sql } from '@frontline/storage';

interface Activity {
  at: string;
  locker_id: number;
  cabinet_id?: number;
  /** A command, or the type of an event reported by the locker. */
  what: string;
  acted_by?: string | undefined;
  order_id?: string | undefined;
  reason?: string | undefined;
}

export async function recordActivity(sql: Sql, activity: Activity): Promise<void> {
  const { at, locker_id, cabinet_id, what, acted_by, order_id, reason } = activity;
  await sql`INSERT INTO activity (at, locker_id, cabinet_id, what, acted_by, order_id, reason)
    VALUES (${at}, ${locker_id}, ${cabinet_id ?? null}, ${what}, ${acted_by ?? null},
      ${order_id ?? null}, ${reason ?? null})`;
}

/** Smaller steps back are ordinary clock synchronization. */
const MIN_STEP_BACK_MS = 10;

/**
 * Returns a function that returns by how many milliseconds the clock was set back since its last call, measured with a
 * monotonic clock; undefined at the first call, or if the clock was not set back.
 */
export function createClockWatch(
  now: () => Date,
  steady = () => performance.now(),
): () => number | undefined {
  let last: { at: number; steady: number } | undefined;
  return () => {
    const seen = { at: now().getTime(), steady: steady() };
    const by = last ? last.at + (seen.steady - last.steady) - seen.at : 0;
    last = seen;
    return by > MIN_STEP_BACK_MS ? by : undefined;
  };
}
