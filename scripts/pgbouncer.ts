import { ensureProgram } from './browsers/debian.ts';
import type { ProgramLookup, ProgramSpec } from './browsers/find-program.ts';

const wanted: ProgramSpec = {
  description: 'a PgBouncer',
  variable: 'PGBOUNCER_PATH',
  names: ['pgbouncer'],
  places: ['/usr/sbin/pgbouncer'],
};

/** Finds a PgBouncer for the tests, or installs Debian's. */
export function ensurePgbouncer(env: NodeJS.ProcessEnv = process.env): ProgramLookup {
  const missing = (why: string) =>
    `PgBouncer was not tried: none runs on this machine, and ${why}. ` +
    'Install one (on Debian: apt-get install pgbouncer, as root), or set PGBOUNCER_PATH to its executable.';
  return ensureProgram(wanted, 'pgbouncer', env, missing);
}
