import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import type { TestRecord } from '../shared/record.ts';

/** Where the record lies: beside the pages, in no repository. */
export const recordFile = (siteDir: string): string => path.join(siteDir, '.tested/record.json');

/** The record of these very sources; undefined where they have not been tested since they changed. */
export function readRecord(siteDir: string): TestRecord | undefined {
  const file = recordFile(siteDir);
  if (!existsSync(file)) return undefined;
  const record = JSON.parse(readFileSync(file, 'utf8')) as TestRecord;
  return record.sources === digestOfSources(path.join(siteDir, '..')) ? record : undefined;
}

/**
 * A text that changes with every file of the repository, committed or not; what git ignores is left out.
 * Empty where the folder is no repository, because nobody can say there what was tested.
 */
export function digestOfSources(folder: string): string {
  const names = filesOf(folder);
  if (names.length === 0) return '';
  const hash = createHash('sha256');
  for (const name of names) {
    const file = path.join(folder, name);
    // Deleted and not committed: git still lists it.
    if (existsSync(file)) hash.update(`\n${name}\n`).update(readFileSync(file));
  }
  return hash.digest('hex');
}

function filesOf(folder: string): string[] {
  const list = ['ls-files', '-coz', '--exclude-standard'];
  try {
    const stdio = ['ignore', 'pipe', 'ignore'] as const;
    const names = execFileSync('git', list, { cwd: folder, encoding: 'utf8', stdio: [...stdio] });
    return [...new Set(names.split('\0'))].filter(Boolean).sort();
  } catch {
    return [];
  }
}
