import { cpSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import { mkdir, writeFile, readFile, rm, stat } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs, promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { readBuiltFiles, listFiles } from './built-files.ts';
import { hiddenPaths, cachingOf } from './rules.ts';
import { exceededLimits } from './limits.ts';
import { apache, apacheSite } from './recipes/apache.ts';
import { caddy } from './recipes/caddy.ts';
import { nginx } from './recipes/nginx.ts';
import { vercel, vercelIgnore, azure, headersFile, redirectsFile } from './recipes/static-hosts.ts';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);
const TEXT = /\.(css|html|js|json|md|svg|txt|wasm|webmanifest|xml|atom|yaml)$/;
/** Loaded by every page: worth the slowest compression. */
const HIGH_QUALITY = /\.(css|js)$/;
/** In bytes: smaller files fit into one packet anyway. */
const MIN_SIZE = 1024;

/**
 * Writes `.br` and `.gz` files next to text files that get smaller by it, and removes old ones. Deterministic.
 * Returns the number of files written.
 */
async function compress(folder: string): Promise<number> {
  const all = listFiles(folder);
  const hidden = new RegExp(hiddenPaths);
  await Promise.all(all.filter((name) => /\.(br|gz)$/.test(name)).map((name) => rm(folder + name)));
  const written = await Promise.all(
    all
      .filter((name) => TEXT.test(name) && !hidden.test(name))
      .map((name) => compressOne(folder + name)),
  );
  return written.reduce((sum, count) => sum + count, 0);
}

async function compressOne(file: string): Promise<number> {
  if ((await stat(file)).size < MIN_SIZE) return 0;
  const bytes = await readFile(file);
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: HIGH_QUALITY.test(file) ? 11 : 8,
    [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
  };
  const forms = { br: await brotli(bytes, { params }), gz: await zip(bytes, { level: 9 }) };
  const smaller = Object.entries(forms).filter(([, form]) => form.length < bytes.length);
  await Promise.all(smaller.map(([ending, form]) => writeFile(`${file}.${ending}`, form)));
  return smaller.length;
}

/** The default folder for server configuration, outside the site's folder, which is public. */
const generated = fileURLToPath(new URL('generated', import.meta.url));

/**
 * Prepares a build for any static host: writes compressed files and the header and redirect files of common hosts
 * into it, and configuration for Caddy, Apache and nginx into `servers`.
 */
export async function prepare(folder: string, servers = generated): Promise<void> {
  const site = readBuiltFiles(folder);
  const written = await compress(folder);
  await mkdir(servers, { recursive: true });
  const files: [folder: string, name: string, text: string][] = [
    [folder, '_headers', headersFile(site)],
    [folder, '_redirects', redirectsFile(site)],
    [folder, 'vercel.json', vercel(site)],
    [folder, '.vercelignore', vercelIgnore()],
    [folder, 'staticwebapp.config.json', azure(site)],
    [folder, '.htaccess', apache(site)],
    // Without this file GitHub Pages ignores names that begin with an underscore.
    [folder, '.nojekyll', ''],
    [servers, 'Caddyfile', caddy(site)],
    [servers, 'apache.conf', apacheSite(site)],
    [servers, 'nginx.conf', nginx(site)],
    [servers, 'nginx-with-brotli.conf', nginx(site, { brotli: true })],
  ];
  await Promise.all(files.map(([where, name, text]) => writeFile(join(where, name), text)));
  for (const [, name, text] of files) {
    for (const sentence of exceededLimits(name, text)) console.warn(sentence);
  }
  console.log(
    `${site.paths.length} files, ${written} compressed beside them, ${site.scripts.length} inline scripts named by hash, ${files.length} files for hosts.`,
  );
}

async function prepareCommand(args: string[]): Promise<void> {
  const options = { previous: { type: 'string' } } as const;
  const { positionals, values } = parseArgs({ args, allowPositionals: true, options });
  const [folder] = positionals;
  if (!folder) throw new Error('Say which folder: npx tsx hosting/prepare.ts site/build');
  requireBuiltSite(resolve(folder));
  if (values.previous) {
    const copied = copyEarlierAssets(resolve(folder), resolve(values.previous));
    console.log(`${copied} files of earlier builds kept for pages that are open.`);
  }
  await prepare(resolve(folder));
}

function requireBuiltSite(folder: string): void {
  if (!existsSync(join(folder, 'index.html')))
    throw new Error(`${folder} holds no built site: there is no index.html in it.`);
}

/** The number of earlier builds whose files are kept for pages that are still open. */
const EARLIER_BUILDS = 2;
/** In a published folder: the files of earlier builds, one list for each build. */
const EARLIER_BUILDS_FILE = '.earlier-builds.json';

const isImmutable = (name: string): boolean => /immutable/.test(cachingOf(name));

/**
 * Copies the content-hashed files of the last two builds from the previously published folder into a new build, so
 * that open pages keep working. Returns how many were copied. Throws if either folder is not a built site.
 */
export function copyEarlierAssets(folder: string, previous: string): number {
  for (const place of [folder, previous]) requireBuiltSite(place);
  const before = readList(previous);
  const old = new Set(before.flat());
  const own = listFiles(previous).filter((name) => isImmutable(name) && !old.has(name));
  const builds = [own, ...before].slice(0, EARLIER_BUILDS);
  const newest = new Set(listFiles(folder));
  const copied = [...new Set(builds.flat())].filter(
    (name) => !newest.has(name) && existsSync(previous + name),
  );
  for (const name of copied) cpSync(previous + name, folder + name, { preserveTimestamps: true });
  writeFileSync(join(folder, EARLIER_BUILDS_FILE), `${JSON.stringify(builds)}\n`);
  return copied.length;
}

function readList(folder: string): string[][] {
  const file = join(folder, EARLIER_BUILDS_FILE);
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as string[][]) : [];
}

if (process.argv[1]?.endsWith('prepare.ts')) {
  await prepareCommand(process.argv.slice(2)).catch((error: Error) => {
    console.error(error.message);
    process.exitCode = 1;
  });
}
