import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { Databases, Place } from './places.ts';

export type Addresses = Record<keyof Databases, string>;

/** A server process that can be killed and restarted, and whose clock can be set. */
interface StoreProcess {
  pid(): number;
  /** Undefined while it is down. */
  addresses(): Addresses | undefined;
  /** Sets its clock `ahead` milliseconds ahead of the system clock; behind it if negative. */
  setClock(ahead: number): void;
  /** Kills the process with SIGKILL and starts a new one. */
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
