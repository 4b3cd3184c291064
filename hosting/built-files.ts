import { createHash } from 'node:crypto';
import { existsSync, readFileSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { ownScripts } from './own-scripts.ts';
import { hiddenPaths, type PolicyFacts } from './rules.ts';

/** The facts about a built site that recipes need. */
export interface BuiltFiles extends PolicyFacts {
  /** The base URL of the build, with a slash at both ends. */
  base: string;
  /** Every public file, as a path from the root of the host: `/docs/intro.html`. */
  paths: string[];
}

/** Reads the output of `npm run build`. Throws if a page has an inline script that is not ours. */
export function readBuiltFiles(folder: string): BuiltFiles {
  const hidden = new RegExp(hiddenPaths);
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

/** Whether a page lets API consoles call localhost, a setting of the brand for all pages. */
export const callsLocalhost = (html: string): boolean =>
  /<meta name="?calls-localhost\b/.test(html);

/** The CSP source of an inline script. */
export const hashOf = (script: string): string =>
  `'sha256-${createHash('sha256').update(script).digest('base64')}'`;

function* readEach(folder: string, names: string[]): Generator<[path: string, text: string]> {
  for (const name of names) yield [name, readFileSync(folder + name, 'utf8')];
}

/** All files below a folder, sorted, each with a leading slash. Follows symbolic links; ignores broken ones. */
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
