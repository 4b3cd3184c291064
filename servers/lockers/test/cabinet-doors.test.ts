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

describe('version 1', () => {
  test('opens and closes at once', () => {
    expect(move(still('closed'), 'open', at, plain)).toEqual(still('open'));
    expect(move(still('open'), 'close', at, plain)).toEqual(still('closed'));
  });

  test('closes at the end of a delay', () => {
    const waiting = closeAfter(still('open'), 8, at, plain);
    expect(settle(waiting, after(7.999), plain).door.state).toBe('open');
    expect(settle(waiting, after(8), plain)).toEqual({ door: still('closed'), at: after(8) });
  });
});

describe('version 2 with a simulated locker', () => {
  test('travels for two seconds each way', () => {
    const opening = move(still('closed'), 'open', at, simulated);
    expect(opening).toEqual({ state: 'opening', arrivesAt: after(2), closesAt: null });
    expect(settle(opening, after(1.999), simulated).door).toEqual(opening);
    expect(settle(opening, after(2), simulated)).toEqual({ door: still('open'), at: after(2) });
    expect(move(still('open'), 'close', at, simulated).state).toBe('closing');
  });

  test('starts to close after the delay and is closed after the travel', () => {
    const waiting = closeAfter(still('open'), 8, at, simulated);
    expect(settle(waiting, after(9), simulated).door.state).toBe('closing');
    expect(settle(waiting, after(10), simulated)).toEqual({ door: still('closed'), at: after(10) });
  });

  test('keeps the first arrival when the same command is repeated on the way', () => {
    const opening = move(still('closed'), 'open', at, simulated);
    expect(move(opening, 'open', after(1), simulated)).toEqual(opening);
  });

  test('forgets a pending close when the door is opened again', () => {
    const waiting = closeAfter(still('open'), 8, at, simulated);
    expect(move(waiting, 'open', after(1), simulated).closesAt).toBeNull();
  });
});

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
