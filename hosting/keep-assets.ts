import { cpSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { listFiles } from './built-files.ts';
import { cachingOf } from './rules.ts';

/** How many builds before the newest stay: a page that is open since then finds its files. */
const BUILDS = 2;
/** In a published folder: the files that are there for readers of earlier builds, a list for each build. */
const LIST = '.earlier-builds.json';

const isImmutable = (name: string): boolean => /immutable/.test(cachingOf(name));

/**
 * Copies into a new build what is named by its content in the folder that was published before, so that
 * pages which readers have open go on working; files of older builds than the last two are left behind.
 * Answers how many were copied. Throws a sentence where there is no built site at either place.
 */
export function keepAssets(folder: string, previous: string): number {
  for (const place of [folder, previous])
    if (!existsSync(join(place, 'index.html')))
      throw new Error(`${place} holds no built site: there is no index.html in it.`);
  const before = readList(previous);
  const old = new Set(before.flat());
  const own = listFiles(previous).filter((name) => isImmutable(name) && !old.has(name));
  const builds = [own, ...before].slice(0, BUILDS);
  const newest = new Set(listFiles(folder));
  const kept = [...new Set(builds.flat())].filter(
    (name) => !newest.has(name) && existsSync(previous + name),
  );
  for (const name of kept) cpSync(previous + name, folder + name, { preserveTimestamps: true });
  writeFileSync(join(folder, LIST), `${JSON.stringify(builds)}\n`);
  return kept.length;
}

function readList(folder: string): string[][] {
  const file = join(folder, LIST);
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as string[][]) : [];
}
