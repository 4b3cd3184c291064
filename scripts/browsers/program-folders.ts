import { homedir } from 'node:os';
import { join } from 'node:path';

/** Where this system keeps programs with a window: for everybody first, then this user's own. */
export function programFolders(env: NodeJS.ProcessEnv = process.env): string[] {
  if (process.platform === 'darwin') return ['/Applications', join(homedir(), 'Applications')];
  if (process.platform !== 'win32') return [];
  return ['ProgramFiles', 'ProgramFiles(x86)', 'LOCALAPPDATA'].flatMap((name) => env[name] ?? []);
}
