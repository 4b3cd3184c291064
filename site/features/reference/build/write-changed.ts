import { existsSync, statSync } from 'node:fs';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { filesBelow } from '../../../shell/build/build-cache/index.ts';
import { setTimeout as wait } from 'node:timers/promises';

/**
 * Writes the files that are not there as they should be. What has not changed is left alone, so that while developing
 * only pages of the edited document are drawn again.
 *
 * @param wanted texts by the whole path of their file
 */
export async function writeChanged(wanted: Map<string, string>): Promise<void> {
  for (const folder of new Set([...wanted.keys()].map((file) => path.dirname(file))))
    await mkdir(folder, { recursive: true });
  for (const [file, text] of wanted)
    if (!existsSync(file) || (await readFile(file, 'utf8')) !== text) await writeFile(file, text);
}

/** Takes away all files below a folder but these. */
export async function removeOthers(folder: string, wanted: Set<string>): Promise<void> {
  const present = existsSync(folder) ? filesBelow(folder) : [];
  for (const file of present) if (!wanted.has(file)) await rm(file);
}

/** For so many ms another process may take to make the server of an edited document. */
const PATIENCE = 2_000;
const BETWEEN = 20;

/**
 * While developing, the server in the page is made of an edited document by another process (scripts/dev). Resolves
 * when it is written, so that the page is written in the same moment: drawn twice in a row, what acts in it would be
 * taken from modules that are gone, and the generator would load the page anew.
 */
export async function serverIsMade(document: string, made: string): Promise<void> {
  const isOlder = () => existsSync(made) && statSync(made).mtimeMs < statSync(document).mtimeMs;
  for (const end = Date.now() + PATIENCE; isOlder() && Date.now() < end;) await wait(BETWEEN);
}
