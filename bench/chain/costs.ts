import { readFileSync, readdirSync } from 'node:fs';
import pg from 'pg';

/** Cumulative resource usage of a chain since its servers started. */
export interface Costs {
  /** µs of CPU time: of the server processes, and of all PostgreSQL processes. */
  servers: number;
  postgres: number;
  /** Bytes of write-ahead log, and of tables with their indexes. */
  logged: number;
  stored: number;
  /** Rows of all tables, updates, and heap-only (HOT) updates, which touch no index. */
  rows: number;
  updates: number;
  hot: number;
  /** Dead rows that wait for vacuum. */
  dead: number;
  connections: number;
}

const TABLE_STATISTICS = `
  SELECT pg_wal_lsn_diff(pg_current_wal_lsn(), '0/0')::float8 AS logged,
    sum(pg_total_relation_size(relid))::float8 AS stored, sum(n_live_tup)::float8 AS rows,
    sum(n_tup_upd)::float8 AS updates, sum(n_tup_hot_upd)::float8 AS hot, sum(n_dead_tup)::float8 AS dead,
    (SELECT count(*)::float8 FROM pg_stat_activity WHERE backend_type = 'client backend') AS connections
  FROM pg_stat_user_tables`;

/** Linux counts CPU time in hundredths of a second (`sysconf(_SC_CLK_TCK)`). */
const MICROSECONDS_PER_TICK = 10_000;

/** Opens a reader of the costs. Linux only: it reads `/proc`. @param pids the server processes */
export async function watchCosts(url: string, pids: number[]) {
  const client = new pg.Client(url);
  await client.connect();
  const { rows } = await client.query<{ pid: number }>('SELECT pg_backend_pid() AS pid');
  const postmaster = statOf(rows[0]!.pid).parent;
  return {
    async read(): Promise<Costs> {
      const result = await client.query<Omit<Costs, 'servers' | 'postgres'>>(TABLE_STATISTICS);
      const { ended, ...own } = statOf(postmaster);
      const children = allStats().filter(({ parent }) => parent === postmaster);
      return {
        ...result.rows[0]!,
        servers: sum(pids.map((pid) => statOf(pid).used)),
        postgres: own.used + ended + sum(children.map(({ used }) => used)),
      };
    },
    /** Bytes of the requests table, which grows most, and of each of its indexes. */
    async requestBytes(): Promise<{ name: string; bytes: number }[]> {
      const sizes = await client.query<{ name: string; bytes: number }>(`
        SELECT c.relname AS name, pg_relation_size(c.oid)::float8 AS bytes FROM pg_class c
        WHERE c.relname LIKE 'requests%' AND c.relkind IN ('r', 'i') ORDER BY 2 DESC`);
      return sizes.rows;
    },
    end: () => client.end(),
  };
}

interface Stat {
  parent: number;
  /** CPU time in µs: its own, and of its exited children. */
  used: number;
  ended: number;
}

function statOf(pid: number): Stat {
  // The program name, in parentheses, may contain spaces.
  const [, , parent, ...rest] = readFileSync(`/proc/${pid}/stat`, 'utf8')
    .replace(/^.*\)/s, '0')
    .split(' ');
  const [user, system, endedUser, endedSystem] = rest
    .slice(9, 13)
    .map((ticks) => Number(ticks) * MICROSECONDS_PER_TICK);
  return { parent: Number(parent), used: user! + system!, ended: endedUser! + endedSystem! };
}

const allStats = (): Stat[] =>
  readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((pid) => {
      try {
        return [statOf(Number(pid))];
      } catch {
        // The process has exited in the meantime.
        return [];
      }
    });

const sum = (numbers: number[]): number => numbers.reduce((all, one) => all + one, 0);
