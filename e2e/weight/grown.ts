import type { Loaded } from './loaded.ts';

/** For each script or sheet, by its name without the hash, the bytes of each module before it is made small. */
export type ModuleSizes = Record<string, Record<string, number>>;

const SHOWN = 12;

/** The name that the build gives to a file: `main` of `/assets/js/main.0123abcd.js`. */
export const nameOf = ({ path }: Loaded): string =>
  path.replace(/^.*\//, '').replace(/\.[0-9a-f]{8}\.\w+$/, '');

/** Says which modules of some files are larger than they were, most grown first. */
export function grownSince(before: ModuleSizes, now: ModuleSizes, files: string[]): string[] {
  const grown = files.flatMap((file) =>
    Object.entries(now[file] ?? {}).map(([module, bytes]) => {
      const known = before[file]?.[module];
      return {
        bytes: bytes - (known ?? 0),
        name: `${module}${known === undefined ? ' (new)' : ''}`,
      };
    }),
  );
  const sorted = grown.filter(({ bytes }) => bytes > 0).sort((a, b) => b.bytes - a.bytes);
  return sorted.slice(0, SHOWN).map(({ bytes, name }) => `+${bytes} ${name}`);
}

/** What is kept of the sizes of a build: those of some files, in an order that does not change. */
export function recordOf(sizes: ModuleSizes, files: Set<string>): string {
  const sorted = <Value>(given: Record<string, Value>) =>
    Object.entries(given).sort(([a], [b]) => (a < b ? -1 : 1));
  const kept = sorted(sizes)
    .filter(([file]) => files.has(file))
    .map(([file, modules]) => [file, Object.fromEntries(sorted(modules))] as const);
  return `${JSON.stringify(Object.fromEntries(kept), null, 2)}\n`;
}
