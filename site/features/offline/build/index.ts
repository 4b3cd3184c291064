import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin } from '@docusaurus/types';
import { build } from 'esbuild';
import { brand } from '../../../../brand/brand.ts';
import { LIST, WORKER, type PackList, type PackFile, type Part } from '../shared/pack-list.ts';
import { afterAllPlugins } from '../../../shell/build/plugins.ts';
import { newestDate } from '../../../shell/build/page-dates/index.ts';
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { filesBelow } from '../../../shell/build/build-cache/index.ts';

const source = (name: string): string => fileURLToPath(new URL(`../page/${name}`, import.meta.url));

/**
 * Docusaurus plugin for the store pack: writes store-pack.json, the list of all files with revisions, and sw.js, the
 * service worker that serves saved files. Must be the first plugin. With `brand.storePack` off, both files remove
 * saved copies.
 */
export default function storePack(): Plugin {
  return {
    name: 'store-pack',
    getClientModules: () => [source('start.ts')],
    async postBuild({ outDir, plugins }) {
      await afterAllPlugins(plugins, 'store-pack');
      const write = (name: string, text: string) => writeFile(path.join(outDir, name), text);
      if (!brand.storePack) {
        await write(LIST, JSON.stringify({ enabled: false }));
        await write(WORKER, await bundleWorker('off-worker.ts'));
        return;
      }
      const list = makeList(outDir, newestDate() ?? '');
      await write(LIST, JSON.stringify(list));
      await write(WORKER, await bundleWorker('worker.ts'));
      logSize(list);
    },
  };
}

/** Bundles a worker into one file without imports: not every browser supports module service workers. */
async function bundleWorker(name: string): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [source(name)],
    bundle: true,
    minify: true,
    format: 'iife',
    target: 'es2020',
    write: false,
  });
  return outputFiles[0]!.text;
}

function logSize({ files, version }: PackList): void {
  const transfer = files.reduce((sum, file) => sum + file.transfer, 0);
  const megabytes = (transfer / 1e6).toFixed(1);
  console.log(`[store-pack] version ${version}: ${files.length} files, ${megabytes} MB to save.`);
}

/** Files that hosts do not compress, because they are compressed already. */
const COMPRESSED = /\.(png|jpe?g|ico|woff2|bin|pdf|zip)$/;

/**
 * Lists the files of a built site that belong to the store pack, with revisions and sizes.
 *
 * @param changed day of the newest change to a page, or empty
 */
export function makeList(folder: string, changed: string): PackList {
  const files = filesBelow(folder)
    .map((file) => path.relative(folder, file))
    .map((name) => name.replaceAll('\\', '/'))
    .sort()
    .flatMap((name) => entryOf(folder, name));
  const version = hash(files.map((file) => `${file.path} ${file.revision}\n`).join('')).slice(0, 8);
  return { enabled: true, version, changed, files };
}

function entryOf(folder: string, name: string): PackFile[] {
  const part = partOf(name);
  if (!part) return [];
  const content = readFileSync(path.join(folder, name));
  const transfer = COMPRESSED.test(name) ? content.length : gzipSync(content).length;
  const revision = hash(content).slice(0, 16);
  return [{ path: name, revision, bytes: content.length, transfer, part }];
}

const hash = (content: string | Uint8Array): string =>
  createHash('sha256').update(content).digest('hex');

/** Files without use offline or not for readers: crawler files, Markdown, link previews. */
const EXCLUDED = [
  /(^|\/)[._]/,
  /^[^/]*\.(xml|atom)$/,
  /\.(md|map|ts|gz|br|tgz)$/,
  /^(?!assets\/).*\.txt$/,
  /social/,
  /^(sw\.js|store-pack\.json|CNAME)$/,
];

const RULES: [part: Part, paths: RegExp][] = [
  ['cards', /^printables\//],
  ['search', /^[^/]+-[0-9a-f]{8}\.(bin|json)$/],
  ['sandbox', /\.wasm$|^assets\/js\/(sandbox|sandbox-tools)\./],
];

/**
 * The part of the store pack that a file belongs to, by its path below the build folder; undefined for files that are
 * not saved. Files that no rule matches belong to the pages.
 */
export function partOf(path: string): Part | undefined {
  if (EXCLUDED.some((paths) => paths.test(path))) return undefined;
  return RULES.find(([, paths]) => paths.test(path))?.[0] ?? 'pages';
}
