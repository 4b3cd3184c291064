import type { Sql } from './index.ts';

/** How many records are deleted at a time, few enough that no caller notices. The next purge deletes more. */
export const purgeBatchSize = 200;

/** The time before which records are deleted. They are kept forever for 0 days: nothing is before the empty text. */
export const oldestRetained = (now: Date, days: number): string =>
  days === 0 ? '' : new Date(now.getTime() - days * 86_400_000).toISOString();

const hour = 3_600_000;
const day = 24 * hour;

/** How many times faster than real time it follows a clock that is ahead: a day per hour. */
const catchUpRate = 24;

interface PurgeClockOptions {
  sql: Sql;
  now: () => Date;
  /** A row with the time when the newest record was written; null if there is none. */
  newest: (sql: Sql) => Promise<{ at: string | null }[]>;
  /** Receives a message for the operator. */
  warn?: ((sentence: string) => void) | undefined;
  /** A monotonic clock, in milliseconds. Defaults to `performance.now`. */
  steady?: (() => number) | undefined;
}

/**
 * Creates the clock by which old records are deleted. A clock that jumps forward (an empty battery, a wrong time
 * source) makes every record old at once, and deletions cannot be undone when it is right again. So this clock
 * follows the system clock immediately when that goes back, and when it goes forward only by the running time of
 * the process times 24: a server that was off for a week has caught up after seven hours.
 *
 * It continues where the last process stopped; the first time, it starts at the newest existing record.
 */
export async function createPurgeClock(options: PurgeClockOptions): Promise<() => Promise<Date>> {
  const { sql, now, newest, warn = () => undefined, steady = () => performance.now() } = options;
  const [saved] = await sql<{ at: string }>`select at from sweep_clock where id = 1`;
  const start = saved?.at ?? (await newest(sql))[0]?.at;
  let last = { at: start ? Date.parse(start) : now().getTime(), steady: steady() };
  let stored = saved ? last.at : 0;
  let isWarned = false;

  return async () => {
    const current = { clock: now().getTime(), steady: steady() };
    const reached = last.at + (current.steady - last.steady) * catchUpRate;
    const at = Math.min(current.clock, reached);
    last = { at, steady: current.steady };
    if (Math.abs(at - stored) > hour) {
      await store(sql, new Date(at).toISOString());
      stored = at;
    }
    const ahead = current.clock - at;
    if (ahead > day && !isWarned) warn(jumpMessage(current.clock, at));
    isWarned = ahead > day;
    return new Date(at);
  };
}

async function store(sql: Sql, at: string): Promise<void> {
  await sql`insert into sweep_clock (id, at) values (1, ${at})
    on conflict (id) do update set at = excluded.at`;
}

function jumpMessage(now: number, at: number): string {
  const [shown, until] = [now, at].map((time) => new Date(time).toISOString());
  return (
    `The clock says ${shown}, ${Math.round((now - at) / day)} days after what this server has lived through. ` +
    `So that a wrong clock deletes nothing, the age of records is counted up to ${until} and goes on by a day an hour. ` +
    'If the clock is wrong, set it; if the server was off for that long, nothing is to be done.'
  );
}
