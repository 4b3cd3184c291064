import { spawn, type ChildProcess, type SpawnOptions } from 'node:child_process';

const running = new Set<ChildProcess>();
process.on('exit', () => running.forEach((child) => child.kill('SIGKILL')));

/** In milliseconds. */
const TIMEOUT = 5_000;

/** Starts a child process that is killed with this process. */
export function startChild(program: string, args: string[], options: SpawnOptions): ChildProcess {
  const child = spawn(program, args, options);
  running.add(child);
  child.once('exit', () => running.delete(child));
  return child;
}

/** Waits until a stopping child has exited, and kills it after the timeout. */
export async function untilEnded(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const timer = setTimeout(() => child.kill('SIGKILL'), TIMEOUT);
  await new Promise((resolve) => child.once('exit', resolve));
  clearTimeout(timer);
}
