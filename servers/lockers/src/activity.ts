/** What was done to a locker, by whom and why: kept for operators, not part of the documented API. */

import type { Sql } from '@frontline/storage';

interface Activity {
  at: string;
  locker_id: number;
  cabinet_id?: number;
  /** A command, or the type of an event that the locker reported. */
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

/** Steps back smaller than this are how clocks are kept right, in milliseconds. */
const noticeable = 10;

/**
 * Makes a function that answers by how many milliseconds the clock was set back since it was last
 * called, measured by the time that only goes forward; nothing the first time, or where it was not.
 */
export function watchClock(
  now: () => Date,
  steady: () => number = () => performance.now(),
): () => number | undefined {
  let last: { at: number; steady: number } | undefined;
  return () => {
    const seen = { at: now().getTime(), steady: steady() };
    const by = last ? last.at + (seen.steady - last.steady) - seen.at : 0;
    last = seen;
    return by > noticeable ? by : undefined;
  };
}
