/** A cabinet row as two doors and back; pure, so that reading needs no write to tell what is due. */

import { closeAfter, dueAt, move, settle } from './cabinet-doors.ts';
import type { Door, DoorEvent, Mechanism } from './cabinet-doors.ts';
import type { CabinetRow } from './tables.ts';

export type Side = 'front' | 'rear';

/** The instant of the call and how this locker's doors move. */
export interface Moment {
  at: string;
  mechanism: Mechanism;
}

/** The cabinet as it is at `moment`: every travel and every close that has come due is applied. */
export function settleCabinet(cabinet: CabinetRow, moment: Moment): CabinetRow {
  if (cabinet.due_at === null || cabinet.due_at > moment.at) return cabinet;
  const front = settle(doorOf(cabinet, 'front'), moment.at, moment.mechanism);
  const rear = settle(doorOf(cabinet, 'rear'), moment.at, moment.mechanism);
  const times = [cabinet.updated_at, front.at ?? '', rear.at ?? ''].sort();
  const settled = withDoor(withDoor(cabinet, 'front', front.door), 'rear', rear.door);
  return { ...settled, updated_at: times.at(-1) ?? cabinet.updated_at };
}

/**
 * The cabinet on a clock that was set back since it was last written: what it waits for comes as much
 * earlier as the clock is behind, so that no wait outlasts its length.
 *
 * @param setBackMs  by how much, where it is known; else the time of the last write counts as now.
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

function doorOf(cabinet: CabinetRow, side: Side): Door {
  return side === 'front'
    ? {
        state: cabinet.state,
        arrivesAt: cabinet.front_arrives_at,
        closesAt: cabinet.front_closes_at,
      }
    : {
        state: cabinet.rear_load_status,
        arrivesAt: cabinet.rear_arrives_at,
        closesAt: cabinet.rear_closes_at,
      };
}

function withDoor(cabinet: CabinetRow, side: Side, door: Door): CabinetRow {
  const { state, arrivesAt, closesAt } = door;
  const moved: CabinetRow =
    side === 'front'
      ? { ...cabinet, state, front_arrives_at: arrivesAt, front_closes_at: closesAt }
      : {
          ...cabinet,
          rear_load_status: state,
          rear_arrives_at: arrivesAt,
          rear_closes_at: closesAt,
        };
  const due = [dueAt(doorOf(moved, 'front')), dueAt(doorOf(moved, 'rear'))];
  return { ...moved, due_at: due.filter((time) => time !== null).sort()[0] ?? null };
}
