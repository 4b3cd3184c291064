import type { Lock } from './locks.ts';

/** Allowed licenses of locked packages, as they declare them. */
const ALLOWED: ReadonlySet<string> = new Set([
  '(AFL-2.1 OR BSD-3-Clause)',
  '(BSD-2-Clause OR MIT OR Apache-2.0)',
  // We use the first one.
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
  // Used unmodified, so it does not extend to our code.
  'MPL-2.0',
  'Python-2.0',
  'Unlicense',
  'WTFPL',
]);

/** Packages reviewed by hand, because they declare no license that npm recognizes, or one for their data only. */
const REVIEWED: ReadonlyMap<string, string> = new Map([
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

/** Finds locked packages with a license that is not allowed, and reviews of packages that are no longer locked. */
export function findLicenses(lock: Lock, file: string): { looked: number; faults: string[] } {
  const packages = Object.entries(lock.packages).filter(
    ([place, { link }]) => place.includes('node_modules/') && !link,
  );
  const unused = new Set(REVIEWED.keys());
  const faults = packages.flatMap(([place, { version, license }]) => {
    const name = place.slice(place.lastIndexOf('node_modules/') + 'node_modules/'.length);
    if (ALLOWED.has(license ?? '')) return [];
    if (REVIEWED.has(name)) {
      unused.delete(name);
      return [];
    }
    return `${file}: ${name}@${version} is under ${license ?? 'no license that it declares'}, which scripts/licenses.ts does not list. Read it; list it there where it lets us, else take another package.`;
  });
  const gone = [...unused].map(
    (name) => `scripts/licenses.ts: ${name} is in ${file} no more. Take its line out.`,
  );
  return { looked: packages.length, faults: [...faults, ...gone] };
}
