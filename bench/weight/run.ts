import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { SourceMap, type SourceMapPayload } from 'node:module';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { basename, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { budgets } from '../../e2e/weight/budget.ts';
import { weightOf, type Loaded } from '../../e2e/weight/loaded.ts';
import { hostSite } from '../../hosting/static-host.ts';
import { kib, printTable } from '../figures.ts';
import { openChromium, scriptsOf } from '../open-chromium.ts';

// The scripts that a page loads before the browser is idle, and their modules. `npm run bench -- weight`;
// `--site=FOLDER` uses a site already built with the configuration next to this file.

const MODULES_SHOWN = 40;
const root = fileURLToPath(new URL('../..', import.meta.url));
const given = process.argv.find((word) => word.startsWith('--site='))?.slice('--site='.length);
const out = given ? resolve(given) : mkdtempSync(join(tmpdir(), 'bench-weight-'));
if (!given) build(out);

const server = await hostSite(out, 0);
const url = `http://localhost:${(server.address() as AddressInfo).port}`;
const browser = await openChromium();

console.log('\nJavaScript loaded before idle');
const rows: string[][] = [];
let plain: Loaded[] = [];
for (const [name, { path }] of Object.entries(budgets)) {
  const files = await scriptsOf(browser, url + path);
  if (name === 'plain doc') plain = files;
  const { raw, gzip } = weightOf(files);
  rows.push([name, String(files.length), kib(raw), kib(gzip)]);
}
printTable(['page', 'files', 'KiB', 'KiB gzip'], rows);

console.log(`\nThe ${MODULES_SHOWN} largest modules of a plain doc page`);
const modules = plain.flatMap(({ path }) =>
  modulesOf(join(out, path)).map((module) => ({ ...module, file: basename(path) })),
);
printTable(
  ['module', 'bytes', 'gzip by itself', 'file'],
  modules
    .sort((a, b) => b.raw - a.raw)
    .slice(0, MODULES_SHOWN)
    .map(({ module, raw, gzip, file }) => [module, String(raw), String(gzip), file]),
);

await browser.close();
server.close();
server.closeAllConnections();
if (!given) rmSync(out, { recursive: true });

function build(folder: string): void {
  const { status, stderr } = spawnSync(
    process.execPath,
    [
      join(root, 'node_modules/@docusaurus/core/bin/docusaurus.mjs'),
      'build',
      '--config',
      join(root, 'bench/weight/docusaurus.config.ts'),
      '--out-dir',
      folder,
    ],
    {
      encoding: 'utf8',
      cwd: join(root, 'site'),
      env: {
        ...process.env,
        DOCUSAURUS_GENERATED_FILES_DIR_NAME: '.docusaurus-weight-bench',
        DOCUSAURUS_NO_PERSISTENT_CACHE: 'true',
      },
    },
  );
  rmSync(join(root, 'site/.docusaurus-weight-bench'), { recursive: true, force: true });
  if (status !== 0) throw new Error(`The build failed:\n${stderr}`);
}

/** Size of one module in a script. */
interface ModuleWeight {
  module: string;
  raw: number;
  /** Compressed separately; together they take less. */
  gzip: number;
}

/** The modules of a script with a source map, largest first. */
function modulesOf(file: string): ModuleWeight[] {
  const code = readFileSync(file, 'utf8');
  const map = new SourceMap(JSON.parse(readFileSync(`${file}.map`, 'utf8')) as SourceMapPayload);
  const texts = new Map<string, string>();
  code.split('\n').forEach((line, row) => {
    for (let column = 0; column < line.length; column += 1) {
      const found = map.findEntry(row, column);
      const module = nameOf('originalSource' in found ? found.originalSource : undefined);
      texts.set(module, (texts.get(module) ?? '') + line[column]);
    }
  });
  return [...texts]
    .map(([module, text]) => ({ module, raw: text.length, gzip: gzipSync(text).length }))
    .sort((a, b) => b.raw - a.raw);
}

function nameOf(source = '(bundler)'): string {
  return source
    .replace(/^webpack:\/\/[^/]*\//, '')
    .replace(/^.*node_modules\//, '')
    .replace(/^.*\|.*\/site\//, '');
}
