import { open, realpath } from 'node:fs/promises';
import { isLocked } from './errors.ts';
import { openDriver, patiently } from './sqlite-driver.ts';

/** Milliseconds a process that ends is given to let go of the file. */
const patience = 2_000;

/**
 * Takes a SQLite file for this process alone, under whichever path it was named. The lock is one of the
 * operating system, on a file beside it (`lockers.sqlite.lock`): it ends with the process, so none is ever
 * left behind by a killed one. The lock file is itself a tiny database; the number in its header is the
 * holder's process id.
 *
 * @returns a function that lets go of it.
 * @throws {Error} another process has it; the sentence names that process.
 */
export async function lockFile(file: string): Promise<() => void> {
  const lock = `${await realpath(file)}.lock`;
  await (await open(lock, 'a', 0o600)).close();
  const driver = await openDriver(lock);
  const pragmas = `pragma busy_timeout = 0; pragma journal_mode = memory; pragma locking_mode = exclusive; pragma user_version = ${process.pid}`;
  try {
    await patiently(() => driver.exec(pragmas), patience);
  } catch (cause) {
    driver.close();
    if (!isLocked(cause)) throw cause;
    const holder = await holderOf(lock);
    throw new Error(
      `process ${holder} serves it already. End that process, or name another file.`,
      { cause },
    );
  }
  return () => driver.close();
}

/** Where the header of a SQLite file keeps `user_version`; see https://www.sqlite.org/fileformat.html */
const userVersion = { at: 60, bytes: 4 };

async function holderOf(lock: string): Promise<number> {
  const handle = await open(lock);
  try {
    const header = Buffer.alloc(userVersion.bytes);
    await handle.read(header, 0, userVersion.bytes, userVersion.at);
    return header.readUInt32BE();
  } finally {
    await handle.close();
  }
}
