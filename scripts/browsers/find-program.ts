import { spawnSync } from 'node:child_process';
import { statSync } from 'node:fs';
import { homedir } from 'node:os';
import { delimiter, join } from 'node:path';

/** A program of this machine that its owner may have put anywhere. */
export interface Wanted {
  /** What it is, as a sentence names it: `a Firefox`. */
  what: string;
  /** The environment variable that names its executable. */
  variable: string;
  /** What it is called on the PATH, the best first. */
  names: readonly string[];
  /** Where else it is put, the best first. */
  places: readonly string[];
  /** What it is asked, to see whether it runs: `--version` unless told. */
  probe?: string;
}

/** What tests read to start a program, or why it is not to be had and the cure. */
export type Brought = { env: Record<string, string>; missing?: never } | { missing: string };

/**
 * Finds a program: where its variable says, else on the PATH, else at its places. Answers undefined
 * where there is none that runs.
 *
 * @throws {Error} the variable names no file
 */
export function findProgram(
  { what, variable, names, places, probe = '--version' }: Wanted,
  env: NodeJS.ProcessEnv = process.env,
): string | undefined {
  const own = env[variable];
  if (own) {
    if (isFile(own)) return own;
    throw new Error(
      `${variable} is "${own}", but there is no such file. Point it at the executable of ${what}, or unset it.`,
    );
  }
  const folders = (env['PATH'] ?? env['Path'] ?? '').split(delimiter).filter(Boolean);
  const suffix = process.platform === 'win32' ? '.exe' : '';
  const onPath = names.flatMap((name) => folders.map((folder) => join(folder, name + suffix)));
  return [...onPath, ...places].find((file) => isFile(file) && runs(file, probe));
}

const isFile = (path: string): boolean =>
  statSync(path, { throwIfNoEntry: false })?.isFile() ?? false;

/**
 * On Linux a name may lead to a few lines that only tell where to get the program, or to one whose
 * libraries are missing. Elsewhere it runs where it stands, and asking would open a window.
 */
function runs(file: string, probe: string): boolean {
  if (process.platform !== 'linux') return true;
  return spawnSync(file, [probe], { timeout: 20_000 }).status === 0;
}

/** Where this system keeps programs with a window: for everybody first, then this user's own. */
export function programFolders(env: NodeJS.ProcessEnv = process.env): string[] {
  if (process.platform === 'darwin') return ['/Applications', join(homedir(), 'Applications')];
  if (process.platform !== 'win32') return [];
  return ['ProgramFiles', 'ProgramFiles(x86)', 'LOCALAPPDATA'].flatMap((name) => env[name] ?? []);
}
