import { createHash, randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { deserialize, serialize } from 'node:v8';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** The files in a folder and in all folders below it, with the path of the folder before each. */
export const filesBelow = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name));

/**
 * Answers what an earlier build made of the same inputs, or makes it and keeps it for the next build.
 *
 * @param inputs all that the result depends on besides our code, as JSON can write it
 */
type Cached = <Made>(inputs: unknown, make: () => Made | Promise<Made>) => Promise<Made>;

/** What no build has asked for in so many days is removed. */
const DAYS = 30;

/**
 * Keeps what is costly to make in `node_modules/.cache/build-cache/<name>` of the site, which `docusaurus
 * clear` removes. Nothing is kept where DOCUSAURUS_NO_PERSISTENT_CACHE is set, as the generator does,
 * nor while developing, when code and documents change under a process that has read them.
 *
 * @param code tells one state of our code from another
 */
export function createCache(siteDir: string, name: string, code = codeVersion): Cached {
  const { DOCUSAURUS_NO_PERSISTENT_CACHE, NODE_ENV } = process.env;
  if (DOCUSAURUS_NO_PERSISTENT_CACHE || NODE_ENV === 'development')
    return async (_, make) => make();
  const folder = path.join(siteDir, 'node_modules/.cache/build-cache', name);
  const version = code();
  let swept: Promise<void> | undefined;
  return async <Made>(inputs: unknown, make: () => Made | Promise<Made>) => {
    const file = path.join(folder, hash(`${version}\n${JSON.stringify(inputs)}`).toString('hex'));
    const cached = await read(file);
    if (cached) return deserialize(cached) as Made;
    const made = await make();
    // A full disk or a folder that may not be written costs time, not the build.
    await write(file, serialize(made)).catch(() => undefined);
    await (swept ??= purge(folder));
    return made;
  };
}

/** What is kept, if it is there and whole. */
async function read(file: string): Promise<Buffer | undefined> {
  const entry = await readFile(file).catch(() => undefined);
  if (!entry || !hash(entry.subarray(32)).equals(entry.subarray(0, 32))) return undefined;
  const now = new Date();
  await utimes(file, now, now).catch(() => undefined);
  return entry.subarray(32);
}

/** Under a name of its own first: another build may read or write the same entry. */
async function write(file: string, content: Buffer): Promise<void> {
  const own = `${file}.${randomUUID()}`;
  await mkdir(path.dirname(file), { recursive: true });
  try {
    await writeFile(own, Buffer.concat([hash(content), content]));
    await rename(own, file);
  } catch (error) {
    await rm(own, { force: true });
    throw error;
  }
}

async function purge(folder: string): Promise<void> {
  const oldest = Date.now() - DAYS * 24 * 60 * 60 * 1000;
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

/** What our plugins are made of and read, besides the pages and the settings of the site. */
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
