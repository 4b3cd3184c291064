import type { Sql } from './index.ts';

/** Records deleted at a time: so few that no caller notices. The next purge takes the next ones. */
export const purgedAtOnce = 200;

/** The time before which records are to be deleted, or nothing where they are kept for ever (0 days). */
export function oldestRetained(now: Date, days: number): string | undefined {
  return days === 0 ? undefined : new Date(now.getTime() - days * 86_400_000).toISOString();
}

const hour = 3_600_000;
const day = 24 * hour;

/** How many times faster than time itself it follows a clock that is ahead: a day an hour. */
const haste = 24;

interface PurgeClock {
  sql: Sql;
  now: () => Date;
  /** When the newest record was written, ISO 8601; nothing where there is none. */
  newest: () => Promise<string | null | undefined>;
  /** Takes a sentence for whoever runs the server. */
  warn?: ((sentence: string) => void) | undefined;
  /** Milliseconds by the time that only goes forward. Defaults to `performance.now`. */
  steady?: (() => number) | undefined;
}

/**
 * Makes the clock by which old records are deleted. A clock that jumps forward (an empty battery, a wrong source of
 * time) makes every record old at once, and what is deleted stays so when the clock is right again. So this one
 * follows the clock of the machine at once where it goes back, and where it goes forward only by what a process has
 * lived through, a day an hour at most: a server that was off for a week has caught up after seven hours.
 *
 * It goes on where the last process left it, and begins with the newest record there is before this one serves.
 */
export async function createPurgeClock(options: PurgeClock): Promise<() => Promise<Date>> {
  const { sql, now, newest, warn = () => undefined, steady = () => performance.now() } = options;
  const [left] = await sql<{ at: string }>`select at from sweep_clock where id = 1`;
  const begin = left?.at ?? (await newest());
  let last = { at: begin ? Date.parse(begin) : now().getTime(), steady: steady() };
  let stored = left ? last.at : 0;
  let isTold = false;

  return async () => {
    const seen = { clock: now().getTime(), steady: steady() };
    const reached = last.at + (seen.steady - last.steady) * haste;
    const at = Math.min(seen.clock, reached);
    last = { at, steady: seen.steady };
    if (Math.abs(at - stored) > hour) {
      await store(sql, new Date(at).toISOString());
      stored = at;
    }
    const ahead = seen.clock - at;
    if (ahead > day && !isTold) warn(jumped(seen.clock, at));
    isTold = ahead > day;
    return new Date(at);
  };
}

async function store(sql: Sql, at: string): Promise<void> {
  await sql`insert into sweep_clock (id, at) values (1, ${at})
    on conflict (id) do update set at = excluded.at`;
}

function jumped(clock: number, at: number): string {
  const [shown, from] = [clock, at].map((time) => new Date(time).toISOString());
  return (
    `The clock says ${shown}, ${Math.round((clock - at) / day)} days after what this server has lived through. ` +
    `So that a wrong clock deletes nothing, the age of records is counted up to ${from} and goes on by a day an hour. ` +
    'If the clock is wrong, set it; if the server was off for that long, nothing is to be done.'
  );
}
