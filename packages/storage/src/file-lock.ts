import { open, realpath } from 'node:fs/promises';
import { isLocked } from './errors.ts';
import { openDriver, retryWhileLocked } from './sqlite-driver.ts';

/** Milliseconds to wait for an ending process to release the file. */
const releaseTimeout = 2_000;

/**
 * Locks a SQLite file for this process, whatever path it is opened by. It is a lock of the operating system on a
 * file beside it (`lockers.sqlite.lock`) and ends with the process, so a killed one leaves none behind. The lock file
 * is itself a tiny database, with the holder's process id in its header.
 *
 * @returns a function that releases the lock.
 * @throws {Error} another process holds it; the message names that process.
 */
export async function lockFile(file: string): Promise<() => void> {
  const lock = `${await realpath(file)}.lock`;
  await (await open(lock, 'a', 0o600)).close();
  const driver = await openDriver(lock);
  const pragmas = `pragma busy_timeout = 0; pragma journal_mode = memory; pragma locking_mode = exclusive; pragma user_version = ${process.pid}`;
  try {
    await retryWhileLocked(() => driver.exec(pragmas), releaseTimeout);
  } catch (cause) {
    driver.close();
    if (!isLocked(cause)) throw cause;
    const holder = await readHolder(lock);
    throw new Error(
      `process ${holder} serves it already. End that process, or name another file.`,
      { cause },
    );
  }
  return () => driver.close();
}

/** The offset of `user_version` in the header of a SQLite file; see https://www.sqlite.org/fileformat.html */
const userVersion = { at: 60, bytes: 4 };

async function readHolder(lock: string): Promise<number> {
  const handle = await open(lock);
  try {
    const header = Buffer.alloc(userVersion.bytes);
    await handle.read(header, 0, userVersion.bytes, userVersion.at);
    return header.readUInt32BE();
  } finally {
    await handle.close();
  }
}
