import { spawnSync } from 'node:child_process';
import { statSync } from 'node:fs';
import { homedir } from 'node:os';
import { delimiter, join } from 'node:path';

/** A program to find, wherever it is installed. */
export interface ProgramSpec {
  /** Its name in messages: `a Firefox`. */
  description: string;
  /** The environment variable that names its executable. */
  variable: string;
  /** Its names on the PATH, best first. */
  names: readonly string[];
  /** Other locations, best first. */
  places: readonly string[];
  /** The argument that tests whether it runs. Defaults to `--version`. */
  probe?: string;
}

/** The environment variables that start a program in tests, or why it is unavailable and the fix. */
export type ProgramLookup = { env: Record<string, string>; missing?: never } | { missing: string };

/**
 * Finds a program by its variable, on the PATH or at its other locations. Returns undefined if none runs.
 *
 * @throws {Error} the variable names no file
 */
export function findProgram(
  { description, variable, names, places, probe = '--version' }: ProgramSpec,
  env: NodeJS.ProcessEnv = process.env,
): string | undefined {
  const own = env[variable];
  if (own) {
    if (isFile(own)) return own;
    throw new Error(
      `${variable} is "${own}", but there is no such file. Point it at the executable of ${description}, or unset it.`,
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
 * On Linux, the file may be a stub that only says where to get the program, or lack its libraries. On other systems it
 * runs, and the probe would open a window.
 */
function runs(file: string, probe: string): boolean {
  if (process.platform !== 'linux') return true;
  return spawnSync(file, [probe], { timeout: 20_000 }).status === 0;
}

/** The folders for graphical programs: for all users first, then for this user. */
export function programFolders(env: NodeJS.ProcessEnv = process.env): string[] {
  if (process.platform === 'darwin') return ['/Applications', join(homedir(), 'Applications')];
  if (process.platform !== 'win32') return [];
  return ['ProgramFiles', 'ProgramFiles(x86)', 'LOCALAPPDATA'].flatMap((name) => env[name] ?? []);
}
