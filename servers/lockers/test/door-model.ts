/**
 * A cabinet once more, told as a person would tell it and sharing no code with the server: where a
 * door is follows from when it last set out, not from a table of steps. Times are seconds.
 */

interface ModelDoor {
  towards: 'open' | 'closed';
  /** When it set out; long ago when it stands still. */
  since: number;
  closeAt: number | null;
}

export interface ModelCabinet {
  id: number;
  key: number;
  version: 1 | 2;
  hasRear: boolean;
  canHeat: boolean;
  coolOff: number;
  enabled: boolean;
  mode: string;
  releasedAt: number | null;
  /** The order it holds, or the last one it held. */
  order: { code: string; order_id: string; ended: 'completed' | 'canceled' | null } | null;
  front: ModelDoor;
  rear: ModelDoor;
}

const longAgo = -1_000;
export const shut = (): ModelDoor => ({ towards: 'closed', since: longAgo, closeAt: null });

/** Where the door is at `now`; carries out a close that has come due. */
function whereIs(door: ModelDoor, version: 1 | 2, now: number): string {
  if (door.closeAt !== null && door.closeAt <= now) {
    Object.assign(door, { towards: 'closed', since: door.closeAt, closeAt: null });
  }
  const moving = version === 2 && now < door.since + 2;
  if (door.towards === 'open') return moving ? 'opening' : 'open';
  return moving ? 'closing' : 'closed';
}

export function openDoor(door: ModelDoor, version: 1 | 2, now: number): void {
  if (whereIs(door, version, now).startsWith('clos')) door.since = now;
  Object.assign(door, { towards: 'open', closeAt: null });
}

export function closeDoor(door: ModelDoor, version: 1 | 2, now: number, delay: number): void {
  if (whereIs(door, version, now).startsWith('clos')) return;
  if (delay > 0) door.closeAt = now + delay;
  else Object.assign(door, { towards: 'closed', since: now, closeAt: null });
}

/** A locker reports what it sees; of a door under way it may still see the side it has left. */
export function seeDoor(door: ModelDoor, version: 1 | 2, now: number, seen: 'open' | 'closed') {
  const where = whereIs(door, version, now);
  if (where === 'opening' && seen === 'closed') return;
  if (where === 'closing' && seen === 'open') return;
  const closeAt = seen === 'closed' ? null : door.closeAt;
  Object.assign(door, { towards: seen, since: longAgo, closeAt });
}

export const holdsOrder = ({ order }: ModelCabinet) => order !== null && order.ended === null;

export function endOrder(cabinet: ModelCabinet, ended: 'completed' | 'canceled', now: number) {
  if (cabinet.order) cabinet.order.ended = ended;
  cabinet.releasedAt = now;
}

/** Why the cabinet takes no order now, or undefined when it does. */
export function loadFails(
  cabinet: ModelCabinet,
  rearload: boolean,
  now: number,
): string | undefined {
  if (rearload && !cabinet.hasRear) return 'The locker has no rear loading.';
  if (!cabinet.enabled) return 'The cabinet is disabled.';
  if (holdsOrder(cabinet)) return 'The cabinet is occupied.';
  const left = cabinet.releasedAt === null ? 0 : cabinet.releasedAt + cabinet.coolOff - now;
  return left > 0 ? 'The cabinet is cooling off' : undefined;
}

/** What the list of lockers must show. */
export function shown(cabinet: ModelCabinet, now: number) {
  const { id, version, enabled, mode, hasRear } = cabinet;
  const rear = whereIs(cabinet.rear, version, now);
  return {
    id,
    enabled,
    occupied: holdsOrder(cabinet) ? 1 : 0,
    state: whereIs(cabinet.front, version, now),
    rear_load_status: hasRear ? rear : null,
    thermal_mode: mode,
  };
}
