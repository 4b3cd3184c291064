/** A row with this key exists already. `cause` is the engine's own error. */
export class UniqueViolation extends Error {
  override name = 'UniqueViolation';
}

/** The engine cannot be reached or cannot work now (stopped, restarting, locked, disk full). */
export class DatabaseUnavailable extends Error {
  override name = 'DatabaseUnavailable';
}
