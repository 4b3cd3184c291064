/**
 * The state machine of a cabinet door. A cabinet has a front door and, on a locker with rear loading, a rear door. States:
 * specification sections 3 and 4, which define no transitions, so the table is reference server behavior.
 */

export type DoorState = 'closed' | 'opening' | 'open' | 'closing';

/** Version 1 has only `closed` and `open`; version 2 also reports `opening` and `closing`. */
export type Version = 1 | 2;

/**
 * `open` and `close` are commands, `arrive` is the end of a simulated movement, `seen_open` and `seen_closed` are reports
 * of the locker in its status call.
 */
const events = ['open', 'close', 'arrive', 'seen_open', 'seen_closed'] as const;
export type DoorEvent = (typeof events)[number];

export interface Door {
  state: DoorState;
  /** When the simulated movement ends; null if the door is at rest or a real locker reports it. */
  arrivesAt: string | null;
  /** When the door will start to close by itself; null if no close is pending. */
  closesAt: string | null;
}

export interface Mechanism {
  version: Version;
  /** Simulated travel time of a version 2 door in milliseconds; null if a real locker reports. */
  travelMs: number | null;
}

/** The state after each event, in their order. A moving door ignores a report of the state it has just left. */
const doorTable: Record<Version, Record<DoorState, DoorState[]>> = {
  1: {
    closed: ['open', 'closed', 'closed', 'open', 'closed'],
    opening: ['open', 'closed', 'open', 'open', 'closed'],
    open: ['open', 'closed', 'open', 'open', 'closed'],
    closing: ['open', 'closed', 'closed', 'open', 'closed'],
  },
  2: {
    closed: ['opening', 'closed', 'closed', 'open', 'closed'],
    opening: ['opening', 'closing', 'open', 'open', 'opening'],
    open: ['open', 'closing', 'open', 'open', 'closed'],
    closing: ['opening', 'closing', 'closed', 'closing', 'closed'],
  },
};

/** Applies one event at `at`. The last command wins: `open` and `close` cancel a pending close. */
export function move(door: Door, event: DoorEvent, at: string, mechanism: Mechanism): Door {
  const state = doorTable[mechanism.version][door.state][events.indexOf(event)]!;
  const travels = state === 'opening' || state === 'closing';
  const arrivesAt = !travels
    ? null
    : state === door.state
      ? door.arrivesAt
      : travelEnd(at, mechanism);
  const isCommand = event === 'open' || event === 'close';
  return { state, arrivesAt, closesAt: isCommand || state === 'closed' ? null : door.closesAt };
}

/** Schedules an open or opening door to close `seconds` after `at`; ignores a closed one. */
export function closeAfter(door: Door, seconds: number, at: string, mechanism: Mechanism): Door {
  if (seconds === 0) return move(door, 'close', at, mechanism);
  if (door.state === 'closed' || door.state === 'closing') return door;
  return { ...door, closesAt: later(at, seconds * 1_000) };
}

/** Applies everything that is due by `now`, in chronological order; `at` is the time of the last change. */
export function settle(
  door: Door,
  now: string,
  mechanism: Mechanism,
): { door: Door; at: string | null } {
  let settled = door;
  let at: string | null = null;
  for (;;) {
    const due = dueAt(settled);
    if (due === null || due > now) return { door: settled, at };
    settled = move(settled, settled.arrivesAt === due ? 'arrive' : 'close', due, mechanism);
    at = due;
  }
}

/** When the door next changes without another event, or null. */
export function dueAt(door: Door): string | null {
  if (door.arrivesAt === null) return door.closesAt;
  if (door.closesAt === null) return door.arrivesAt;
  return door.arrivesAt < door.closesAt ? door.arrivesAt : door.closesAt;
}

function travelEnd(at: string, mechanism: Mechanism): string | null {
  return mechanism.travelMs === null ? null : later(at, mechanism.travelMs);
}

function later(at: string, milliseconds: number): string {
  return new Date(Date.parse(at) + milliseconds).toISOString();
}
