import { fork, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { connect } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { freePort } from '../../e2e/servers.ts';
import type { Measured, Turn } from './load.ts';

const here = (name: string) => fileURLToPath(new URL(name, import.meta.url));

/** A server under measurement in a separate process. */
export interface Measurable {
  port: number;
  /** CPU time used so far, user and system, all threads, in microseconds. */
  cpu(): Promise<number>;
  end(): Promise<void>;
}

/** Starts a Node program with a free port and waits until it listens. */
export async function startServer(
  program: (port: number) => { args: string[]; env?: Record<string, string> },
): Promise<Measurable> {
  const port = await freePort();
  const { args, env } = program(port);
  const child = spawn(
    process.execPath,
    ['--import', new URL('../report-usage.mjs', import.meta.url).href, ...args],
    {
      env: { ...process.env, ...env },
      stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
    },
  );
  let errorOutput = '';
  child.stderr!.on('data', (chunk: Buffer) => (errorOutput += chunk.toString()));
  for (let tries = 0; !(await listens(port)); tries++) {
    if (child.exitCode !== null || tries === 600) {
      child.kill();
      throw new Error(`${args.join(' ')} does not listen: ${errorOutput}`);
    }
    await delay(50);
  }
  return {
    port,
    async cpu() {
      child.send('cpu');
      const [used] = (await once(child, 'message')) as [NodeJS.CpuUsage];
      return used.user + used.system;
    },
    end: () => terminate(child),
  };
}

/** Starts the load generator. It runs one turn at a time. */
export function startLoad() {
  const child = fork(here('load.ts'), { execArgv: ['--import', 'tsx'] });
  return {
    async take(turn: Turn): Promise<Measured> {
      child.send(turn);
      const [answer] = (await once(child, 'message')) as [{ measured?: Measured; failed?: string }];
      if (!answer.measured) throw new Error(answer.failed);
      return answer.measured;
    },
    end: () => terminate(child),
  };
}

export type Load = ReturnType<typeof startLoad>;

async function terminate(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const exit = once(child, 'exit');
  child.kill();
  await exit;
}

function listens(port: number): Promise<boolean> {
  const socket = connect(port, '127.0.0.1');
  return new Promise((resolve) => {
    socket.once('connect', () => resolve(true)).once('error', () => resolve(false));
  }).then((answer) => {
    socket.destroy();
    return answer === true;
  });
}
