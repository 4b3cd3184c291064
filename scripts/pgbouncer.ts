import { installFromDebian } from './browsers/debian.ts';
import { findProgram, type Brought, type Wanted } from './browsers/find-program.ts';

const wanted: Wanted = {
  what: 'a PgBouncer',
  variable: 'PGBOUNCER_PATH',
  names: ['pgbouncer'],
  places: ['/usr/sbin/pgbouncer'],
};

/** Finds a PgBouncer for the tests, else brings Debian's. */
export function ensurePgbouncer(env: NodeJS.ProcessEnv = process.env): Brought {
  const found = findProgram(wanted, env);
  if (found) return { env: { PGBOUNCER_PATH: found } };
  const why = installFromDebian(['pgbouncer'], env);
  const brought = why === undefined ? findProgram(wanted, env) : undefined;
  if (brought) return { env: { PGBOUNCER_PATH: brought } };
  return {
    missing:
      `PgBouncer was not tried: none runs on this machine, and ${why ?? 'the one that apt-get brought does not either'}. ` +
      'Install one (on Debian: apt-get install pgbouncer, as root), or set PGBOUNCER_PATH to its executable.',
  };
}
