import { createHash, randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { deserialize, serialize } from 'node:v8';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** All files in a folder, recursively; each path begins with that of the folder. */
export const filesBelow = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name));

/**
 * Returns the cached result for these inputs, or computes it and caches it for the next build.
 *
 * @param inputs everything the result depends on besides our code; must be serializable as JSON
 */
type Cached = <Result>(inputs: unknown, make: () => Result | Promise<Result>) => Promise<Result>;

/** Entries that no build has read for this long are removed. */
const MAX_AGE_DAYS = 30;

/**
 * Caches expensive results in the site's `node_modules/.cache/build-cache/<name>`, which `docusaurus
 * clear` removes. The cache is off if DOCUSAURUS_NO_PERSISTENT_CACHE is set, as in Docusaurus itself,
 * and in development, where code and documents change after the process has read them.
 *
 * @param code returns the version of our code, part of every key
 */
export function createCache(siteDir: string, name: string, code = codeVersion): Cached {
  const { DOCUSAURUS_NO_PERSISTENT_CACHE, NODE_ENV } = process.env;
  if (DOCUSAURUS_NO_PERSISTENT_CACHE || NODE_ENV === 'development')
    return async (_, make) => make();
  const folder = path.join(siteDir, 'node_modules/.cache/build-cache', name);
  const version = code();
  let purged: Promise<void> | undefined;
  return async <Result>(inputs: unknown, make: () => Result | Promise<Result>) => {
    const file = path.join(folder, hash(`${version}\n${JSON.stringify(inputs)}`).toString('hex'));
    const cached = await read(file);
    if (cached) return deserialize(cached) as Result;
    const result = await make();
    // A full disk or a read-only folder slows the build down, but does not fail it.
    await write(file, serialize(result)).catch(() => undefined);
    await (purged ??= purge(folder));
    return result;
  };
}

/** The content of an entry, if it exists and its checksum matches. */
async function read(file: string): Promise<Buffer | undefined> {
  const entry = await readFile(file).catch(() => undefined);
  if (!entry || !hash(entry.subarray(32)).equals(entry.subarray(0, 32))) return undefined;
  const now = new Date();
  await utimes(file, now, now).catch(() => undefined);
  return entry.subarray(32);
}

/** Writes to a temporary file and renames it: another build may read or write the same entry. */
async function write(file: string, content: Buffer): Promise<void> {
  const temporary = `${file}.${randomUUID()}`;
  await mkdir(path.dirname(file), { recursive: true });
  try {
    await writeFile(temporary, Buffer.concat([hash(content), content]));
    await rename(temporary, file);
  } catch (error) {
    await rm(temporary, { force: true });
    throw error;
  }
}

async function purge(folder: string): Promise<void> {
  const oldest = Date.now() - MAX_AGE_DAYS * 24 * 60 * 60 * 1000;
  const names = await readdir(folder).catch(() => []);
  await Promise.all(
    names.map(async (name) => {
      const file = path.join(folder, name);
      const entry = await stat(file).catch(() => undefined);
      if (entry && entry.mtimeMs < oldest) await rm(file, { force: true });
    }),
  );
}

const hash = (content: string | Uint8Array): Buffer =>
  createHash('sha256').update(content).digest();

/** The repository's root folder. */
const root = fileURLToPath(new URL('../../../..', import.meta.url));

/** The code of our plugins and the files they read, besides the pages and settings of the site. */
const SOURCES = [
  'package-lock.json',
  'brand',
  'packages/api-reference/src',
  'packages/search/src',
  'specs/limits',
  'site/content',
  'site/features',
  'site/shell',
];

/**
 * A hash of all files that the results of plugins depend on, the installed packages and the version of
 * Node.js.
 *
 * @param folder the root of the repository; tests pass another
 */
export function codeVersion(folder = root): string {
  const hash = createHash('sha256').update(process.version);
  for (const name of [...SOURCES.flatMap(filesOf), ...documentsAndSettings()].sort())
    hash.update(`\n${name}\n`).update(readFileSync(path.join(folder, name)));
  return hash.digest('hex');

  function filesOf(source: string): string[] {
    if (/\.\w+$/.test(source)) return [source];
    return filesBelow(path.join(folder, source))
      .map((file) => path.relative(folder, file))
      .filter((file) => !file.includes('/test/'));
  }

  /** The OpenAPI documents, and the top-level files of the site. */
  function documentsAndSettings(): string[] {
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
