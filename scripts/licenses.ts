import type { Lock } from './locks.ts';

/** Licenses under which a package may stand in a lock, each written as packages declare it. */
const ALLOWED: ReadonlySet<string> = new Set([
  '(AFL-2.1 OR BSD-3-Clause)',
  '(BSD-2-Clause OR MIT OR Apache-2.0)',
  // Of the two we take the first.
  '(BSD-3-Clause OR GPL-2.0)',
  '(MIT AND Zlib)',
  '(MIT OR CC0-1.0)',
  '(WTFPL OR MIT)',
  '0BSD',
  'Apache-2.0',
  'Apache-2.0 AND MIT',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'BlueOak-1.0.0',
  'CC-BY-4.0',
  'CC0-1.0',
  'ISC',
  'MIT',
  'MIT-0',
  // Programs and libraries that are used as they are: what is built with them is ours.
  'MPL-2.0',
  'Python-2.0',
  'Unlicense',
  'WTFPL',
]);

/** What was read by hand where a package declares no license that npm knows, or one for its words only. */
const READ: ReadonlyMap<string, string> = new Map([
  [
    '@cspell/dict-en-common-misspellings',
    'CC BY-SA 4.0, a list of words that only our spelling reads',
  ],
  ['eval', 'MIT, in its LICENSE'],
  ['format', 'MIT, under "licenses" in its package.json'],
  ['httpntlm', 'MIT, in its LICENSE'],
  ['png-js', 'MIT, in its LICENSE'],
  ['require-like', 'MIT, in its License'],
  ['stack-trace', 'MIT, in its License'],
]);

/** Finds the packages of a lock whose license is not one of ours, and readings of those that are not in it any more. */
export function findLicenses(lock: Lock, file: string): { looked: number; faults: string[] } {
  const packages = Object.entries(lock.packages).filter(
    ([place, { link }]) => place.includes('node_modules/') && !link,
  );
  const unread = new Set(READ.keys());
  const faults = packages.flatMap(([place, { version, license }]) => {
    const name = place.slice(place.lastIndexOf('node_modules/') + 'node_modules/'.length);
    if (ALLOWED.has(license ?? '')) return [];
    if (READ.has(name)) {
      unread.delete(name);
      return [];
    }
    return `${file}: ${name}@${version} stands under ${license ?? 'no license that it declares'}, which scripts/licenses.ts does not list. Read it; list it there where it lets us, else take another package.`;
  });
  const gone = [...unread].map(
    (name) => `scripts/licenses.ts: ${name} is in ${file} no more. Take its line out.`,
  );
  return { looked: packages.length, faults: [...faults, ...gone] };
}
