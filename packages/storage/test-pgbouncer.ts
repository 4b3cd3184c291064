/** A PgBouncer of our own for tests: unprivileged, on a free port, in a temporary folder, gone at the end. */
import { execFile, spawn } from 'node:child_process';
import { access, chown, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { promisify } from 'node:util';
import pg from 'pg';
import { freePort, unprivileged } from './test-postgres-server.ts';

type PoolMode = 'session' | 'transaction';

interface Pgbouncer {
  /** Leads to the database of the given URL. */
  url: string;
  stop(): Promise<void>;
}

/** The program, or nothing: where `PGBOUNCER_PATH` says, on the PATH, or where Debian puts it. */
export async function findPgbouncer(): Promise<string | undefined> {
  const { PGBOUNCER_PATH, PATH = '' } = process.env;
  const places = [...PATH.split(delimiter), '/usr/sbin'].map((folder) => join(folder, 'pgbouncer'));
  for (const place of PGBOUNCER_PATH ? [PGBOUNCER_PATH] : places) {
    const runs = await access(place)
      .then(() => promisify(execFile)(place, ['--version']))
      .catch(() => undefined);
    if (runs) return place;
  }
  return undefined;
}

/**
 * Starts a PgBouncer with its own defaults before the database at `url`.
 *
 * @param more  lines of its configuration, such as `max_client_conn = 3`.
 */
export async function startPgbouncer(
  program: string,
  url: string,
  mode: PoolMode,
  more: string[] = [],
): Promise<Pgbouncer> {
  const folder = await mkdtemp(join(tmpdir(), 'frontline-pgbouncer-'));
  const account = await unprivileged();
  const { hostname, port, username, pathname } = new URL(url);
  const own = await freePort();
  const file = join(folder, 'pgbouncer.ini');
  const lines = [
    '[databases]',
    `* = host=${hostname} port=${port} user=${username}`,
    '[pgbouncer]',
    'listen_addr = 127.0.0.1',
    `listen_port = ${own}`,
    'unix_socket_dir =',
    'auth_type = any',
    `pool_mode = ${mode}`,
    // Where PostgreSQL was away, it is asked again after 15 seconds by default.
    'server_login_retry = 1',
    ...more,
  ];
  await writeFile(file, `${lines.join('\n')}\n`);
  if (account)
    await Promise.all([folder, file].map((path) => chown(path, account.uid, account.gid)));
  const child = spawn(program, ['-q', file], { ...account, cwd: folder, stdio: 'ignore' });
  const ended = new Promise((resolve) => child.once('exit', resolve));
  process.once('exit', () => child.kill('SIGKILL'));
  const bounced = `postgresql://${username}@127.0.0.1:${own}${pathname}`;
  for (let tries = 0; !(await answers(bounced)); tries++) {
    if (child.exitCode !== null || tries === 200) throw new Error('PgBouncer did not start.');
    await delay(50);
  }
  return {
    url: bounced,
    async stop() {
      child.kill('SIGKILL');
      await ended;
      await rm(folder, { recursive: true, force: true });
    },
  };
}

async function answers(url: string): Promise<boolean> {
  const client = new pg.Client(url);
  client.on('error', () => undefined);
  try {
    await client.connect();
    return true;
  } catch {
    return false;
  } finally {
    await client.end();
  }
}
