/** The time a question may take. Long loops ask between two of their steps, so a step is always finished. */
export interface Deadline {
  /** Whether this share of the time is over, all of it unless told; then something has been left out. */
  isPast(share?: number): boolean;
  /** Whether anybody was told that it is. */
  wasPast(): boolean;
}

/** Begins now; `now` and `budget` are in milliseconds. */
export function createDeadline(now: () => number, budget: number): Deadline {
  const began = now();
  let told = false;
  return {
    isPast(share = 1) {
      const isPast = now() - began >= budget * share;
      told ||= isPast;
      return isPast;
    },
    wasPast: () => told,
  };
}

/** For work that is never cut. */
export const noDeadline: Deadline = { isPast: () => false, wasPast: () => false };
