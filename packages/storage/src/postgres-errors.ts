import { DatabaseUnavailable, UniqueViolation } from './errors.ts';

/**
 * What an error of PostgreSQL, of a pooler before it or of the network says about the connection it
 * came on. All that is done about an error follows from this.
 */
export type Meaning =
  /** The row exists already. */
  | 'duplicate'
  /** Lost against another transaction; nothing has changed, and the same may succeed now. */
  | 'contended'
  /** Somebody holds the row for longer than it is waited for. */
  | 'locked'
  /** A statement was prepared for what is no longer so, or on another connection. */
  | 'stale'
  /** There are as many connections as are allowed. */
  | 'crowded'
  /** This connection may not write: it leads to a standby, or was opened while nobody might. */
  | 'read-only'
  /** The connection has ended, and those beside it may have. */
  | 'gone'
  /** The engine does not manage it: a full disk, no memory, a statement or a queue that took too long. */
  | 'unable'
  /** The statement is at fault. */
  | 'other';

/** Codes, or the two characters of a class: https://www.postgresql.org/docs/current/errcodes-appendix.html */
const meanings: Record<string, Meaning> = {
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

/** Where the code does not tell, the sentence does: of `pg` (no code), of poolers, of PostgreSQL. */
const vague = ['', '08P01', '0A000'];
const sentences: [RegExp, Meaning][] = [
  [/cached plan must not change result type/, 'stale'],
  [/no more connections allowed|too many (clients|connections)/i, 'crowded'],
  [/timeout exceeded when trying to connect/, 'unable'],
  // A setting: no waiting changes it.
  [/does not support SSL connections/, 'other'],
];
const brokenOff = /connection|not queryable|timeout/i;

/** Node's own, such as ECONNRESET, EPIPE and EAI_AGAIN; no code of PostgreSQL begins with E. */
const ofNetwork = /^E(AI_)?[A-Z0-9]+$/;

export function meaningOf(error: unknown): Meaning {
  const { cause } = error as { cause?: unknown };
  if (error instanceof DatabaseUnavailable && cause) return meaningOf(cause);
  if (!(error instanceof Error)) return 'other';
  const { code = '', syscall } = error as { code?: string; syscall?: string };
  // A file of the machine, such as of a certificate: no waiting brings it.
  if (syscall === 'open') return 'other';
  const told = vague.includes(code) && sentences.find(([words]) => words.test(error.message));
  if (told) return told[1];
  if (ofNetwork.test(code) || (code === '' && brokenOff.test(error.message))) return 'gone';
  return meanings[code] ?? meanings[code.slice(0, 2)] ?? 'other';
}

/** After these a connection is no longer used: another one may be better. */
const spoiling: Meaning[] = ['stale', 'crowded', 'read-only', 'gone', 'unable'];
export const spoilsConnection = (meaning: Meaning): boolean => spoiling.includes(meaning);

/** After these, connections that were opened earlier are not used any more: they are likely the same. */
export const spoilsAll = (meaning: Meaning): boolean => ['read-only', 'gone'].includes(meaning);

/** Runs `work` and gives its failures the names every engine uses. */
export async function named<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (cause) {
    throw rename(cause);
  }
}

export function rename(cause: unknown): unknown {
  if (!(cause instanceof Error) || cause instanceof DatabaseUnavailable) return cause;
  const meaning = meaningOf(cause);
  if (meaning === 'other') return cause;
  if (meaning === 'duplicate') return new UniqueViolation(cause.message, { cause });
  const code = (cause as { code?: string }).code;
  return new DatabaseUnavailable(cause.message || code, { cause });
}
