import { cpSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import { mkdir, writeFile, readFile, rm, stat } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs, promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { readBuiltFiles, listFiles } from './built-files.ts';
import { notForReaders, cachingOf } from './rules.ts';
import { beyondLimits } from './limits.ts';
import { apache, apacheSite } from './recipes/apache.ts';
import { caddy } from './recipes/caddy.ts';
import { nginx } from './recipes/nginx.ts';
import { vercel, vercelIgnore, azure, headersFile, redirectsFile } from './recipes/static-hosts.ts';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);
const TEXT = /\.(css|html|js|json|md|svg|txt|wasm|webmanifest|xml|atom|yaml)$/;
/** Read by every reader of every page: worth the most thorough and slowest quality. */
const EVERYWHERE = /\.(css|js)$/;
/** Below this many bytes a file fits into one packet either way. */
const SMALLEST = 1024;

/**
 * Writes `.br` and `.gz` beside every file of text that gets smaller by them, and takes away old
 * ones. The same bytes in give the same bytes out. Answers how many files it wrote.
 */
async function compress(folder: string): Promise<number> {
  const all = listFiles(folder);
  const hidden = new RegExp(notForReaders);
  await Promise.all(all.filter((name) => /\.(br|gz)$/.test(name)).map((name) => rm(folder + name)));
  const written = await Promise.all(
    all
      .filter((name) => TEXT.test(name) && !hidden.test(name))
      .map((name) => compressOne(folder + name)),
  );
  return written.reduce((sum, count) => sum + count, 0);
}

async function compressOne(file: string): Promise<number> {
  if ((await stat(file)).size < SMALLEST) return 0;
  const bytes = await readFile(file);
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: EVERYWHERE.test(file) ? 11 : 8,
    [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
  };
  const forms = { br: await brotli(bytes, { params }), gz: await zip(bytes, { level: 9 }) };
  const smaller = Object.entries(forms).filter(([, form]) => form.length < bytes.length);
  await Promise.all(smaller.map(([ending, form]) => writeFile(`${file}.${ending}`, form)));
  return smaller.length;
}

/** Where the files for servers of one's own go, unless told: what is in the site's folder is public. */
const generated = fileURLToPath(new URL('generated', import.meta.url));

/**
 * Makes a built folder ready for any static host: compressed files beside the others, the files in
 * which common hosts look for headers and redirects, and apart from them a Caddyfile and files for
 * nginx.
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
    // GitHub Pages leaves out names that begin with an underscore unless this file is there.
    [folder, '.nojekyll', ''],
    [servers, 'Caddyfile', caddy(site)],
    [servers, 'apache.conf', apacheSite(site)],
    [servers, 'nginx.conf', nginx(site)],
    [servers, 'nginx-with-brotli.conf', nginx(site, { brotli: true })],
  ];
  await Promise.all(files.map(([where, name, text]) => writeFile(join(where, name), text)));
  for (const [, name, text] of files) {
    for (const sentence of beyondLimits(name, text)) console.warn(sentence);
  }
  console.log(
    `${site.paths.length} files, ${written} compressed beside them, ${site.scripts.length} inline scripts named by hash, ${files.length} files for hosts.`,
  );
}

if (process.argv[1]?.endsWith('prepare.ts')) {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { previous: { type: 'string' } },
  });
  const [folder] = positionals;
  if (!folder) throw new Error('Say which folder: npx tsx hosting/prepare.ts site/build');
  if (values.previous) {
    const kept = keepAssets(resolve(folder), resolve(values.previous));
    console.log(`${kept} files of earlier builds kept for pages that are open.`);
  }
  await prepare(resolve(folder));
}

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
