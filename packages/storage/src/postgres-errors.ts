import { setTimeout as delay } from 'node:timers/promises';
import { DatabaseUnavailable, UniqueViolation } from './errors.ts';

/** Codes of https://www.postgresql.org/docs/current/errcodes-appendix.html */
const uniqueViolation = '23505';
const repeatable = ['40001', '40P01'];
const unavailableClasses = ['08', '53', '57'];

/** Runs `work` and gives its failures the names every engine uses. */
export async function named<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (cause) {
    throw rename(cause);
  }
}

function rename(cause: unknown): unknown {
  if (!(cause instanceof Error) || cause instanceof DatabaseUnavailable) return cause;
  const { code = '' } = cause as { code?: string };
  if (code === uniqueViolation) return new UniqueViolation(cause.message, { cause });
  const isSqlState = /^[0-9A-Z]{5}$/.test(code);
  if (isSqlState && !unavailableClasses.includes(code.slice(0, 2))) return cause;
  return isSqlState || isConnectionLoss(cause, code)
    ? new DatabaseUnavailable(cause.message || code, { cause })
    : cause;
}

function isConnectionLoss(error: Error, code: string): boolean {
  const socket = /^E[A-Z]+$/.test(code) && code !== 'ERR';
  return socket || /connection|not queryable|timeout exceeded/i.test(error.message);
}

/** Another process has changed a table under a prepared statement; a new connection prepares afresh. */
export function isStalePlan(error: unknown): boolean {
  return error instanceof Error && /cached plan must not change result type/.test(error.message);
}

/**
 * Repeats what lost against a concurrent transaction and would now succeed. Waits a little longer
 * each time, by chance, so that those who met do not meet again.
 */
export async function repeating<T>(work: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await work();
    } catch (error) {
      const { code = '' } = error as { code?: string };
      const again = repeatable.includes(code) || isStalePlan(error);
      if (!again || attempt === 100) throw error;
      await delay(Math.random() * Math.min(2 ** attempt, 50));
    }
  }
}
