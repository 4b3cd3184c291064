import { existsSync } from 'node:fs';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { filesBelow } from '../../../shell/build/build-cache/files-below.ts';

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
