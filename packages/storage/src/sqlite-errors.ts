import { setTimeout as delay } from 'node:timers/promises';
import { databaseLocked, DatabaseUnavailable, UniqueViolation, isLocked } from './errors.ts';

/** Drivers report the same numbers under different names; see https://www.sqlite.org/rescode.html */
const uniqueViolation = [1555, 2067];
const busy = 5;
const unavailable = [6, 8, 10, 11, 13, 14, 23, 26];

/** Gives the failures of a driver the names every engine uses. */
export function named<T>(work: () => T): T {
  try {
    return work();
  } catch (cause) {
    const { errcode, rawCode, message } = cause as {
      errcode?: number;
      rawCode?: number;
      message: string;
    };
    const code = errcode ?? rawCode ?? 0;
    if (uniqueViolation.includes(code)) throw new UniqueViolation(message, { cause });
    if ((code & 0xff) === busy) throw databaseLocked(message, { cause });
    if (unavailable.includes(code & 0xff)) throw new DatabaseUnavailable(message, { cause });
    throw cause;
  }
}

/**
 * Tries again while another program holds the lock. SQLite's own way to wait (`busy_timeout`) sleeps, and
 * this process with all that it serves sleeps too.
 */
export async function patiently<T>(work: () => T | Promise<T>, patience: number): Promise<T> {
  const began = performance.now();
  for (;;) {
    try {
      return await named(work);
    } catch (error) {
      if (!isLocked(error) || performance.now() - began > patience) throw error;
      await delay(20);
    }
  }
}
