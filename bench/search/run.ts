import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Page } from '@frontline/search';
import { loadEngines } from './engines.ts';
import { measureInBrowser, type BrowserMeasurement } from './in-browser.ts';
import type { Measurement } from './measure.ts';
import { ours } from './ours.ts';
import { printAnswers, table } from './questions.ts';
import { firstPages, readmePages } from './readme-pages.ts';
import type { Source } from './engine.ts';

/** Keystroke times are multiplied by this factor, to estimate a slower CPU. */
const CPU_SLOWDOWN = 4;
/** Engines compared with the harder questions and with those of third-party sites. */
const ANSWERING = ['ours', 'MiniSearch, tuned'];

const { pages: own, synonyms } = readOwnSource();
const engines = process.argv.includes('--alone') ? [ours] : await loadEngines();
if (process.argv.includes('--questions') || process.argv.includes('--held-out')) {
  const half = process.argv.includes('--held-out') ? 'held out' : 'tuned on';
  await printAnswers(
    engines.filter(({ name }) => ANSWERING.includes(name)),
    { pages: own, synonyms },
    half,
  );
  process.exit();
}

const folder = mkdtempSync(path.join(tmpdir(), 'bench-search-'));
const mixed = [...own, ...readmePages()];
const corpora: [string, Page[]][] = [
  ['50 sections', firstPages(own, 50)],
  ['own docs', own],
  ['5,000 sections', firstPages(mixed, 5000)],
];

for (const [name, pages] of corpora) {
  const file = path.join(folder, `${corpora.length}.json`);
  writeFileSync(file, JSON.stringify({ pages, synonyms }));
  const measured = engines.map((engine) => measure(engine.name, file));
  console.log(`\n## ${name}: ${measured[0]?.sections} sections of ${pages.length} pages\n`);
  console.log(table(measured.map(costRow)));
  const inBrowser = await measureInBrowser(engines, { pages, synonyms });
  console.log(`\nIn Chromium, processor ${CPU_SLOWDOWN} times slower\n`);
  console.log(table(inBrowser.map(browserRow)));
}
rmSync(folder, { recursive: true });

function measure(engine: string, sourceFile: string): Measurement {
  const script = fileURLToPath(new URL('./measure.ts', import.meta.url));
  const output = execFileSync(process.execPath, ['--import', 'tsx', script, engine, sourceFile], {
    encoding: 'utf8',
    maxBuffer: 2 ** 28,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  return JSON.parse(output.trim().split('\n').at(-1) ?? '') as Measurement;
}

function costRow({
  engine,
  indexBytes,
  readyTime,
  keyTimes,
  memory,
}: Measurement): Record<string, string> {
  return {
    engine,
    'index KiB gzip': (indexBytes / 1024).toFixed(1),
    'ready CPU ms': readyTime.toFixed(1),
    [`key p50 CPU ms × ${CPU_SLOWDOWN}`]: (keyTimes.median * CPU_SLOWDOWN).toFixed(2),
    [`key p99 CPU ms × ${CPU_SLOWDOWN}`]: (keyTimes.p99 * CPU_SLOWDOWN).toFixed(2),
    'memory MiB': (memory / 2 ** 20).toFixed(1),
  };
}

function browserRow(measured: BrowserMeasurement): Record<string, string> {
  const { engine, readyTime, firstAnswerTime, keyTimes, pasteTime, memory } = measured;
  return {
    engine,
    'ready ms': readyTime.toFixed(1),
    'first answer ms': firstAnswerTime.toFixed(1),
    'key p50 ms': keyTimes.median.toFixed(2),
    'key p99 ms': keyTimes.p99.toFixed(2),
    'paste of 200 KB ms': pasteTime?.toFixed(0) ?? '–',
    'memory MiB': (memory / 2 ** 20).toFixed(1),
  };
}

/** Reads the input of our own index as a build does, without building. */
function readOwnSource(): Source {
  const site = fileURLToPath(new URL('../../site', import.meta.url));
  const generated = '.docusaurus-bench';
  // Without tsx, because its TypeScript loader would conflict with that of Docusaurus.
  const load = `import site from '@docusaurus/core/lib/server/site.js'; await site.loadSite({ siteDir: process.cwd() });`;
  execFileSync(process.execPath, ['--input-type=module', '--eval', load], {
    env: {
      ...process.env,
      NODE_ENV: 'production',
      DOCUSAURUS_GENERATED_FILES_DIR_NAME: generated,
    },
    // Docusaurus reads the compiler settings of its plugins from the working directory.
    cwd: site,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const file = path.join(site, generated, 'local-search', 'source.json');
  return JSON.parse(readFileSync(file, 'utf8')) as Source;
}
