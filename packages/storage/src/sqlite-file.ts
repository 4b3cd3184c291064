import { lstatSync, statSync, type Stats } from 'node:fs';
import { chmod, mkdir, open, stat } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import { DatabaseUnavailable } from './errors.ts';

/** Creates the file and its folder if missing, and refuses anything but a file without other hard links. */
export async function prepareFile(file: string): Promise<void> {
  const found = await stat(file).catch(() => undefined);
  // Opening a pipe never returns, and a device would lose its permissions.
  if (found && !found.isFile()) throw new Error('it is a folder or a device. Name a file.');
  await mkdir(dirname(resolve(file)), { recursive: true, mode: 0o700 });
  await (await open(file, 'a', 0o600)).close();
  const { nlink } = await stat(file);
  if (nlink < 2) return;
  throw new Error(
    `it has ${nlink} names (hard links), and SQLite keeps its log beside one of them only, so that whoever uses ` +
      `another loses data. Remove the others: find / -xdev -samefile ${JSON.stringify(resolve(file))}`,
  );
}

/** Earlier versions left their files readable by others. This user may not own them. */
export async function makePrivate(file: string): Promise<void> {
  for (const one of [file, `${file}-wal`, `${file}-shm`]) {
    await chmod(one, 0o600).catch(() => undefined);
  }
}

/** Milliseconds after which another change has another time, on every file system (FAT counts by two seconds). */
const timeStep = 5_000;

const isSame = (one?: Stats, other?: Stats) => one?.ino === other?.ino && one?.dev === other?.dev;

/**
 * Creates a check to run before each change that the path still leads to the open file: otherwise the data would be
 * lost when this process ends. Whatever deletes, moves or replaces a file changes the time of its folder, so one look
 * at the folder is enough while that is older than the last look at the files.
 *
 * @throws {DatabaseUnavailable} thrown by the check.
 */
export function createPathCheck(file: string): () => void {
  // The last changes are in -wal, and the locks of processes in -shm; the first transaction creates both.
  const files: { path: string; opened?: Stats | undefined }[] = [
    { path: file, opened: statSync(file) },
    { path: `${file}-wal` },
    { path: `${file}-shm` },
  ];
  const folder = dirname(file);
  // What a link leads to changes in other folders.
  const isLink = lstatSync(file).isSymbolicLink();
  let known: Stats | undefined;
  return () => {
    const current = statSync(folder, { throwIfNoEntry: false });
    if (
      known &&
      isSame(known, current) &&
      known.mtimeMs === current?.mtimeMs &&
      // A restore may set the first time back, not this one.
      known.ctimeMs === current.ctimeMs
    )
      return;
    for (const one of files) {
      const found = statSync(one.path, { throwIfNoEntry: false });
      one.opened ??= found;
      if (isSame(found, one.opened)) continue;
      throw new DatabaseUnavailable(
        `The SQLite database "${one.path}" was deleted, moved or replaced while this process has it open, so that what ` +
          'is stored now would be lost. Move it back, or start this process again.',
      );
    }
    known = !isLink && current && Date.now() - current.mtimeMs > timeStep ? current : undefined;
  };
}

/** By Node's error code, or the primary result code of SQLite: https://www.sqlite.org/rescode.html */
const cures: [codes: (string | number)[], cure: string][] = [
  [['EACCES', 'EPERM'], 'Let this user write in its folder and own it, or name another file.'],
  [
    ['EROFS', 8],
    'Let this user write in its folder, or name a file on a disk that may be written.',
  ],
  [['EEXIST', 'ENOTDIR'], 'What its path names as a folder is a file: name another one.'],
  [['ENOSPC', 10, 13], 'Look whether its disk is full.'],
  [[11, 26], 'Name another file, or put its backup in its place.'],
];

/** Runs `work` and adds the file and a fix to the message of its error. */
export async function explainFileErrors<T>(file: string, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause);
    const code = errorCode(cause) ?? errorCode((cause as { cause?: unknown }).cause);
    const cure = cures.find(([codes]) => codes.includes(code!))?.[1];
    throw new Error(
      `Cannot open the SQLite database "${file}": ${reason}${cure ? `. ${cure}` : ''}`,
      { cause },
    );
  }
}

function errorCode(error: unknown): string | number | undefined {
  const { errcode, rawCode, code } = Object(error) as Record<string, unknown>;
  const number = errcode ?? rawCode;
  if (typeof number === 'number') return number & 0xff;
  return typeof code === 'string' ? code : undefined;
}
