/** A piece of work and the caller who waits for it. */
export interface Waiting<Work> {
  work: Work;
  resolve: (value: unknown) => void;
  reject: (error: unknown) => void;
}

interface GroupCommit<Work> {
  /** Adds `work` to the next batch; resolves once that batch is committed. */
  join<T>(work: Work): Promise<T>;
  /** How many pieces of work wait, or are in the batch under way. */
  length(): number;
  /** Refuses new work and resolves when what was waiting is done. */
  drain(): Promise<void>;
}

type HandBack<Work> = (locked: Waiting<Work>[]) => void;

/** Milliseconds between two looks at a lock of another program: twice as long each time. */
const shortestPause = 1;
const longestPause = 50;

/**
 * One disk flush for everybody who waits, in place of one each:
 *
 *     waiting:   a            b c d            e f
 *     connection [a] ........ [b c d] ........ [e f]      each […] one begin … commit
 *
 * Nobody is answered, not even a reader, before the commit returned: what they saw is then durable.
 *
 * @param runBatch  commits a batch and answers every member of it, except those it hands back: what they need is
 *   locked by another program, so they join a later batch. Never rejects.
 * @param soon  starts the next batch, after the callers that are ready now have joined it.
 */
export function createGroupCommit<Work>(
  runBatch: (batch: Waiting<Work>[], handBack: HandBack<Work>) => Promise<void>,
  soon: (start: () => void) => void,
): GroupCommit<Work> {
  let waiting: Waiting<Work>[] = [];
  let running = 0;
  let busy = false;
  let pause = shortestPause;
  let closed = false;
  let whenIdle: (() => void)[] = [];

  async function runWaiting() {
    const batch = waiting;
    waiting = [];
    running = batch.length;
    let locked: Waiting<Work>[] = [];
    await runBatch(batch, (waiting) => (locked = waiting));
    running = 0;
    waiting.unshift(...locked);
    pause = locked.length > 0 ? Math.min(pause * 2, longestPause) : shortestPause;
    if (locked.length > 0) return void setTimeout(runWaiting, pause);
    if (waiting.length > 0) return soon(runWaiting);
    busy = false;
    for (const tell of whenIdle) tell();
    whenIdle = [];
  }

  return {
    join<T>(work: Work) {
      if (closed) return Promise.reject<T>(new Error('The database is closed.'));
      return new Promise<T>((resolve, reject) => {
        waiting.push({ work, resolve: resolve as (value: unknown) => void, reject });
        if (busy) return;
        busy = true;
        soon(runWaiting);
      });
    },
    length: () => waiting.length + running,
    drain() {
      closed = true;
      return new Promise((resolve) => (busy ? whenIdle.push(resolve) : resolve()));
    },
  };
}
