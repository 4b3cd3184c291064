/** Whether a cabinet may take an order: reference server behavior. */

import { sentences } from './errors.ts';
import type { CabinetRow, LockerRow } from './tables.ts';

interface LoadRequest {
  locker_id: number;
  location_id: number;
  rearload: boolean;
}

/** The message of the refusal, or null if the cabinet may be loaded. */
export function loadRefusal(
  cabinet: CabinetRow,
  locker: LockerRow,
  request: LoadRequest,
  now: string,
): string | null {
  if (locker.id !== request.locker_id) return sentences.cabinetElsewhere;
  if (locker.location_id !== request.location_id) return sentences.locationElsewhere;
  if (request.rearload && locker.rear_loading_available === 0) return sentences.noRearLoading;
  if (cabinet.enabled === 0) return sentences.cabinetDisabled;
  if (cabinet.occupied === 1) return sentences.cabinetOccupied;
  const seconds = coolOffSeconds(cabinet, now);
  return seconds > 0 ? sentences.cabinetCoolingOff(seconds) : null;
}

/** Whole seconds until the cabinet has cooled off; 0 if it has. */
function coolOffSeconds(cabinet: CabinetRow, now: string): number {
  if (cabinet.released_at === null) return 0;
  const cooledAt = Date.parse(cabinet.released_at) + cabinet.cool_off_period * 1_000;
  return Math.max(0, Math.ceil((cooledAt - Date.parse(now)) / 1_000));
}
