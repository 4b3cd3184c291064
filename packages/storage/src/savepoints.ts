import type { Connection } from './transaction.ts';
import { databaseLocked, isLocked } from './errors.ts';
import type { Waiting } from './group-commit.ts';

/** Work for an embedded connection. */
export interface Piece {
  /** Answers at once where it is one statement, and by a promise where it is a transaction. */
  run: () => unknown;
  /** One statement is all or nothing by itself: it needs no savepoint. */
  single: boolean;
  /** A statement that changes nothing: it needs no lock, and alone no begin and no commit. */
  reads: boolean;
  /** When it first met a lock of another program, by the time that only goes forward. */
  lockedSince?: number;
}

/** Milliseconds that work waits for a lock of another program. */
const patience = 5_000;

/**
 * Runs a batch in one transaction, each piece that is more than a statement in a savepoint of its own, so
 * that a failing one takes nobody with it. When the transaction itself fails, everybody in it is rejected.
 *
 * @param handBack  gets the pieces that another program's lock keeps waiting. Nothing waits here, where all would.
 */
export async function runInSavepoints(
  connection: Connection,
  batch: Waiting<Piece>[],
  handBack: (locked: Waiting<Piece>[]) => void,
): Promise<void> {
  const [first] = batch;
  if (batch.length === 1 && first?.work.reads) return handBack(runReading(batch));
  const answers: (() => void)[] = [];
  try {
    await connection.control('begin immediate');
  } catch (error) {
    if (isLocked(error)) return handBack(runReading(batch));
    for (const { reject } of batch) reject(error);
    return;
  }
  try {
    for (const piece of batch) {
      const { single } = piece.work;
      answers.push(single ? runStatement(connection, piece) : await runPiece(connection, piece));
    }
    await connection.control('commit');
  } catch (error) {
    await rollBack(connection);
    for (const { reject } of batch) reject(error);
    return;
  }
  for (const answer of answers) answer();
}

/** Answers those who only read, each by itself, and hands back who waits for the lock. */
function runReading(batch: Waiting<Piece>[]): Waiting<Piece>[] {
  return batch.filter(({ work, resolve, reject }) => {
    let locked: unknown = databaseLocked('Another program holds the lock of the database.');
    if (work.reads) {
      try {
        resolve(work.run());
        return false;
      } catch (error) {
        locked = error;
      }
    }
    work.lockedSince ??= performance.now();
    const isPatient = performance.now() - work.lockedSince < patience;
    if (isLocked(locked) && isPatient) return true;
    reject(locked);
    return false;
  });
}

function runStatement(
  connection: Connection,
  { work, resolve, reject }: Waiting<Piece>,
): () => void {
  try {
    const value = work.run();
    return () => resolve(value);
  } catch (error) {
    if (!isInTransaction(connection)) throw error;
    return () => reject(error);
  }
}

/** False where the engine has rolled back the whole batch: then a new transaction may begin, and has. */
function isInTransaction(connection: Connection): boolean {
  try {
    connection.control('begin');
    return false;
  } catch {
    return true;
  }
}

async function runPiece(
  connection: Connection,
  { work, resolve, reject }: Waiting<Piece>,
): Promise<() => void> {
  await connection.control('savepoint piece');
  try {
    const value = await work.run();
    await connection.control('release piece');
    return () => resolve(value);
  } catch (error) {
    if (!(await undone(connection))) throw error;
    return () => reject(error);
  }
}

/** False where there is no savepoint left, because the engine has rolled back the whole batch. */
async function undone(connection: Connection): Promise<boolean> {
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
    // The engine has rolled back already, as SQLite may when the disk is full.
  }
}
