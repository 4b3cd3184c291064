import { readFileSync, readdirSync } from 'node:fs';
import pg from 'pg';

/** What a chain has cost since its servers were started. */
export interface Costs {
  /** µs of processor: of the processes with the servers, and of PostgreSQL in all of its. */
  servers: number;
  postgres: number;
  /** Bytes that PostgreSQL has logged, and that its tables take with their indexes. */
  logged: number;
  stored: number;
  /** Rows of all tables, updates, and updates that no index had to follow. */
  rows: number;
  updates: number;
  light: number;
  /** Row versions that wait for the vacuum. */
  dead: number;
  connections: number;
}

const OF_ALL_TABLES = `
  SELECT pg_wal_lsn_diff(pg_current_wal_lsn(), '0/0')::float8 AS logged,
    sum(pg_total_relation_size(relid))::float8 AS stored, sum(n_live_tup)::float8 AS rows,
    sum(n_tup_upd)::float8 AS updates, sum(n_tup_hot_upd)::float8 AS light, sum(n_dead_tup)::float8 AS dead,
    (SELECT count(*)::float8 FROM pg_stat_activity WHERE backend_type = 'client backend') AS connections
  FROM pg_stat_user_tables`;

/** Linux counts time in hundredths of a second (`sysconf(_SC_CLK_TCK)`). */
const TICK = 10_000;

/** Reads the costs so far. @param pids processes with the servers. Linux only: it reads `/proc`. */
export async function watchCosts(url: string, pids: number[]) {
  const client = new pg.Client(url);
  await client.connect();
  const { rows } = await client.query<{ pid: number }>('SELECT pg_backend_pid() AS pid');
  const postmaster = statOf(rows[0]!.pid).parent;
  return {
    async read(): Promise<Costs> {
      const result = await client.query<Omit<Costs, 'servers' | 'postgres'>>(OF_ALL_TABLES);
      const { ended, ...own } = statOf(postmaster);
      const children = allStats().filter(({ parent }) => parent === postmaster);
      return {
        ...result.rows[0]!,
        servers: sum(pids.map((pid) => statOf(pid).used)),
        postgres: own.used + ended + sum(children.map(({ used }) => used)),
      };
    },
    /** Bytes of each index and table of the requests, the table that grows most. */
    async requestBytes(): Promise<{ name: string; bytes: number }[]> {
      const told = await client.query<{ name: string; bytes: number }>(`
        SELECT c.relname AS name, pg_relation_size(c.oid)::float8 AS bytes FROM pg_class c
        WHERE c.relname LIKE 'requests%' AND c.relkind IN ('r', 'i') ORDER BY 2 DESC`);
      return told.rows;
    },
    end: () => client.end(),
  };
}

interface Stat {
  parent: number;
  /** µs of its own, and of children that have ended. */
  used: number;
  ended: number;
}

function statOf(pid: number): Stat {
  // The name of the program, in brackets, may hold spaces.
  const [, , parent, ...rest] = readFileSync(`/proc/${pid}/stat`, 'utf8')
    .replace(/^.*\)/s, '0')
    .split(' ');
  const [user, system, endedUser, endedSystem] = rest
    .slice(9, 13)
    .map((ticks) => Number(ticks) * TICK);
  return { parent: Number(parent), used: user! + system!, ended: endedUser! + endedSystem! };
}

const allStats = (): Stat[] =>
  readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((pid) => {
      try {
        return [statOf(Number(pid))];
      } catch {
        // It has ended meanwhile.
        return [];
      }
    });

const sum = (numbers: number[]): number => numbers.reduce((all, one) => all + one, 0);
