/** A clock that runs with the real one and can be put forward. */
export interface MovableClock {
  now: () => Date;
  /** Puts the clock forward; it never goes back. */
  advance: (seconds: number) => void;
  /** How far it is ahead of the real time, in seconds. */
  ahead: () => number;
}

export function createClock(realNow: () => Date): MovableClock {
  let ahead = 0;
  return {
    now: () => new Date(realNow().getTime() + ahead * 1000),
    advance: (seconds) => void (ahead += Math.max(0, seconds)),
    ahead: () => ahead,
  };
}
