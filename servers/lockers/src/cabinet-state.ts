/** Converts a cabinet row to two doors and back; pure, so that reads need no write to apply what is due. */

import { closeAfter, dueAt, move, settle } from './cabinet-doors.ts';
import type { Door, DoorEvent, Mechanism } from './cabinet-doors.ts';
import type { CabinetRow } from './tables.ts';

export type Side = keyof typeof columns;

/** The time of the call, and how the doors of this locker move. */
export interface Moment {
  at: string;
  mechanism: Mechanism;
}

/** The cabinet at `moment`, with every due movement and close applied. */
export function settleCabinet(cabinet: CabinetRow, moment: Moment): CabinetRow {
  if (cabinet.due_at === null || cabinet.due_at > moment.at) return cabinet;
  const front = settle(doorOf(cabinet, 'front'), moment.at, moment.mechanism);
  const rear = settle(doorOf(cabinet, 'rear'), moment.at, moment.mechanism);
  const times = [cabinet.updated_at, front.at ?? '', rear.at ?? ''].sort();
  const settled = withDoor(withDoor(cabinet, 'front', front.door), 'rear', rear.door);
  return { ...settled, updated_at: times.at(-1) ?? cabinet.updated_at };
}

/**
 * Corrects a cabinet after the clock was set back since its last write: its pending times move back by the same amount,
 * so that no wait gets longer.
 *
 * @param setBackMs  by how much, if known; otherwise the last write counts as now.
 */
export function onSetBackClock(cabinet: CabinetRow, at: string, setBackMs?: number): CabinetRow {
  const by = setBackMs ?? Date.parse(cabinet.updated_at) - Date.parse(at);
  const earlier = (time: string | null) => time && new Date(Date.parse(time) - by).toISOString();
  const { released_at } = cabinet;
  return {
    ...cabinet,
    front_arrives_at: earlier(cabinet.front_arrives_at),
    front_closes_at: earlier(cabinet.front_closes_at),
    rear_arrives_at: earlier(cabinet.rear_arrives_at),
    rear_closes_at: earlier(cabinet.rear_closes_at),
    due_at: earlier(cabinet.due_at),
    released_at: released_at !== null && released_at > at ? earlier(released_at) : released_at,
    updated_at: at,
  };
}

/** The cabinet at `moment`, corrected if the clock was set back since its last write, by `setBackMs` if known. */
export function currentCabinet(
  cabinet: CabinetRow,
  moment: Moment,
  setBackMs?: number,
): CabinetRow {
  const isAhead = cabinet.updated_at > moment.at;
  return settleCabinet(isAhead ? onSetBackClock(cabinet, moment.at, setBackMs) : cabinet, moment);
}

/** Applies one event to one door. */
export function moveDoor(
  cabinet: CabinetRow,
  side: Side,
  event: DoorEvent,
  { at, mechanism }: Moment,
): CabinetRow {
  return withDoor(cabinet, side, move(doorOf(cabinet, side), event, at, mechanism));
}

/** Closes one door `seconds` from now; at once when `seconds` is 0. */
export function closeDoorAfter(
  cabinet: CabinetRow,
  side: Side,
  seconds: number,
  { at, mechanism }: Moment,
): CabinetRow {
  return withDoor(cabinet, side, closeAfter(doorOf(cabinet, side), seconds, at, mechanism));
}

/** The columns of each door. */
const columns = {
  front: { state: 'state', arrivesAt: 'front_arrives_at', closesAt: 'front_closes_at' },
  rear: { state: 'rear_load_status', arrivesAt: 'rear_arrives_at', closesAt: 'rear_closes_at' },
} as const;

function doorOf(cabinet: CabinetRow, side: Side): Door {
  const { state, arrivesAt, closesAt } = columns[side];
  return {
    state: cabinet[state],
    arrivesAt: cabinet[arrivesAt],
    closesAt: cabinet[closesAt],
  };
}

function withDoor(cabinet: CabinetRow, side: Side, door: Door): CabinetRow {
  const { state, arrivesAt, closesAt } = columns[side];
  const moved: CabinetRow = {
    ...cabinet,
    [state]: door.state,
    [arrivesAt]: door.arrivesAt,
    [closesAt]: door.closesAt,
  };
  const due = [dueAt(doorOf(moved, 'front')), dueAt(doorOf(moved, 'rear'))];
  return { ...moved, due_at: due.filter((time) => time !== null).sort()[0] ?? null };
}
