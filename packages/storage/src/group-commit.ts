/** A unit of work and the callbacks of its caller. */
export interface Pending<Work> {
  work: Work;
  resolve: (value: unknown) => void;
  reject: (error: unknown) => void;
}

interface GroupCommit<Work> {
  /** Adds `work` to the next batch; resolves once that batch is committed. */
  join<T>(work: Work): Promise<T>;
  /** How many units of work are queued or in the running batch. */
  length(): number;
  /** Refuses new work and resolves when the queue is empty. */
  drain(): Promise<void>;
}

type Requeue<Work> = (locked: Pending<Work>[]) => void;

/** Milliseconds between two attempts while another program holds the lock, doubled each time. */
const minDelay = 1;
const maxDelay = 50;

/**
 * One disk flush for all waiting callers, instead of one each:
 *
 *     waiting:   a            b c d            e f
 *     connection [a] ........ [b c d] ........ [e f]      each […] one begin … commit
 *
 * No caller, not even a reader, gets its result before the commit has returned: what it sees is then durable.
 *
 * @param runBatch  commits a batch and settles every member, except those it requeues: another program holds a
 *   lock that they need, so they join a later batch. Never rejects.
 * @param schedule  starts the next batch, after callers that are ready now have joined it.
 */
export function createGroupCommit<Work>(
  runBatch: (batch: Pending<Work>[], requeue: Requeue<Work>) => Promise<void>,
  schedule: (start: () => void) => void,
): GroupCommit<Work> {
  let waiting: Pending<Work>[] = [];
  let running = 0;
  let busy = false;
  let delay = minDelay;
  let closed = false;
  let idleCallbacks: (() => void)[] = [];

  async function runWaiting() {
    const batch = waiting;
    waiting = [];
    running = batch.length;
    let locked: Pending<Work>[] = [];
    await runBatch(batch, (returned) => (locked = returned));
    running = 0;
    waiting.unshift(...locked);
    delay = locked.length > 0 ? Math.min(delay * 2, maxDelay) : minDelay;
    if (locked.length > 0) return void setTimeout(runWaiting, delay);
    if (waiting.length > 0) return schedule(runWaiting);
    busy = false;
    for (const resolve of idleCallbacks) resolve();
    idleCallbacks = [];
  }

  return {
    join<T>(work: Work) {
      if (closed) return Promise.reject<T>(new Error('The database is closed.'));
      return new Promise<T>((resolve, reject) => {
        waiting.push({ work, resolve: resolve as (value: unknown) => void, reject });
        if (busy) return;
        busy = true;
        schedule(runWaiting);
      });
    },
    length: () => waiting.length + running,
    drain() {
      closed = true;
      return new Promise((resolve) => (busy ? idleCallbacks.push(resolve) : resolve()));
    },
  };
}
