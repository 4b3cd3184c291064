import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

/**
 * The day of the last commit (YYYY-MM-DD, UTC) that changed one of these files or folders, named
 * from the root of the repository; undefined where no commit did.
 */
export type LastChange = (sources: string[]) => string | undefined;

const root = fileURLToPath(new URL('../../../..', import.meta.url));

/**
 * Reads the history of the repository that holds `folder`. Without a whole history, as in a shallow
 * clone or an archive, every date would be that of the copy: the answer is then undefined and one
 * warning says so.
 */
export function readHistory(folder = root): LastChange | undefined {
  try {
    if (git(folder, 'rev-parse', '--is-shallow-repository').trim() === 'true')
      return without('this clone is shallow. Fetch the rest with "git fetch --unshallow".');
    return lastChange(git(folder, 'log', '--no-renames', '--format=%x00%ct', '--name-only'));
  } catch {
    return without('git does not know this folder.');
  }
}

function lastChange(log: string): LastChange {
  const days = new Map<string, string>();
  for (const commit of log.split('\0')) {
    const [time = '', ...names] = commit.split('\n').filter(Boolean);
    // Commits come newest first, so the first day that is noted for a name stays.
    for (const name of names) if (!days.has(name)) days.set(name, day(Number(time)));
  }
  return (sources) =>
    [...days]
      .filter(([name]) => sources.some((one) => name === one || name.startsWith(`${one}/`)))
      .map(([, changed]) => changed)
      .sort()
      .at(-1);
}

const day = (seconds: number) => new Date(seconds * 1000).toISOString().slice(0, 10);

function without(reason: string): undefined {
  console.warn(`[page-dates] Pages get no date, because ${reason}`);
}

const git = (cwd: string, ...args: string[]) =>
  execFileSync('git', ['-c', 'core.quotePath=false', ...args], {
    cwd,
    encoding: 'utf8',
    maxBuffer: 256 * 1024 * 1024,
    stdio: ['ignore', 'pipe', 'ignore'],
  });
