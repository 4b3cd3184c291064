import { ensureProgram } from './browsers/debian.ts';
import type { Brought, Wanted } from './browsers/find-program.ts';

const wanted: Wanted = {
  what: 'a PgBouncer',
  variable: 'PGBOUNCER_PATH',
  names: ['pgbouncer'],
  places: ['/usr/sbin/pgbouncer'],
};

/** Finds a PgBouncer for the tests, else brings Debian's. */
export function ensurePgbouncer(env: NodeJS.ProcessEnv = process.env): Brought {
  const missing = (why: string) =>
    `PgBouncer was not tried: none runs on this machine, and ${why}. ` +
    'Install one (on Debian: apt-get install pgbouncer, as root), or set PGBOUNCER_PATH to its executable.';
  return ensureProgram(wanted, 'pgbouncer', env, missing);
}
