import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { Databases, Place } from './places.ts';

export type Addresses = Record<keyof Databases, string>;

/** One process of a store that is killed and started again, and whose clock is set. */
interface StoreProcess {
  pid(): number;
  /** Undefined while it is down. */
  addresses(): Addresses | undefined;
  /** Sets its clock so many milliseconds ahead of ours; negative, behind. */
  setClock(ahead: number): void;
  /** `kill -9`, and a new process in its place. */
  killAndStart(): Promise<void>;
  stop(): Promise<void>;
}

const program = fileURLToPath(new URL('store-process.ts', import.meta.url));

export async function startStoreProcess(place: Place): Promise<StoreProcess> {
  let ahead = 0;
  let addresses: Addresses | undefined;
  let child = await begin();

  async function begin(): Promise<ChildProcess> {
    const started = fork(program, [JSON.stringify({ place, ahead })], {
      execArgv: ['--import', 'tsx'],
    });
    const ended = once(started, 'exit').then(([code]) => {
      throw new Error(`A store process ended with ${String(code)} before it listened.`);
    });
    const [ready] = (await Promise.race([once(started, 'message'), ended])) as [
      { urls: Addresses },
    ];
    ended.catch(() => undefined);
    addresses = ready.urls;
    return started;
  }

  async function end(): Promise<void> {
    addresses = undefined;
    const exit = once(child, 'exit');
    child.kill('SIGKILL');
    await exit;
  }

  return {
    pid: () => child.pid!,
    addresses: () => addresses,
    setClock(to) {
      ahead = to;
      if (child.connected) child.send({ ahead });
    },
    async killAndStart() {
      await end();
      child = await begin();
    },
    stop: end,
  };
}
