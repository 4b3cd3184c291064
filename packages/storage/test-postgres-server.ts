import { execFile, spawn, type ChildProcess } from 'node:child_process';
import { chown, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { promisify } from 'node:util';
import pg from 'pg';
import { findPostgres } from './test-postgres-binaries.ts';

const run = promisify(execFile);

export interface OwnPostgres {
  url: string;
  /** Stops the server as a crash would (`kill -QUIT`): clients lose their connections. */
  stop(): Promise<void>;
  /** Restarts it on the same port and data. */
  start(): Promise<void>;
  /** Stops it and deletes its data. */
  remove(): Promise<void>;
  /**
   * Creates a standby from the current data: it serves reads and refuses writes until `select pg_promote()`. This
   * server is restarted for that.
   */
  standby(): Promise<OwnPostgres>;
}

/**
 * Creates and starts a PostgreSQL server with the system's programs or, if there are none, those of the
 * optional npm package.
 *
 * @param fsync  waits for the disk at every commit, for measurements. Tests do not need it: only a power
 *   failure would make a difference. Defaults to false.
 * @throws {Error} there are no programs, or they do not run; the message says why.
 */
export async function startPostgres({ fsync = false } = {}): Promise<OwnPostgres> {
  const cluster = await createCluster();
  await run(
    cluster.programs.initdb,
    ['-D', cluster.data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--locale=C', '--no-sync'],
    cluster.options,
  );
  return serverAt(cluster, fsync);
}

/** A folder owned by the account that PostgreSQL runs as, and the programs to run in it. */
async function createCluster() {
  const folder = await mkdtemp(join(tmpdir(), 'frontline-postgres-'));
  const user = await unprivileged();
  if (user) await chown(folder, user.uid, user.gid);
  const options = { ...user, cwd: folder, env: { ...process.env, HOME: folder, LC_ALL: 'C' } };
  return { folder, data: join(folder, 'data'), options, programs: await findPostgres() };
}

async function serverAt(
  { folder, data, options, programs }: Awaited<ReturnType<typeof createCluster>>,
  fsync: boolean,
): Promise<OwnPostgres> {
  const port = await freePort();
  const url = `postgresql://postgres@127.0.0.1:${port}/postgres`;
  let server: ChildProcess | undefined;

  async function start() {
    const settings = [
      `fsync=${fsync}`,
      'unix_socket_directories=',
      'max_connections=200',
      `port=${port}`,
    ];
    const process = spawn(
      programs.postgres,
      ['-D', data, ...settings.flatMap((setting) => ['-c', setting])],
      { ...options, stdio: 'ignore' },
    );
    server = process;
    for (let tries = 0; !(await answers(url)); tries++) {
      if (process.exitCode !== null || tries === 300) throw new Error('PostgreSQL did not start.');
      await delay(50);
    }
  }

  async function stop() {
    const running = server;
    server = undefined;
    if (!running || running.exitCode !== null) return;
    const ended = new Promise((resolve) => running.once('exit', resolve));
    running.kill('SIGQUIT');
    await ended;
  }

  process.once('exit', () => server?.kill('SIGQUIT'));
  await start();
  return {
    url,
    start,
    stop,
    async remove() {
      await stop();
      await rm(folder, { recursive: true, force: true });
    },
    async standby() {
      const copy = await createCluster();
      await stop();
      await run('cp', ['-R', data, copy.data], copy.options);
      const [lock, signal] = ['postmaster.pid', 'standby.signal'].map((name) =>
        join(copy.data, name),
      ) as [string, string];
      await rm(lock, { force: true });
      await writeFile(signal, '');
      if ('uid' in copy.options) await chown(signal, copy.options.uid!, copy.options.gid!);
      await start();
      return serverAt(copy, fsync);
    },
  };
}

/** PostgreSQL refuses to run as root, so root becomes `postgres` or else `nobody`. */
export async function unprivileged(): Promise<{ uid: number; gid: number } | undefined> {
  if (process.getuid?.() !== 0) return undefined;
  for (const name of ['postgres', 'nobody']) {
    try {
      const [uid, gid] = await Promise.all(
        ['-u', '-g'].map(async (flag) => Number((await run('id', [flag, name])).stdout)),
      );
      return { uid: uid!, gid: gid! };
    } catch {
      // This machine has no such user; the next one may exist.
    }
  }
  throw new Error('root has no unprivileged user to run PostgreSQL as');
}

export function freePort(): Promise<number> {
  const probe = createServer();
  return new Promise((resolve) => {
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as AddressInfo;
      probe.close(() => resolve(port));
    });
  });
}

/** Whether queries succeed; the port opens a little earlier. */
export async function answers(url: string): Promise<boolean> {
  const client = new pg.Client(url);
  client.on('error', () => undefined);
  try {
    await client.connect();
    await client.query('select 1');
    return true;
  } catch {
    return false;
  } finally {
    await client.end();
  }
}
