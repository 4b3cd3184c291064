import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import type { Browser, CDPSession, Page } from 'playwright-core';
import { openChromium } from '../open-chromium.ts';
import { recordsOf, type Ask, type Engine, type Source } from './engine.ts';
import { queries } from './relevance.ts';

/** Measurements in Chromium with a throttled CPU: times in milliseconds, memory in bytes once ready. */
export interface BrowserMeasurement {
  engine: string;
  readyTime: number;
  /** From ready until the first answer. */
  firstAnswerTime: number;
  keyTimes: { median: number; p99: number };
  /** Query with a pasted text of 200 KB; only for an engine that supports it. */
  pasteTime: number | undefined;
  memory: number;
}

/** Slowdown factor of the CPU. */
const CPU_SLOWDOWN = 4;

/** Module and export of each engine that can be bundled. Pagefind loads itself from a server. */
const MODULES: Record<string, string> = {
  ours: './ours.ts#ours',
  lunr: '../peers/search/lunr.ts#lunrEngine',
  MiniSearch: '../peers/search/minisearch.ts#miniSearch',
  FlexSearch: '../peers/search/flexsearch.ts#flexSearch',
  Orama: '../peers/search/orama.ts#orama',
};
/** Every nth question is typed character by character. */
const QUESTION_INTERVAL = 5;
/** The fastest of these passes counts for each keystroke: others may include unrelated load. */
const PASSES = 3;
const PASTE_ENGINE = 'ours';

interface EngineWindow {
  ask?: Ask;
}

/** Measures the engines sequentially, each in a new page. */
export async function measureInBrowser(
  engines: Engine[],
  source: Source,
): Promise<BrowserMeasurement[]> {
  const browser = await openChromium();
  const measured: BrowserMeasurement[] = [];
  for (const engine of engines) {
    const module = MODULES[engine.name];
    if (module) measured.push(await measure(browser, engine, module, source));
  }
  await browser.close();
  return measured;
}

async function measure(browser: Browser, engine: Engine, module: string, source: Source) {
  const records = recordsOf(source.pages);
  const files = await engine.build(source, records);
  const host = await hostFiles({
    '/': '<!doctype html><title>bench</title><script src="/engine.js"></script>',
    '/engine.js': await bundleEngine(module),
    '/records.json': JSON.stringify(records),
    ...Object.fromEntries(files.map(({ bytes }, at) => [`/file-${at}`, Buffer.from(bytes)])),
  });
  const page = await browser.newPage();
  await page.goto(`http://localhost:${(host.address() as AddressInfo).port}/`);
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
  const names = files.map(({ name }) => name);
  await page.evaluate(load, names);
  const before = await heap(devtools);
  const { readyTime, firstAnswerTime } = await page.evaluate(openEngine);
  const memory = (await heap(devtools)) - before;
  const questions = queries
    .filter((_, at) => at % QUESTION_INTERVAL === 0)
    .map(({ query }) => query);
  const times = await type(page, questions);
  const pasteTime = engine.name === PASTE_ENGINE ? await paste(page) : undefined;
  await page.close();
  host.close();
  const keyTimes = { median: quantile(times, 0.5), p99: quantile(times, 0.99) };
  return { engine: engine.name, readyTime, firstAnswerTime, keyTimes, pasteTime, memory };
}

/** Loads files and records into the page before the measurement. */
async function load(names: string[]): Promise<void> {
  Object.assign(window, {
    records: await (await fetch('/records.json')).json(),
    files: await Promise.all(
      names.map(async (name, at) => {
        const answer = await fetch(`/file-${at}`);
        return { name, bytes: new Uint8Array(await answer.arrayBuffer()) };
      }),
    ),
  });
}

async function openEngine(): Promise<{ readyTime: number; firstAnswerTime: number }> {
  const own = window as unknown as EngineWindow & {
    measured: { engine: Engine };
    files: Parameters<Engine['open']>[0];
    records: Parameters<Engine['open']>[1];
  };
  const start = performance.now();
  own.ask = await own.measured.engine.open(own.files, own.records);
  const ready = performance.now();
  await own.ask('c');
  return { readyTime: ready - start, firstAnswerTime: performance.now() - ready };
}

async function type(page: Page, questions: string[]): Promise<number[]> {
  return page.evaluate(
    async ({ all, passes }) => {
      const { ask } = window as unknown as Required<EngineWindow>;
      const times: number[] = [];
      for (let pass = 0; pass < passes; pass++) {
        let stroke = 0;
        for (const question of all) {
          for (let typed = 1; typed <= question.length; typed++, stroke++) {
            const start = performance.now();
            try {
              await ask(question.slice(0, typed));
            } catch {
              // lunr throws on some words once it is bundleEngine; the time until then counts.
            }
            times[stroke] = Math.min(times[stroke] ?? Infinity, performance.now() - start);
          }
          await new Promise((resolve) => setTimeout(resolve));
        }
      }
      return times;
    },
    { all: questions, passes: PASSES },
  );
}

/** Milliseconds of a query with a pasted log: distinct lines around one documented message. */
async function paste(page: Page): Promise<number> {
  const line = (at: number): string =>
    `2026-11-23T07:${at % 60}:01Z w${(at * 7919) % 99991} at Object.run${at % 300} (/srv/app/mod-${at % 500}.js:${at})\n`;
  const half = Array.from({ length: 1500 }, (_, at) => line(at)).join('');
  return page.evaluate(async (text) => {
    const { ask } = window as unknown as Required<EngineWindow>;
    const start = performance.now();
    await ask(text);
    return performance.now() - start;
  }, `${half}{"message":"Device key not found!"}\n${half}`);
}

async function heap(devtools: CDPSession): Promise<number> {
  await devtools.send('HeapProfiler.collectGarbage');
  const { usedSize, backingStorageSize = 0 } = (await devtools.send('Runtime.getHeapUsage')) as {
    usedSize: number;
    backingStorageSize?: number;
  };
  return usedSize + backingStorageSize;
}

async function bundleEngine(module: string): Promise<string> {
  const [path = '', name = ''] = module.split('#');
  const { outputFiles } = await build({
    stdin: {
      contents: `export { ${name} as engine } from '${path}';`,
      resolveDir: fileURLToPath(new URL('.', import.meta.url)),
    },
    bundle: true,
    format: 'iife',
    globalName: 'measured',
    write: false,
  });
  return outputFiles[0]?.text ?? '';
}

async function hostFiles(files: Record<string, string | Buffer>) {
  const host = createServer(({ url = '' }, answer) => {
    const type = url.endsWith('.js') ? 'text/javascript' : 'text/html';
    answer.setHeader('content-type', `${type}; charset=utf-8`).end(files[url] ?? '');
  });
  await new Promise<void>((resolve) => host.listen(0, 'localhost', resolve));
  return host;
}

function quantile(values: number[], share: number): number {
  const sorted = [...values].sort((one, other) => one - other);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}
