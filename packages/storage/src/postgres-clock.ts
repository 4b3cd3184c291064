interface DatabaseClock {
  now(): Date;
  /** Asks the database again, and goes by its answer where ours cannot be right. */
  measure(): Promise<void>;
}

/**
 * A clock that shows the time of the database, for processes of machines whose own clocks differ. Between
 * two measures it goes on by the time that nobody sets.
 *
 * @param ask  milliseconds since 1970 by the database's clock.
 */
export function createDatabaseClock(ask: () => Promise<number>): DatabaseClock {
  let ahead = Number.NaN;
  return {
    now: () => new Date(ahead + performance.now()),
    async measure() {
      const sent = performance.now();
      const told = await ask();
      // It was told at some moment of the way there and back: within that, ours may be the better one.
      const margin = (performance.now() - sent) / 2;
      const seen = told - (sent + margin);
      if (!(Math.abs(seen - ahead) <= margin)) ahead = seen;
    },
  };
}
