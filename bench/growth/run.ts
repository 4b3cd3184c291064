import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { gzipSync } from 'node:zlib';
import { weightOf } from '../../e2e/weight/loaded.ts';
import { hostSite } from '../../hosting/static-host.ts';
import { kib, printTable } from '../figures.ts';
import { openChromium } from '../open-chromium.ts';
import { scriptsOf } from '../weight/visits.ts';
import { searchReady } from './search-ready.ts';
import { writeDocs } from './write-docs.ts';

// The same site with more and more pages: what a doc page loads, what the build needs, how soon the
// search is ready. `npm run bench -- growth`; `--pages=500` builds one size only.

const asked = process.argv.find((word) => word.startsWith('--pages='))?.slice('--pages='.length);
const SIZES = asked ? [Number(asked)] : [54, 500, 3000];
const GENERATED = '.docusaurus-growth-bench';
const root = fileURLToPath(new URL('../..', import.meta.url));

const rows: string[][] = [];
const browser = await openChromium();
for (const pages of SIZES) {
  const work = mkdtempSync(join(tmpdir(), 'bench-growth-'));
  const page = writeDocs(join(work, 'docs'), pages);
  const out = join(work, 'built');
  const { seconds, megabytes } = build(work, out);
  const server = await hostSite(out, 0);
  const url = `http://localhost:${(server.address() as AddressInfo).port}`;
  const html = readFileSync(join(out, `${page}.html`));
  const { gzip } = weightOf(await scriptsOf(browser, `${url}/${page}`));
  const search = await searchReady(browser, `${url}/${page}`);
  rows.push([
    String(pages),
    kib(gzip),
    `${kib(html.length)} / ${kib(gzipSync(html).length)}`,
    seconds.toFixed(0),
    megabytes.toFixed(0),
    kib(search.bytes),
    search.milliseconds.toFixed(0),
  ]);
  server.close();
  server.closeAllConnections();
  rmSync(work, { recursive: true });
}
await browser.close();

printTable(
  [
    'pages',
    'JavaScript of a doc page, KiB gzip',
    'its HTML, KiB / gzip',
    'build, CPU s',
    'build, peak MB',
    'search files, KiB',
    'search ready, ms on a phone',
  ],
  rows,
);

function build(work: string, out: string): { seconds: number; megabytes: number } {
  const report = join(work, 'usage.json');
  const { status, stderr, stdout } = spawnSync(
    process.execPath,
    [
      '--import',
      pathToFileURL(join(root, 'bench/growth/report-usage.mjs')).href,
      join(root, 'node_modules/@docusaurus/core/bin/docusaurus.mjs'),
      'build',
      '--config',
      join(root, 'bench/growth/docusaurus.config.ts'),
      '--out-dir',
      out,
    ],
    {
      encoding: 'utf8',
      cwd: join(root, 'site'),
      env: {
        ...process.env,
        GROWTH_DOCS: join(work, 'docs'),
        USAGE_REPORT: report,
        DOCUSAURUS_GENERATED_FILES_DIR_NAME: GENERATED,
        DOCUSAURUS_NO_PERSISTENT_CACHE: 'true',
      },
    },
  );
  rmSync(join(root, 'site', GENERATED), { recursive: true, force: true });
  if (status !== 0) throw new Error(`The build failed:\n${stdout}\n${stderr}`);
  return JSON.parse(readFileSync(report, 'utf8')) as { seconds: number; megabytes: number };
}
