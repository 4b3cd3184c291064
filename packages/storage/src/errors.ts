/** A row with this key already exists. `cause` is the engine's own error. */
export class UniqueViolation extends Error {
  override name = 'UniqueViolation';
}

/** The engine cannot be reached or cannot work at the moment (stopped, restarting, locked, disk full). */
export class DatabaseUnavailable extends Error {
  override name = 'DatabaseUnavailable';
  /** Another program holds the required lock: the same work may be retried. */
  isLocked = false;
  /** Seconds, a whole number, after which a retry makes sense: such failures pass, or are fixed. */
  retryAfter = 1;
}

/** A `DatabaseUnavailable` because another program holds the lock. */
export function databaseLocked(options?: ErrorOptions): DatabaseUnavailable {
  const message = 'Another program holds the lock of the database: end it, or try again.';
  return Object.assign(new DatabaseUnavailable(message, options), { isLocked: true });
}

export const isLocked = (error: unknown): boolean =>
  error instanceof DatabaseUnavailable && error.isLocked;
