import { DatabaseUnavailable, UniqueViolation } from './errors.ts';

/**
 * What an error of PostgreSQL, a pooler or the network means for the connection it occurred on. All error handling
 * is based on this.
 */
export type ErrorKind =
  /** The row already exists. */
  | 'duplicate'
  /** Lost against another transaction; nothing has changed, and a retry may succeed immediately. */
  | 'contended'
  /** Another transaction holds the row for longer than the lock timeout. */
  | 'locked'
  /** A prepared statement is outdated, or was prepared on another connection. */
  | 'stale'
  /** The connection limit is reached. */
  | 'crowded'
  /** This connection cannot write: it leads to a standby, or was opened to one. */
  | 'read-only'
  /** The connection has ended, and others may have too. */
  | 'gone'
  /** The engine is overloaded: a full disk, no memory, a statement or a queue that took too long. */
  | 'unable'
  /** The statement itself is wrong. */
  | 'other';

/** By code, or the two characters of its class: https://www.postgresql.org/docs/current/errcodes-appendix.html */
const kindByCode: Record<string, ErrorKind> = {
  '23505': 'duplicate',
  '40001': 'contended',
  '40P01': 'contended',
  '55P03': 'locked',
  '26000': 'stale',
  '42P05': 'stale',
  '53300': 'crowded',
  '25006': 'read-only',
  '57014': 'unable',
  '25P03': 'gone',
  '08': 'gone',
  '57': 'gone',
  '53': 'unable',
  '58': 'unable',
};

/** Messages that distinguish errors with an ambiguous code: of `pg` (no code), of poolers, of PostgreSQL. */
const ambiguousCodes = ['', '08P01', '0A000'];
const messagePatterns: [RegExp, ErrorKind][] = [
  [/cached plan must not change result type/, 'stale'],
  [/no more connections allowed|too many (clients|connections)/i, 'crowded'],
  [/timeout exceeded when trying to connect/, 'unable'],
  // A setting of the server or the pooler: retrying does not help.
  [/does not support SSL connections|in statement pooling mode/, 'other'],
];
const connectionLost = /connection|not queryable|timeout/i;

/** Node's codes, such as ECONNRESET, EPIPE and EAI_AGAIN; no code of PostgreSQL begins with E. */
const networkCode = /^E(AI_)?[A-Z0-9]+$/;

export function errorKind(error: unknown): ErrorKind {
  const { cause } = error as { cause?: unknown };
  if (error instanceof DatabaseUnavailable && cause) return errorKind(cause);
  if (!(error instanceof Error)) return 'other';
  const { code = '', syscall } = error as { code?: string; syscall?: string };
  // A local file, such as a certificate, is missing: retrying does not help.
  if (syscall === 'open') return 'other';
  const byMessage =
    ambiguousCodes.includes(code) &&
    messagePatterns.find(([pattern]) => pattern.test(error.message));
  if (byMessage) return byMessage[1];
  if (networkCode.test(code) || (code === '' && connectionLost.test(error.message))) return 'gone';
  return kindByCode[code] ?? kindByCode[code.slice(0, 2)] ?? 'other';
}

/** After these a connection is closed: another may work. */
const discarding: ErrorKind[] = ['stale', 'crowded', 'read-only', 'gone', 'unable'];
export const discardsConnection = (kind: ErrorKind): boolean => discarding.includes(kind);

/** After these, all connections opened earlier are closed: they are likely affected too. */
export const discardsAllConnections = (kind: ErrorKind): boolean =>
  ['read-only', 'gone'].includes(kind);

/** Runs `work` and translates its errors into those that every engine throws. */
export async function translateErrors<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (cause) {
    throw translateError(cause);
  }
}

export function translateError(cause: unknown): unknown {
  if (!(cause instanceof Error) || cause instanceof DatabaseUnavailable) return cause;
  const kind = errorKind(cause);
  if (kind === 'other') return cause;
  if (kind === 'duplicate') return new UniqueViolation(cause.message, { cause });
  const code = (cause as { code?: string }).code;
  return new DatabaseUnavailable(cause.message || code, { cause });
}
