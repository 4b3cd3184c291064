/** The time a question may take. Long loops ask between two of their steps, so a step is always finished. */
export interface Patience {
  /** Whether this share of the time is over, all of it unless told; then something has been left out. */
  isOver(share?: number): boolean;
  /** Whether anybody was told that it is. */
  wasOver(): boolean;
}

/** Begins now; `now` and `budget` are in milliseconds. */
export function createPatience(now: () => number, budget: number): Patience {
  const began = now();
  let told = false;
  return {
    isOver(share = 1) {
      const isOver = now() - began >= budget * share;
      told ||= isOver;
      return isOver;
    },
    wasOver: () => told,
  };
}

/** For work that is never cut. */
export const endless: Patience = { isOver: () => false, wasOver: () => false };
