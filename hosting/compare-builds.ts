import { readFileSync } from 'node:fs';
import { listFiles } from './built-files.ts';

interface Comparison {
  /** The number of files in the second build. */
  files: number;
  /** Files that are unexpectedly new, gone or different. */
  changed: string[];
  /** Files that are new, gone or different as expected. */
  expected: string[];
  /** Pages that differ only in hashed file names. */
  renamed: number;
}

const HASH = /([-.])[0-9a-f]{8}(?=\.[a-z0-9]+)/g;
const bare = (text: string) => text.replace(HASH, '$1');

/**
 * Compares two builds byte by byte. `expected` matches paths, without hashes, that may be new, gone or different;
 * pages may then also differ in hashed file names.
 */
export function compareBuilds(before: string, after: string, expected?: RegExp): Comparison {
  const old = new Set(listFiles(before));
  const now = new Set(listFiles(after));
  const found: Comparison = { files: now.size, changed: [], expected: [], renamed: 0 };
  for (const name of [...new Set([...old, ...now])].sort()) {
    const change = describeChange(name);
    if (!change) continue;
    if (expected?.test(bare(name))) found.expected.push(`${name}: ${change}`);
    else if (expected && change === 'other bytes' && isRenaming(name)) found.renamed += 1;
    else found.changed.push(`${name}: ${change}`);
  }
  return found;

  function describeChange(name: string): string | undefined {
    if (!now.has(name)) return 'gone';
    if (!old.has(name)) return 'new';
    return readFileSync(before + name).equals(readFileSync(after + name))
      ? undefined
      : 'other bytes';
  }

  function isRenaming(name: string): boolean {
    const [a, b] = [before, after].map((folder) => bare(readFileSync(folder + name, 'utf8')));
    return name.endsWith('.html') && a === b;
  }
}
