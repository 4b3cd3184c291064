/** A PgBouncer for tests: unprivileged, on a free port, in a temporary folder, removed at the end. */
import { execFile, spawn } from 'node:child_process';
import { access, chown, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { promisify } from 'node:util';
import { answers, freePort, unprivileged } from './test-postgres-server.ts';

type PoolMode = 'session' | 'transaction';

interface Pgbouncer {
  /** Connects to the database of the given URL. */
  url: string;
  stop(): Promise<void>;
}

/** The program from `PGBOUNCER_PATH`, the PATH, or Debian's location; undefined if there is none. */
export async function findPgbouncer(): Promise<string | undefined> {
  const { PGBOUNCER_PATH, PATH = '' } = process.env;
  const candidates = [...PATH.split(delimiter), '/usr/sbin'].map((folder) =>
    join(folder, 'pgbouncer'),
  );
  for (const candidate of PGBOUNCER_PATH ? [PGBOUNCER_PATH] : candidates) {
    const runs = await access(candidate)
      .then(() => promisify(execFile)(candidate, ['--version']))
      .catch(() => undefined);
    if (runs) return candidate;
  }
  return undefined;
}

/**
 * Starts a PgBouncer with its default settings before the database at `url`.
 *
 * @param settings  more lines of its configuration, such as `max_client_conn = 3`.
 */
export async function startPgbouncer(
  program: string,
  url: string,
  mode: PoolMode,
  settings: string[] = [],
): Promise<Pgbouncer> {
  const folder = await mkdtemp(join(tmpdir(), 'frontline-pgbouncer-'));
  const account = await unprivileged();
  const { hostname, port, username, pathname } = new URL(url);
  const ownPort = await freePort();
  const file = join(folder, 'pgbouncer.ini');
  const lines = [
    '[databases]',
    `* = host=${hostname} port=${port} user=${username}`,
    '[pgbouncer]',
    'listen_addr = 127.0.0.1',
    `listen_port = ${ownPort}`,
    'unix_socket_dir =',
    'auth_type = any',
    `pool_mode = ${mode}`,
    // By default, an unreachable PostgreSQL is retried only after 15 seconds.
    'server_login_retry = 1',
    ...settings,
  ];
  await writeFile(file, `${lines.join('\n')}\n`);
  if (account)
    await Promise.all([folder, file].map((path) => chown(path, account.uid, account.gid)));
  const child = spawn(program, ['-q', file], { ...account, cwd: folder, stdio: 'ignore' });
  const ended = new Promise((resolve) => child.once('exit', resolve));
  process.once('exit', () => child.kill('SIGKILL'));
  const pooledUrl = `postgresql://${username}@127.0.0.1:${ownPort}${pathname}`;
  for (let tries = 0; !(await answers(pooledUrl)); tries++) {
    if (child.exitCode !== null || tries === 200) throw new Error('PgBouncer did not start.');
    await delay(50);
  }
  return {
    url: pooledUrl,
    async stop() {
      child.kill('SIGKILL');
      await ended;
      await rm(folder, { recursive: true, force: true });
    },
  };
}
