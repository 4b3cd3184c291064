/** A row with this key exists already. `cause` is the engine's own error. */
export class UniqueViolation extends Error {
  override name = 'UniqueViolation';
}

/** The engine cannot be reached or cannot work now (stopped, restarting, locked, disk full). */
export class DatabaseUnavailable extends Error {
  override name = 'DatabaseUnavailable';
  /** Another program holds the lock that is needed: the same may be tried again. */
  isLocked = false;
  /** Whole seconds after which it is worth trying again: what ails an engine passes, or is mended. */
  retryAfter = 1;
}

/** A `DatabaseUnavailable` for as long as another program holds the lock. */
export function databaseLocked(message: string, options?: ErrorOptions): DatabaseUnavailable {
  return Object.assign(new DatabaseUnavailable(message, options), { isLocked: true });
}

export const isLocked = (error: unknown): boolean =>
  error instanceof DatabaseUnavailable && error.isLocked;
