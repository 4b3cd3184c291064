import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { weightOf } from '../../e2e/weight/loaded.ts';
import { hostSite } from '../../hosting/static-host.ts';
import { kib, printTable } from '../figures.ts';
import { openChromium } from '../open-chromium.ts';
import { NOTHING_KEPT, runDocusaurus, type Spent } from '../run-docusaurus.ts';
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

function build(work: string, out: string): Spent {
  try {
    return runDocusaurus(
      ['build', '--config', join(root, 'bench/growth/docusaurus.config.ts'), '--out-dir', out],
      join(root, 'site'),
      {
        ...NOTHING_KEPT,
        GROWTH_DOCS: join(work, 'docs'),
        DOCUSAURUS_GENERATED_FILES_DIR_NAME: GENERATED,
      },
    );
  } finally {
    rmSync(join(root, 'site', GENERATED), { recursive: true, force: true });
  }
}
