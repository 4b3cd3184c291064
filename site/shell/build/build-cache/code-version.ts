import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { filesBelow } from './files-below.ts';

/** The repository's root folder. */
const root = fileURLToPath(new URL('../../../..', import.meta.url));

/** What our plugins are made of and read, besides the pages and the settings of the site. */
const SOURCES = [
  'package-lock.json',
  'brand',
  'packages/search/src',
  'specs/limits',
  'site/content',
  'site/features',
  'site/shell',
];

/**
 * A text that changes with any of the files that what plugins make depends on, the packages that are
 * installed, and the version of Node.js.
 *
 * @param folder the repository, for tests
 */
export function codeVersion(folder = root): string {
  const hash = createHash('sha256').update(process.version);
  for (const name of [...SOURCES.flatMap(filesOf), ...facts()].sort())
    hash.update(`\n${name}\n`).update(readFileSync(path.join(folder, name)));
  return hash.digest('hex');

  function filesOf(source: string): string[] {
    if (/\.\w+$/.test(source)) return [source];
    return filesBelow(path.join(folder, source))
      .map((file) => path.relative(folder, file))
      .filter((file) => !file.includes('/test/'));
  }

  /** The OpenAPI documents, and the tables and settings at the top of the site. */
  function facts(): string[] {
    const servers = path.join(folder, 'servers');
    const besideServers = existsSync(servers)
      ? readdirSync(servers, { withFileTypes: true })
          .filter((one) => one.isDirectory())
          .map(({ name }) => path.join('servers', name))
      : [];
    return ['specs', 'site', ...besideServers].flatMap((where) =>
      readdirSync(path.join(folder, where))
        .filter((name) => /\.(ya?ml|ts|json)$/.test(name))
        .map((name) => path.join(where, name)),
    );
  }
}
