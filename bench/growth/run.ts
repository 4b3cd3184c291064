import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import type { Browser } from 'playwright-core';
import { weightOf } from '../../e2e/weight/loaded.ts';
import { hostSite } from '../../hosting/static-host.ts';
import { kib, printTable } from '../figures.ts';
import { openChromium, scriptsOf, throttle } from '../open-chromium.ts';
import { NO_CACHE, runDocusaurus, type Usage } from '../run-docusaurus.ts';
import { writeDocs } from './write-docs.ts';

// The site with an increasing number of pages: the weight of a doc page, the resources of the build, and the time until
// the search is ready. `npm run bench -- growth`; `--pages=500` builds only one size.

const pagesOption = process.argv
  .find((word) => word.startsWith('--pages='))
  ?.slice('--pages='.length);
const SIZES = pagesOption ? [Number(pagesOption)] : [54, 500, 3000];
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

function build(work: string, out: string): Usage {
  try {
    return runDocusaurus(
      ['build', '--config', join(root, 'bench/growth/docusaurus.config.ts'), '--out-dir', out],
      join(root, 'site'),
      {
        ...NO_CACHE,
        GROWTH_DOCS: join(work, 'docs'),
        DOCUSAURUS_GENERATED_FILES_DIR_NAME: GENERATED,
      },
    );
  } finally {
    rmSync(join(root, 'site', GENERATED), { recursive: true, force: true });
  }
}

/** Transferred bytes of the search index, and the time until the search is ready on a phone. */
async function searchReady(
  browser: Browser,
  url: string,
): Promise<{ bytes: number; milliseconds: number }> {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  const devtools = await page.context().newCDPSession(page);
  let bytes = 0;
  const found = new Set<string>();
  devtools.on('Network.responseReceived', ({ requestId, response }) => {
    if (/search.*\.(bin|json)/.test(response.url)) found.add(requestId);
  });
  devtools.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    if (found.has(requestId)) bytes += encodedDataLength;
  });
  await devtools.send('Network.enable');
  await page.addInitScript({ content: 'window.requestIdleCallback = () => 0;' });
  await page.goto(url, { waitUntil: 'networkidle' });
  await throttle(devtools);
  const began = performance.now();
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox').waitFor({ timeout: 120_000 });
  const milliseconds = performance.now() - began;
  await page.waitForLoadState('networkidle');
  await page.close();
  return { bytes, milliseconds };
}
