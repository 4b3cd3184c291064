import type { Connection } from './transaction.ts';
import { databaseLocked, isLocked } from './errors.ts';
import type { Pending } from './group-commit.ts';

/** A unit of work for an embedded connection. */
export interface EmbeddedWork {
  /** Returns its result for a statement, and a promise for a transaction. */
  run: () => unknown;
  /** A single statement is atomic by itself and needs no savepoint. */
  single: boolean;
  /** A read-only statement needs no lock, and in a batch by itself no transaction. */
  reads: boolean;
  /** When it was first blocked by another program's lock, by the monotonic clock. */
  lockedSince?: number;
}

/** How many milliseconds work waits for another program's lock. */
const lockTimeout = 5_000;

/**
 * Runs a batch in one transaction, each unit of several statements in its own savepoint, so that a failing one does
 * not affect the others. If the transaction itself fails, all are rejected.
 *
 * @param requeue  receives the units blocked by another program's lock. Waiting here would block all of them.
 */
export async function runInSavepoints(
  connection: Connection,
  batch: Pending<EmbeddedWork>[],
  requeue: (locked: Pending<EmbeddedWork>[]) => void,
): Promise<void> {
  const [first] = batch;
  if (batch.length === 1 && first?.work.reads) return requeue(runReads(batch));
  const callbacks: (() => void)[] = [];
  try {
    await connection.control('begin immediate');
  } catch (error) {
    if (isLocked(error)) return requeue(runReads(batch));
    for (const { reject } of batch) reject(error);
    return;
  }
  try {
    for (const item of batch) {
      const { single } = item.work;
      callbacks.push(
        single ? runStatement(connection, item) : await runInSavepoint(connection, item),
      );
    }
    await connection.control('commit');
  } catch (error) {
    await rollBack(connection);
    for (const { reject } of batch) reject(error);
    return;
  }
  for (const callback of callbacks) callback();
}

/** Runs the read-only units, each by itself, and returns those that still wait for the lock. */
function runReads(batch: Pending<EmbeddedWork>[]): Pending<EmbeddedWork>[] {
  return batch.filter(({ work, resolve, reject }) => {
    let error: unknown = databaseLocked();
    if (work.reads) {
      try {
        resolve(work.run());
        return false;
      } catch (cause) {
        error = cause;
      }
    }
    work.lockedSince ??= performance.now();
    const mayWait = performance.now() - work.lockedSince < lockTimeout;
    if (isLocked(error) && mayWait) return true;
    reject(error);
    return false;
  });
}

function runStatement(
  connection: Connection,
  { work, resolve, reject }: Pending<EmbeddedWork>,
): () => void {
  try {
    const value = work.run();
    return () => resolve(value);
  } catch (error) {
    if (!isInTransaction(connection)) throw error;
    return () => reject(error);
  }
}

/** False if the engine has rolled back the whole batch: then a new transaction can begin, and has begun. */
function isInTransaction(connection: Connection): boolean {
  try {
    connection.control('begin');
    return false;
  } catch {
    return true;
  }
}

async function runInSavepoint(
  connection: Connection,
  { work, resolve, reject }: Pending<EmbeddedWork>,
): Promise<() => void> {
  await connection.control('savepoint piece');
  try {
    const value = await work.run();
    await connection.control('release piece');
    return () => resolve(value);
  } catch (error) {
    if (!(await rollBackToSavepoint(connection))) throw error;
    return () => reject(error);
  }
}

/** False if the savepoint is gone because the engine has rolled back the whole batch. */
async function rollBackToSavepoint(connection: Connection): Promise<boolean> {
  try {
    await connection.control('rollback to piece');
    await connection.control('release piece');
    return true;
  } catch {
    return false;
  }
}

async function rollBack(connection: Connection): Promise<void> {
  try {
    await connection.control('rollback');
  } catch {
    // The engine has already rolled back, as SQLite may when the disk is full.
  }
}
