import { existsSync } from 'node:fs';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { filesBelow } from '../../kept/files-below.ts';

/**
 * Writes the files that are not there as they should be, and takes away what else is below a folder. What has
 * not changed is left alone, so that while developing only pages of the edited document are drawn again.
 *
 * @param wanted texts by the whole path of their file
 */
export async function writeChanged(folder: string, wanted: Map<string, string>): Promise<void> {
  const present = existsSync(folder) ? filesBelow(folder) : [];
  for (const file of present) if (!wanted.has(file)) await rm(file);
  for (const [file, text] of wanted) {
    if ((await readFile(file, 'utf8').catch(() => undefined)) === text) continue;
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, text);
  }
}
