/** When every story begins: a Monday morning. */
const begins = Date.parse('2026-01-05T09:00:00.000Z');

export interface ScenarioClock {
  now: () => Date;
  /** Moves it on, by so many seconds. */
  advance: (seconds: number) => void;
}

/**
 * The clock of a store in which a story is played. It stands still but for the moves of the story and one second
 * before each request, so that everybody gets the same times.
 */
export function createScenarioClock(): ScenarioClock {
  let now = begins;
  return {
    now: () => new Date(now),
    advance: (seconds) => void (now += seconds * 1000),
  };
}
