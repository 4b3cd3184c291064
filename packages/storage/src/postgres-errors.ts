import { setTimeout as delay } from 'node:timers/promises';
import { DatabaseUnavailable, UniqueViolation } from './errors.ts';

/** Codes of https://www.postgresql.org/docs/current/errcodes-appendix.html */
const uniqueViolation = '23505';
const serializationFailure = '40001';
const deadlock = '40P01';
const lockNotAvailable = '55P03';
const readOnly = '25006';
/** Connection exception, insufficient resources, operator intervention (shutdown, start-up). */
const unavailable = ['08', '53', '57'];

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
  const code = codeOf(cause);
  if (code === uniqueViolation) return new UniqueViolation(cause.message, { cause });
  const gone = /^[0-9A-Z]{5}$/.test(code)
    ? unavailable.includes(code.slice(0, 2)) || code === readOnly
    : /^E[A-Z]{4,}$/.test(code) || /connection|not queryable|timeout/i.test(cause.message);
  return gone ? new DatabaseUnavailable(cause.message || code, { cause }) : cause;
}

const codeOf = (error: unknown): string => String((error as { code?: unknown }).code ?? '');

/** Lost against another transaction, or against a change of a table it was prepared for. */
export function isRepeatable(error: unknown): boolean {
  return (
    [serializationFailure, deadlock, lockNotAvailable].includes(codeOf(error)) || isStalePlan(error)
  );
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
      if (!isRepeatable(error) || attempt === 100) throw error;
      await delay(Math.random() * Math.min(2 ** attempt, 50));
    }
  }
}
