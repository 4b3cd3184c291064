import { spawn, type ChildProcess } from 'node:child_process';
import { fileURLToPath } from 'node:url';

/** The repository's root folder. */
export const root = fileURLToPath(new URL('..', import.meta.url));

/** A terminal tells every process, npm and the verbs tell theirs again: all within so many ms are one. */
const ONE_WISH = 1_000;

const running = new Set<ChildProcess>();
const listeners: (() => void)[] = [];
let stoppedAt: number | undefined;

/** Starts a program in a folder, the root unless told, its output shown as it comes. It stops with us. */
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

/** Whether this process was asked to stop, by Ctrl+C or another program. */
export const isStopping = (): boolean => stoppedAt !== undefined;

/** Runs once when this process is asked to stop. What `start` started is told without it. */
export function onStop(run: () => void): void {
  listen();
  listeners.push(run);
}

function listen(): void {
  if (process.listeners('SIGINT').includes(stop)) return;
  process.on('SIGINT', stop);
  process.on('SIGTERM', stop);
  // One of several that work side by side has failed.
  process.on('exit', () => running.forEach((child) => child.kill()));
}

/** The first wish lets everything end its work; one a second later ends all at once. */
function stop(signal: NodeJS.Signals): void {
  if (stoppedAt === undefined) {
    stoppedAt = Date.now();
    // On Windows the console has told all, and `kill` would end them without asking.
    if (process.platform !== 'win32') for (const child of running) child.kill(signal);
    for (const run of listeners) run();
  } else if (Date.now() - stoppedAt > ONE_WISH) {
    for (const child of running) child.kill('SIGKILL');
    process.exit(130);
  }
}
