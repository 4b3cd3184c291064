/** Stores the status report of a locker atomically. */

import type { Sql } from '@frontline/storage';
import { recordActivity } from './activity.ts';
import { currentCabinet, moveDoor } from './cabinet-state.ts';
import type { Moment } from './cabinet-state.ts';
import { lockerOf, momentOf, save } from './cabinets.ts';
import type { Clock } from './cabinets.ts';
import type { CabinetRow, LockerRow } from './tables.ts';

export interface StatusReport {
  cabinets: SeenCabinet[];
  locker_info?: { ip?: string; firmware?: string };
  event?: { type?: string };
}

/** At least one of the two doors. */
interface SeenCabinet {
  key: number;
  front_status?: 'open' | 'closed';
  rear_status?: 'open' | 'closed';
}

/**
 * Stores all entries or none. Returns the index of the first entry whose key the locker does not have; then nothing is
 * changed.
 */
export async function storeReport(
  sql: Sql,
  lockerId: number,
  report: StatusReport,
  clock: Clock,
): Promise<number | undefined> {
  const cabinets = await sql<CabinetRow>`SELECT * FROM cabinets
    WHERE locker_id = ${lockerId} AND revoked_at IS NULL`;
  const byKey = new Map(cabinets.map((cabinet) => [cabinet.key, cabinet]));
  const unknown = report.cabinets.findIndex(({ key }) => !byKey.has(key));
  if (unknown >= 0) return unknown;
  const locker = await lockerOf(sql, lockerId);
  const moment = momentOf(clock, locker);
  const changed = new Map<number, CabinetRow>();
  for (const seen of report.cabinets) {
    const cabinet = changed.get(seen.key) ?? currentCabinet(byKey.get(seen.key)!, moment);
    changed.set(seen.key, withReport(cabinet, locker, seen, moment));
  }
  for (const cabinet of changed.values()) await save(sql, { ...cabinet, updated_at: clock.at });
  const { ip = null, firmware = null } = report.locker_info ?? {};
  await sql`UPDATE lockers SET seen_at = ${clock.at}, ip = COALESCE(${ip}, ip),
    firmware = COALESCE(${firmware}, firmware) WHERE id = ${lockerId}`;
  const what = report.event?.type;
  if (what) await recordActivity(sql, { at: clock.at, locker_id: lockerId, what });
  return undefined;
}

/** Ignores a rear door if the locker has none: one firmware may serve both kinds. */
function withReport(
  cabinet: CabinetRow,
  locker: LockerRow,
  { front_status, rear_status }: SeenCabinet,
  moment: Moment,
): CabinetRow {
  const front = front_status ? moveDoor(cabinet, 'front', `seen_${front_status}`, moment) : cabinet;
  return rear_status && locker.rear_loading_available === 1
    ? moveDoor(front, 'rear', `seen_${rear_status}`, moment)
    : front;
}
