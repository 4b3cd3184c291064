import type { RequestRow } from './tables.ts';

/** The state of a request. Derived from its fields by `stateOf`, never stored. */
type State = OpenState | 'completed' | 'canceled' | 'closed' | 'timed out';

/** The open states in order; the index is is_claimed + is_on_the_way. */
export const openStates = ['created', 'claimed', 'on the way'] as const;
type OpenState = (typeof openStates)[number];

/** Who takes a step, when, and with which reason. */
export interface Occasion {
  /** ISO 8601 UTC with milliseconds. */
  at: string;
  claimed_by?: string;
  claimed_by_user_id?: string;
  /** Becomes `completion_reason`. */
  reason?: string;
}

export interface Step {
  /** The first and the last open state that allow the step. */
  from: readonly [OpenState, OpenState];
  /** Only the person who claimed the request may take it. */
  byClaimant: boolean;
  writes: (occasion: Occasion) => Partial<RequestRow>;
  /** Whether the request already is in the resulting state, so that a retry succeeds. */
  repeats: (request: RequestRow, occasion: Occasion) => boolean;
}

export type StepName = 'claim' | 'onTheWay' | 'complete' | 'completeAtButton' | 'close' | 'cancel';

/**
 * The rules of a Call for Help request: which states and callers each step requires, and what it writes.
 * All other steps are refused; an ended request allows none.
 */
export const steps: Record<StepName, Step> = {
  claim: {
    from: ['created', 'created'],
    byClaimant: false,
    writes: ({ at, claimed_by, claimed_by_user_id }) => ({
      is_claimed: 1,
      claimed_at: at,
      claimed_by: claimed_by ?? null,
      claimed_by_user_id: claimed_by_user_id ?? null,
    }),
    repeats: (request, { claimed_by_user_id }) =>
      isOpen(request) && request.claimed_by_user_id === claimed_by_user_id,
  },
  onTheWay: {
    from: ['claimed', 'claimed'],
    byClaimant: true,
    writes: ({ at }) => ({ is_on_the_way: 1, staff_on_the_way_at: at }),
    repeats: (request, { claimed_by_user_id }) =>
      stateOf(request) === 'on the way' && request.claimed_by_user_id === claimed_by_user_id,
  },
  complete: {
    from: ['claimed', 'on the way'],
    byClaimant: false,
    writes: completion,
    repeats: (request, { reason }) =>
      stateOf(request) === 'completed' && request.completion_reason === reason,
  },
  completeAtButton: {
    from: ['created', 'on the way'],
    byClaimant: false,
    writes: completion,
    repeats: never,
  },
  close: {
    from: ['created', 'on the way'],
    byClaimant: false,
    writes: ({ at }) => ({ is_closed: 1, is_canceled: 1, closed_at: at }),
    repeats: never,
  },
  cancel: {
    from: ['created', 'on the way'],
    byClaimant: false,
    writes: ({ at }) => ({ is_closed: 1, is_canceled: 1, closed_at: at, customer_canceled_at: at }),
    repeats: never,
  },
};

export function stateOf(request: RequestRow): State {
  if (request.is_completed) return 'completed';
  if (request.customer_canceled_at) return 'canceled';
  if (request.is_closed) return 'closed';
  if (request.is_timeout) return 'timed out';
  if (request.is_on_the_way) return 'on the way';
  return request.is_claimed ? 'claimed' : 'created';
}

/** When a request times out unless it is claimed: `seconds` after `createdAt`, ISO 8601. */
export function timesOutAt(createdAt: Date, seconds: number): string {
  return new Date(createdAt.getTime() + seconds * 1000).toISOString();
}

/** Whether an unclaimed request has exceeded the timeout of its location at `at`. */
export function isDue(request: RequestRow, at: string): boolean {
  return stateOf(request) === 'created' && request.times_out_at < at;
}

function isOpen(request: RequestRow): boolean {
  const state: State = stateOf(request);
  return openStates.some((open) => open === state);
}

function completion({ at, reason }: Occasion): Partial<RequestRow> {
  return { is_completed: 1, completed_at: at, completion_reason: reason ?? null };
}

function never(): boolean {
  return false;
}
