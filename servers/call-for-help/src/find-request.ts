import type { Sql } from '@frontline/storage';
import { isDue, timesOutAt } from './request-lifecycle.ts';
import type { OptionRow, RequestRow } from './tables.ts';

/** Finds a request by its `message_id`; the other fields must match too if set. */
export interface RequestFilter {
  message_id: string;
  channel_id?: string;
  device_id?: number;
}

/** Reads a request, after timing it out if that is due at `at`. */
export async function findRequest(
  sql: Sql,
  which: RequestFilter,
  at: string,
): Promise<RequestRow | undefined> {
  const request = await readRequest(sql, which);
  if (!request || !isDue(request, at)) return request;
  await sql`
    UPDATE requests SET is_timeout = 1, timeout_at = times_out_at, updated_at = times_out_at
    WHERE id = ${request.id}
      AND is_claimed = 0 AND is_completed = 0 AND is_closed = 0 AND is_timeout = 0`;
  return readRequest(sql, which);
}

/** Times out every request that is due. */
export async function timeOutRequests(sql: Sql, now: () => Date): Promise<void> {
  await restartTimeoutsAfterSetBack(sql, now);
  await sql`
    UPDATE requests SET is_timeout = 1, timeout_at = times_out_at, updated_at = times_out_at
    WHERE is_claimed = 0 AND is_completed = 0 AND is_closed = 0 AND is_timeout = 0
      AND times_out_at < ${now().toISOString()}`;
}

/** A request updated in the future predates a clock that was set back: its timeout starts again. */
async function restartTimeoutsAfterSetBack(sql: Sql, now: () => Date): Promise<void> {
  const found = await sql<{ id: number; updated_at: string; seconds: number }>`
    SELECT requests.id, requests.updated_at, locations.timeout_seconds AS seconds
    FROM requests JOIN locations ON locations.id = requests.location_id
    WHERE is_claimed = 0 AND is_completed = 0 AND is_closed = 0 AND is_timeout = 0
      AND requests.updated_at > ${now().toISOString()}`;
  // Read again: others may have made requests since the first time was read.
  const current = now();
  const at = current.toISOString();
  for (const { id, seconds } of found.filter(({ updated_at }) => updated_at > at)) {
    await sql`UPDATE requests
      SET times_out_at = ${timesOutAt(current, seconds)}, updated_at = ${at}
      WHERE id = ${id} AND is_claimed = 0`;
  }
}

export async function findOption(sql: Sql, id: number): Promise<OptionRow | undefined> {
  const [option] = await sql<OptionRow>`SELECT * FROM options WHERE id = ${id}`;
  return option;
}

async function readRequest(sql: Sql, which: RequestFilter): Promise<RequestRow | undefined> {
  const [request] = await sql<RequestRow>`
    SELECT * FROM requests
    WHERE message_id = ${which.message_id}
      AND COALESCE(${which.channel_id ?? null}, teams_channel_id) = teams_channel_id
      AND COALESCE(${which.device_id ?? null}, device_id, 0) = COALESCE(device_id, 0)`;
  return request;
}
