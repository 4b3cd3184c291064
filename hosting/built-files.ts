import { createHash } from 'node:crypto';
import { existsSync, readFileSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { ownScripts } from './own-scripts.ts';
import { notForReaders, type Allowed } from './rules.ts';

/** What a recipe needs to know of a built site. */
export interface BuiltFiles extends Allowed {
  /** The base URL it was built for, with a slash at both ends. */
  base: string;
  /** Every file that readers may ask for, as a path from the root of the host: `/docs/intro.html`. */
  paths: string[];
}

/** Reads a folder that `npm run build` wrote. Refuses one with an inline script that is not ours. */
export function readBuiltFiles(folder: string): BuiltFiles {
  const hidden = new RegExp(notForReaders);
  const names = listFiles(folder).filter((name) => !hidden.test(name));
  const pages = names.filter((name) => name.endsWith('.html'));
  const scripts = ownScripts(readEach(folder, pages));
  const home = homeOf(folder);
  const base = /\s(?:src|href)="?(\/[^"\s>]*?)assets\//.exec(home)?.[1] ?? '/';
  return {
    base,
    paths: names.map((name) => base.slice(0, -1) + name),
    scripts: [...scripts.values()].map(hashOf).sort(),
    callsLocalhost: callsLocalhost(home),
  };
}

/** Whether the build of a page lets consoles call the computer of the reader: the brand says so, for all pages. */
export const callsLocalhost = (html: string): boolean =>
  /<meta name="?calls-localhost\b/.test(html);

/** A script as a content-security policy names it. */
export const hashOf = (script: string): string =>
  `'sha256-${createHash('sha256').update(script).digest('base64')}'`;

function* readEach(folder: string, names: string[]): Generator<[path: string, text: string]> {
  for (const name of names) yield [name, readFileSync(folder + name, 'utf8')];
}

/** Every file below a folder, sorted, each with a slash in front. Follows links, but for those to nothing. */
export function listFiles(folder: string, below = ''): string[] {
  return readdirSync(join(folder, below))
    .sort()
    .flatMap((name) => {
      const path = `${below}/${name}`;
      const found = statSync(folder + path, { throwIfNoEntry: false });
      if (!found) return [];
      return found.isDirectory() ? listFiles(folder, path) : [path];
    });
}

function homeOf(folder: string): string {
  const home = join(folder, 'index.html');
  return existsSync(home) ? readFileSync(home, 'utf8') : '';
}
