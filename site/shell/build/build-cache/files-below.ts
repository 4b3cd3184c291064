import { readdirSync } from 'node:fs';
import path from 'node:path';

/** The files in a folder and in all folders below it, with the path of the folder before each. */
export const filesBelow = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name));
