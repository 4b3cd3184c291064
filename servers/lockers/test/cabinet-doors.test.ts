import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { closeAfter, dueAt, move, settle } from '../src/cabinet-doors.ts';
import type { Door, DoorEvent, DoorState, Mechanism } from '../src/cabinet-doors.ts';

const at = '2026-03-01T12:00:00.000Z';
const after = (seconds: number) => new Date(Date.parse(at) + seconds * 1_000).toISOString();
const still = (state: DoorState): Door => ({ state, arrivesAt: null, closesAt: null });
const plain: Mechanism = { version: 1, travelMs: null };
const real: Mechanism = { version: 2, travelMs: null };
const simulated: Mechanism = { version: 2, travelMs: 2_000 };

describe('version 2 with a real locker', () => {
  test('waits for the report of the locker', () => {
    const opening = move(still('closed'), 'open', at, real);
    expect(dueAt(opening)).toBeNull();
    expect(move(opening, 'seen_open', after(3), real).state).toBe('open');
  });

  test('keeps a pending close while the locker reports the door open', () => {
    const waiting = closeAfter(move(still('closed'), 'open', at, real), 15, at, real);
    expect(move(waiting, 'seen_open', after(3), real).closesAt).toBe(after(15));
  });

  test('ignores a report of the side a moving door has just left', () => {
    expect(move(still('opening'), 'seen_closed', at, real).state).toBe('opening');
    expect(move(still('closing'), 'seen_open', at, real).state).toBe('closing');
  });
});

const door = fc.record<Door>({
  state: fc.constantFrom('closed', 'opening', 'open', 'closing'),
  arrivesAt: fc.option(fc.integer({ min: 0, max: 60 }).map(after)),
  closesAt: fc.option(fc.integer({ min: 0, max: 60 }).map(after)),
});
const mechanism = fc.constantFrom(plain, real, simulated);

test('tells the same story whether it is looked at once or at every second', () => {
  fc.assert(
    fc.property(door, mechanism, (start, how) => {
      let watched = start;
      for (let second = 0; second <= 70; second++)
        watched = settle(watched, after(second), how).door;
      expect(settle(start, after(70), how).door).toEqual(watched);
      expect(dueAt(watched)).toBeNull();
    }),
  );
});

test('ends shut and still after any commands that end with close', () => {
  const events = fc.array(fc.constantFrom<DoorEvent>('open', 'close', 'seen_open', 'seen_closed'));
  fc.assert(
    fc.property(events, fc.constantFrom(plain, simulated), (history, how) => {
      const moved = [...history, 'close' as const].reduce(
        (current, event) => move(current, event, at, how),
        still('closed'),
      );
      expect(settle(moved, after(10), how).door).toEqual(still('closed'));
    }),
  );
});
