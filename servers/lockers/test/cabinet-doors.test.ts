import fc from 'fast-check';
import { expect, test } from 'vitest';
import { closeAfter, dueAt, move, settle } from '../src/cabinet-doors.ts';
import type { Door, DoorEvent, DoorState, Mechanism } from '../src/cabinet-doors.ts';

const at = '2026-03-01T12:00:00.000Z';
const after = (seconds: number) => new Date(Date.parse(at) + seconds * 1_000).toISOString();
const still = (state: DoorState): Door => ({ state, arrivesAt: null, closesAt: null });
const plain: Mechanism = { version: 1, travelMs: null };
const real: Mechanism = { version: 2, travelMs: null };
const simulated: Mechanism = { version: 2, travelMs: 2_000 };

test.each([
  ['version 1, at once', plain, 0],
  ['version 2 with a simulated locker, after two seconds of travel', simulated, 2],
])('%s: opens, and closes after a delay', (_, how, travel) => {
  const opening = move(still('closed'), 'open', at, how);
  if (travel > 0) {
    expect(opening).toEqual({ state: 'opening', arrivesAt: after(2), closesAt: null });
    expect(settle(opening, after(1.999), how).door).toEqual(opening);
    // The same command on the way leaves the first arrival.
    expect(move(opening, 'open', after(1), how)).toEqual(opening);
  }
  expect(settle(opening, after(travel), how).door).toEqual(still('open'));
  const waiting = closeAfter(still('open'), 8, at, how);
  expect(settle(waiting, after(7.999), how).door.state).toBe('open');
  if (travel > 0) expect(settle(waiting, after(9), how).door.state).toBe('closing');
  const closed = { door: still('closed'), at: after(8 + travel) };
  expect(settle(waiting, after(8 + travel), how)).toEqual(closed);
  expect(move(waiting, 'open', after(1), how).closesAt).toBeNull();
});

test('version 2 with a real locker: waits for its report, and believes none of the side just left', () => {
  const opening = move(still('closed'), 'open', at, real);
  expect(dueAt(opening)).toBeNull();
  expect(move(opening, 'seen_closed', at, real).state).toBe('opening');
  expect(move(still('closing'), 'seen_open', at, real).state).toBe('closing');
  const waiting = closeAfter(opening, 15, at, real);
  expect(move(waiting, 'seen_open', after(3), real)).toMatchObject({
    state: 'open',
    closesAt: after(15),
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
