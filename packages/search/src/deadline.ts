/** The time limit of a question. Long loops check it between steps, so a step that has begun is always finished. */
export interface Deadline {
  /** Whether this share of the time (default: all of it) is over; then callers skip work. */
  isPast(share?: number): boolean;
  /** Whether any earlier `isPast` call returned true. */
  wasPast(): boolean;
}

/** Starts now; `now` and `budget` are in milliseconds. */
export function createDeadline(now: () => number, budget: number): Deadline {
  const began = now();
  let expired = false;
  return {
    isPast(share = 1) {
      const isPast = now() - began >= budget * share;
      expired ||= isPast;
      return isPast;
    },
    wasPast: () => expired,
  };
}

/** For work that is never cut short. */
export const noDeadline: Deadline = { isPast: () => false, wasPast: () => false };
