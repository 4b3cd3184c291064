import type { Connection } from './connection.ts';
import type { Waiting } from './group-commit.ts';

/** Work for an embedded connection. */
export interface Piece {
  /** Answers at once where it is one statement, and by a promise where it is a transaction. */
  run: () => unknown;
  /** One statement is all or nothing by itself: it needs no savepoint, and alone no begin and no commit. */
  single: boolean;
}

/**
 * Runs a batch in one transaction, each piece that is more than a statement in a savepoint of its own, so
 * that a failing one takes nobody with it. When the transaction itself fails, everybody in it is rejected.
 */
export async function runInSavepoints(
  connection: Connection,
  batch: Waiting<Piece>[],
): Promise<void> {
  const [first] = batch;
  if (batch.length === 1 && first?.work.single) return runAlone(first);
  const answers: (() => void)[] = [];
  try {
    await connection.control('begin immediate');
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

async function runAlone({ work, resolve, reject }: Waiting<Piece>): Promise<void> {
  try {
    resolve(await work.run());
  } catch (error) {
    reject(error);
  }
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
