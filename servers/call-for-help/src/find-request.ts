import type { Sql } from '@frontline/storage';
import { isDue, timesOutAt } from './request-lifecycle.ts';
import type { OptionRow, RequestRow } from './tables.ts';

/** Which request is meant; whatever is given beside `message_id` must also be true of it. */
export interface Which {
  message_id: string;
  channel_id?: string;
  device_id?: number;
}

/** Reads a request, timed out first if its time has come by `at`. */
export async function findRequest(
  sql: Sql,
  which: Which,
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

/** Times out every request whose time has come by `at`. */
export async function timeOutRequests(sql: Sql, at: string): Promise<void> {
  await startAgainOnSetBackClock(sql, at);
  await sql`
    UPDATE requests SET is_timeout = 1, timeout_at = times_out_at, updated_at = times_out_at
    WHERE is_claimed = 0 AND is_completed = 0 AND is_closed = 0 AND is_timeout = 0
      AND times_out_at < ${at}`;
}

/** A request from after `at` was made before the clock was set back: it waits its full time from here. */
async function startAgainOnSetBackClock(sql: Sql, at: string): Promise<void> {
  const ahead = await sql<{ id: number; seconds: number }>`
    SELECT requests.id, locations.timeout_seconds AS seconds
    FROM requests JOIN locations ON locations.id = requests.location_id
    WHERE is_claimed = 0 AND is_completed = 0 AND is_closed = 0 AND is_timeout = 0
      AND requests.updated_at > ${at}`;
  for (const { id, seconds } of ahead) {
    await sql`UPDATE requests
      SET times_out_at = ${timesOutAt(new Date(at), seconds)}, updated_at = ${at}
      WHERE id = ${id} AND is_claimed = 0`;
  }
}

export async function findOption(sql: Sql, id: number): Promise<OptionRow | undefined> {
  const [option] = await sql<OptionRow>`SELECT * FROM options WHERE id = ${id}`;
  return option;
}

async function readRequest(sql: Sql, which: Which): Promise<RequestRow | undefined> {
  const [request] = await sql<RequestRow>`
    SELECT * FROM requests
    WHERE message_id = ${which.message_id}
      AND COALESCE(${which.channel_id ?? null}, teams_channel_id) = teams_channel_id
      AND COALESCE(${which.device_id ?? null}, device_id, 0) = COALESCE(device_id, 0)`;
  return request;
}
