import type { Connection } from './connection.ts';

interface Piece {
  work: () => unknown;
  /** One statement is a transaction by itself, so alone it needs no begin and no commit. */
  single: boolean;
  resolve: (value: unknown) => void;
  reject: (error: unknown) => void;
}

export interface GroupCommit {
  /** Runs `work` in the next batch; resolves once that batch is committed. */
  run<T>(work: () => T | Promise<T>, options: { single: boolean }): Promise<T>;
  /** Refuses new work and resolves when what was waiting is done. */
  drain(): Promise<void>;
}

/**
 * One disk flush for everybody who waits, in place of one each:
 *
 *     waiting:   a            b c d            e f
 *     connection [a] ........ [b c d] ........ [e f]      each […] one begin … commit
 *
 * Every piece has its own savepoint, so a failing one takes nobody with it, and nobody is answered,
 * not even a reader, before the commit returned: what they saw is then durable.
 *
 * @param soon  starts the next batch, after the callers that are ready now have joined it.
 */
export function createGroupCommit(
  connection: Connection,
  soon: (start: () => void) => void,
): GroupCommit {
  let waiting: Piece[] = [];
  let busy = false;
  let closed = false;
  let whenIdle: (() => void)[] = [];

  async function runWaiting() {
    const batch = waiting;
    waiting = [];
    await runBatch(connection, batch);
    if (waiting.length > 0) return soon(runWaiting);
    busy = false;
    for (const tell of whenIdle) tell();
    whenIdle = [];
  }

  return {
    run<T>(work: () => T | Promise<T>, { single }: { single: boolean }) {
      if (closed) return Promise.reject(new Error('The database is closed.'));
      return new Promise<T>((resolve, reject) => {
        waiting.push({ work, single, resolve: resolve as (value: unknown) => void, reject });
        if (busy) return;
        busy = true;
        soon(runWaiting);
      });
    },
    drain() {
      closed = true;
      return new Promise((resolve) => (busy ? whenIdle.push(resolve) : resolve()));
    },
  };
}

async function runBatch(connection: Connection, batch: Piece[]): Promise<void> {
  const [first] = batch;
  if (batch.length === 1 && first?.single) {
    try {
      first.resolve(await first.work());
    } catch (error) {
      first.reject(error);
    }
    return;
  }
  const answers: (() => void)[] = [];
  try {
    await connection.control('begin immediate');
    for (const piece of batch) answers.push(await runPiece(connection, piece));
    await connection.control('commit');
  } catch (error) {
    await rollBack(connection);
    for (const piece of batch) piece.reject(error);
    return;
  }
  for (const answer of answers) answer();
}

async function runPiece(connection: Connection, piece: Piece): Promise<() => void> {
  await connection.control('savepoint piece');
  try {
    const value = await piece.work();
    await connection.control('release piece');
    return () => piece.resolve(value);
  } catch (error) {
    await connection.control('rollback to piece');
    await connection.control('release piece');
    return () => piece.reject(error);
  }
}

async function rollBack(connection: Connection): Promise<void> {
  try {
    await connection.control('rollback');
  } catch {
    // The engine has rolled back already, as SQLite does when the disk is full.
  }
}
