import type { Sql } from '@frontline/storage';
import { oldestRetained, purgedAtOnce } from '@frontline/storage/retention';

/** For how many days records are kept; 0 is for ever. */
export interface KeepDays {
  orders: number;
  activity: number;
}

/** Deletes some of what is older than it is kept. An order that still holds a cabinet stays. */
export async function purge(sql: Sql, now: Date, keepDays: KeepDays): Promise<void> {
  const oldestOrder = oldestRetained(now, keepDays.orders);
  if (oldestOrder !== undefined) {
    await sql`DELETE FROM cabinet_orders WHERE id IN
      (SELECT id FROM cabinet_orders WHERE updated_at < ${oldestOrder}
        AND (completed_at IS NOT NULL OR canceled_at IS NOT NULL)
        ORDER BY updated_at LIMIT ${purgedAtOnce})`;
  }
  const oldestActivity = oldestRetained(now, keepDays.activity);
  if (oldestActivity === undefined) return;
  await sql`DELETE FROM activity WHERE id IN
    (SELECT id FROM activity WHERE at < ${oldestActivity} ORDER BY at LIMIT ${purgedAtOnce})`;
}

/** When something last happened to an order or a cabinet. */
export const newestRecord = (sql: Sql) => async (): Promise<string | undefined> => {
  const [orders] = await sql<{
    at: string | null;
  }>`SELECT MAX(updated_at) AS at FROM cabinet_orders`;
  const [activity] = await sql<{ at: string | null }>`SELECT MAX(at) AS at FROM activity`;
  return [orders?.at, activity?.at]
    .filter((at) => typeof at === 'string')
    .sort()
    .at(-1);
};
