import type { RequestRow } from './tables.ts';

/** What a request can be. Derived from its fields by `stateOf`, never stored. */
type State = OpenState | 'completed' | 'canceled' | 'closed' | 'timed out';

/** The open states in the order they follow each other; the index is is_claimed + is_on_the_way. */
export const openStates = ['created', 'claimed', 'on the way'] as const;
type OpenState = (typeof openStates)[number];

/** Who does something to a request, when, and with which reason. */
export interface Occasion {
  /** ISO 8601 UTC with milliseconds. */
  at: string;
  claimed_by?: string;
  claimed_by_user_id?: string;
  /** Becomes `completion_reason`. */
  reason?: string;
}

export interface Step {
  /** The first and the last open state the step may be taken from. */
  from: readonly [OpenState, OpenState];
  /** Only the person who claimed the request may take it. */
  byClaimant: boolean;
  writes: (occasion: Occasion) => Partial<RequestRow>;
  /** True when the request already is what this step would make of it, so that a retry succeeds. */
  repeats: (request: RequestRow, occasion: Occasion) => boolean;
}

export type StepName = 'claim' | 'onTheWay' | 'complete' | 'completeAtButton' | 'close' | 'cancel';

/**
 * The rules of a Call for Help request: which step is allowed from where, by whom, and what it writes.
 * Steps not listed for a state are refused; an ended request takes no further step.
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

/** When a request created at `createdAt` times out if nobody claims it: `seconds` later, ISO 8601. */
export function timesOutAt(createdAt: Date, seconds: number): string {
  return new Date(createdAt.getTime() + seconds * 1000).toISOString();
}

/** Whether an unclaimed request has been waiting longer than its location allows, by `at`. */
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
