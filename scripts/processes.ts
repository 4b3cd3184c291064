import { spawn, type ChildProcess } from 'node:child_process';
import { fileURLToPath } from 'node:url';

/** The repository's root folder. */
export const root = fileURLToPath(new URL('..', import.meta.url));

/** The terminal signals every process, and npm and the verbs forward the signal: repeats within this time count as one. */
const REPEAT_WINDOW_MS = 1_000;

const running = new Set<ChildProcess>();
const listeners: (() => void)[] = [];
let stoppedAt: number | undefined;

/** Starts a program with inherited output; it is stopped with this process. */
export function start(
  command: string,
  args: string[],
  env: NodeJS.ProcessEnv = {},
  cwd = root,
): ChildProcess {
  listen();
  const child = spawn(command, args, {
    cwd,
    stdio: 'inherit',
    env: { ...process.env, NO_UPDATE_NOTIFIER: '1', ...env },
  });
  running.add(child);
  child.once('exit', () => running.delete(child));
  return child;
}

/** Whether this process has received SIGINT or SIGTERM. */
export const isStopping = (): boolean => stoppedAt !== undefined;

/** Registers a callback for SIGINT or SIGTERM. Processes of `start` are signaled without it. */
export function onStop(run: () => void): void {
  listen();
  listeners.push(run);
}

function listen(): void {
  if (process.listeners('SIGINT').includes(stop)) return;
  process.on('SIGINT', stop);
  process.on('SIGTERM', stop);
  // After one of several parallel steps has failed.
  process.on('exit', () => running.forEach((child) => child.kill()));
}

/** The first signal stops everything gracefully; another one a second later kills it. */
function stop(signal: NodeJS.Signals): void {
  if (stoppedAt === undefined) {
    stoppedAt = performance.now();
    // On Windows the console signals all, and `kill` would terminate them at once.
    if (process.platform !== 'win32') for (const child of running) child.kill(signal);
    for (const run of listeners) run();
  } else if (performance.now() - stoppedAt > REPEAT_WINDOW_MS) {
    for (const child of running) child.kill('SIGKILL');
    process.exit(130);
  }
}
