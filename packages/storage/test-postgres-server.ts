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
  /** Ends the server as a crash would (`kill -QUIT`): its clients lose their connections. */
  stop(): Promise<void>;
  /** Starts it again, on the same port and data. */
  start(): Promise<void>;
  /** Ends it for good and deletes its data. */
  remove(): Promise<void>;
  /**
   * A standby of what is stored by now: it answers reads and refuses writes until `select pg_promote()`. This
   * server is stopped and started meanwhile.
   */
  standby(): Promise<OwnPostgres>;
}

/**
 * Makes and starts a PostgreSQL server with the system's programs or, failing them, those of the
 * optional npm package.
 *
 * @param fsync  waits for the disk at every commit, for measurements. Tests need not: only a power
 *   failure would notice. Defaults to false.
 * @throws {Error} there are no programs, or they do not run; the message says why.
 */
export async function startPostgres({ fsync = false } = {}): Promise<OwnPostgres> {
  const place = await makePlace();
  await run(
    place.programs.initdb,
    ['-D', place.data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--locale=C', '--no-sync'],
    place.options,
  );
  return serverAt(place, fsync);
}

/** A folder of the account that PostgreSQL runs as, and the programs that run in it. */
async function makePlace() {
  const folder = await mkdtemp(join(tmpdir(), 'frontline-postgres-'));
  const user = await unprivileged();
  if (user) await chown(folder, user.uid, user.gid);
  const options = { ...user, cwd: folder, env: { ...process.env, HOME: folder, LC_ALL: 'C' } };
  return { folder, data: join(folder, 'data'), options, programs: await findPostgres() };
}

async function serverAt(
  { folder, data, options, programs }: Awaited<ReturnType<typeof makePlace>>,
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
    const ending = server;
    server = undefined;
    if (!ending || ending.exitCode !== null) return;
    const ended = new Promise((resolve) => ending.once('exit', resolve));
    ending.kill('SIGQUIT');
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
      const place = await makePlace();
      await stop();
      await run('cp', ['-R', data, place.data], place.options);
      const [lock, signal] = ['postmaster.pid', 'standby.signal'].map((name) =>
        join(place.data, name),
      ) as [string, string];
      await rm(lock, { force: true });
      await writeFile(signal, '');
      if ('uid' in place.options) await chown(signal, place.options.uid!, place.options.gid!);
      await start();
      return serverAt(place, fsync);
    },
  };
}

/** PostgreSQL refuses to run as root, so root becomes `postgres` or else `nobody`. */
export async function unprivileged(): Promise<{ uid: number; gid: number } | undefined> {
  if (process.getuid?.() !== 0) return undefined;
  for (const name of ['postgres', 'nobody']) {
    try {
      const [uid, gid] = await Promise.all(
        ['-u', '-g'].map(async (which) => Number((await run('id', [which, name])).stdout)),
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

/** Whether queries are answered; the port is open a little earlier. */
async function answers(url: string): Promise<boolean> {
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
