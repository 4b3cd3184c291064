import { createHash } from 'node:crypto';
import { existsSync, readFileSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { notForReaders } from './rules.ts';

/** What a recipe needs to know of a built site. */
export interface BuiltFiles {
  /** The base URL it was built for, with a slash at both ends. */
  base: string;
  /** Every file that readers may ask for, as a path from the root of the host: `/docs/intro.html`. */
  paths: string[];
  /** Hashes of the inline scripts of all pages, as a content-security policy writes them. */
  scripts: string[];
}

const COMPRESSED = /\.(br|gz)$/;
const INLINE = /<script\b([^>]*)>([\s\S]*?)<\/script>/gi;

/** Reads a folder that `npm run build` wrote. */
export function readBuiltFiles(folder: string): BuiltFiles {
  const hidden = new RegExp(notForReaders);
  const names = listFiles(folder).filter((name) => !COMPRESSED.test(name) && !hidden.test(name));
  const pages = names.filter((name) => name.endsWith('.html'));
  const scripts = new Set<string>();
  for (const page of pages) {
    for (const hash of inlineScripts(readFileSync(folder + page, 'utf8'))) scripts.add(hash);
  }
  const base = baseOf(folder);
  return {
    base,
    paths: names.map((name) => base.slice(0, -1) + name),
    scripts: [...scripts].sort(),
  };
}

/** Hashes of the scripts that stand in a page. Blocks of data, such as JSON-LD, are never run. */
export function inlineScripts(html: string): string[] {
  return [...html.matchAll(INLINE)]
    .filter(([, attributes = '']) => !/\ssrc=|\stype="?application/i.test(attributes))
    .map(([, , text = '']) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`);
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

function baseOf(folder: string): string {
  const home = join(folder, 'index.html');
  if (!existsSync(home)) return '/';
  return /\s(?:src|href)="?(\/[^"\s>]*?)assets\//.exec(readFileSync(home, 'utf8'))?.[1] ?? '/';
}
