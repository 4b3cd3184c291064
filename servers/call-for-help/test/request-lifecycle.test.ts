import { describe, expect, test } from 'vitest';
import { isDue, openStates, stateOf, steps, timesOutAt } from '../src/request-lifecycle.ts';
import type { StepName } from '../src/request-lifecycle.ts';
import type { RequestRow } from '../src/tables.ts';

const at = '2025-03-14T15:04:05.000Z';

const created: RequestRow = {
  id: 1,
  message_id: 'one',
  device_id: null,
  organization_id: 1,
  location_id: 1,
  option_id: 1,
  teams_channel_id: 'channel',
  is_claimed: 0,
  claimed_at: null,
  claimed_by: null,
  claimed_by_user_id: null,
  is_on_the_way: 0,
  staff_on_the_way_at: null,
  is_timeout: 0,
  timeout_at: null,
  is_closed: 0,
  closed_at: null,
  is_completed: 0,
  completed_at: null,
  completion_reason: null,
  is_canceled: 0,
  customer_canceled_at: null,
  times_out_at: at,
  created_at: at,
  updated_at: at,
};

const sam = { at, claimed_by: 'Sam Lee', claimed_by_user_id: 'staff-sam', reason: 'helped' };
const ana = { at, claimed_by: 'Ana Ruiz', claimed_by_user_id: 'staff-ana', reason: 'helped' };

const after = (...names: StepName[]) =>
  names.reduce((request, name) => ({ ...request, ...steps[name].writes(sam) }), created);

describe('the state of a request', () => {
  test('follows the steps in order', () => {
    expect(stateOf(created)).toBe('created');
    expect(stateOf(after('claim'))).toBe('claimed');
    expect(stateOf(after('claim', 'onTheWay'))).toBe('on the way');
    expect(stateOf(after('claim', 'onTheWay', 'complete'))).toBe('completed');
  });

  test('has three other ends', () => {
    expect(stateOf(after('cancel'))).toBe('canceled');
    expect(stateOf(after('claim', 'close'))).toBe('closed');
    expect(stateOf({ ...created, is_timeout: 1, timeout_at: at })).toBe('timed out');
  });

  test('has an index that is the sum of its two open flags', () => {
    const sums = [created, after('claim'), after('claim', 'onTheWay')].map(
      (request) => [stateOf(request), request.is_claimed + request.is_on_the_way] as const,
    );
    expect(sums).toEqual(openStates.map((state, index) => [state, index]));
  });
});

describe('a time-out', () => {
  test('falls due the given seconds after creation', () => {
    expect(timesOutAt(new Date(at), 600)).toBe('2025-03-14T15:14:05.000Z');
  });

  test('is due only when the request is older than that', () => {
    expect(isDue(created, at)).toBe(false);
    expect(isDue(created, '2025-03-14T15:04:05.001Z')).toBe(true);
  });

  test('never falls due for a claimed request', () => {
    expect(isDue(after('claim'), '2030-01-01T00:00:00.000Z')).toBe(false);
  });
});

describe('a repeated step', () => {
  test('succeeds for the person who took it', () => {
    expect(steps.claim.repeats(after('claim'), sam)).toBe(true);
    expect(steps.claim.repeats(after('claim', 'onTheWay'), sam)).toBe(true);
    expect(steps.onTheWay.repeats(after('claim', 'onTheWay'), sam)).toBe(true);
    expect(steps.complete.repeats(after('claim', 'complete'), ana)).toBe(true);
  });

  test('fails for somebody else', () => {
    expect(steps.claim.repeats(after('claim'), ana)).toBe(false);
    expect(steps.onTheWay.repeats(after('claim', 'onTheWay'), ana)).toBe(false);
  });

  test('fails when the request has ended another way', () => {
    expect(steps.claim.repeats(after('claim', 'complete'), sam)).toBe(false);
    expect(steps.onTheWay.repeats(after('claim', 'onTheWay', 'cancel'), sam)).toBe(false);
    expect(steps.complete.repeats(after('claim', 'close'), sam)).toBe(false);
    expect(
      steps.complete.repeats(after('claim', 'complete'), { ...sam, reason: 'not_interested' }),
    ).toBe(false);
  });
});
