import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import type { Browser, CDPSession, Page } from 'playwright-core';
import { openChromium } from '../open-chromium.ts';
import { recordsOf, type Ask, type Engine, type Source } from './engine.ts';
import { queries } from './relevance.ts';

/** What was measured in Chromium with a slowed processor: milliseconds, and bytes kept once ready. */
export interface BrowserMeasurement {
  engine: string;
  readyTime: number;
  /** From then until a first question is answered. */
  firstAnswerTime: number;
  keyTimes: { median: number; p99: number };
  /** A paste of 200 KB, which only an engine is asked that is made for it. */
  pasteTime: number | undefined;
  memory: number;
}

/** So many times slower than this machine. */
const SLOWED = 4;

/** Engines that run from one bundle, by the export that holds each. Pagefind loads itself from a host. */
const MODULES: Record<string, string> = {
  ours: './ours.ts#ours',
  lunr: '../peers/search/lunr.ts#lunrEngine',
  MiniSearch: '../peers/search/minisearch.ts#miniSearch',
  FlexSearch: '../peers/search/flexsearch.ts#flexSearch',
  Orama: '../peers/search/orama.ts#orama',
};
/** Every nth question is typed letter by letter. */
const TYPED = 5;
/** Of so many passes a key stroke counts with its best: the others met other work on the machine. */
const PASSES = 3;
const PASTED_TO = 'ours';

interface Measured {
  ask?: Ask;
}

/** Measures the engines one after the other, each in a page of its own. */
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
    '/engine.js': await bundled(module),
    '/records.json': JSON.stringify(records),
    ...Object.fromEntries(files.map(({ bytes }, at) => [`/file-${at}`, Buffer.from(bytes)])),
  });
  const page = await browser.newPage();
  await page.goto(`http://localhost:${(host.address() as AddressInfo).port}/`);
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWED });
  const names = files.map(({ name }) => name);
  await page.evaluate(load, names);
  const before = await heap(devtools);
  const { readyTime, firstAnswerTime } = await page.evaluate(openEngine);
  const memory = (await heap(devtools)) - before;
  const questions = queries.filter((_, at) => at % TYPED === 0).map(({ query }) => query);
  const times = await type(page, questions);
  const pasteTime = engine.name === PASTED_TO ? await paste(page) : undefined;
  await page.close();
  host.close();
  const keyTimes = { median: quantile(times, 0.5), p99: quantile(times, 0.99) };
  return { engine: engine.name, readyTime, firstAnswerTime, keyTimes, pasteTime, memory };
}

/** Brings files and records into the page, before anything is measured. */
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
  const own = window as unknown as Measured & {
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
      const { ask } = window as unknown as Required<Measured>;
      const times: number[] = [];
      for (let pass = 0; pass < passes; pass++) {
        let stroke = 0;
        for (const question of all) {
          for (let typed = 1; typed <= question.length; typed++, stroke++) {
            const start = performance.now();
            try {
              await ask(question.slice(0, typed));
            } catch {
              // lunr throws on some words once it is bundled; the time until then counts.
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

/** A log of ever other lines around one documented message, pasted once. */
async function paste(page: Page): Promise<number> {
  const line = (at: number): string =>
    `2026-11-23T07:${at % 60}:01Z w${(at * 7919) % 99991} at Object.run${at % 300} (/srv/app/mod-${at % 500}.js:${at})\n`;
  const half = Array.from({ length: 1500 }, (_, at) => line(at)).join('');
  return page.evaluate(async (text) => {
    const { ask } = window as unknown as Required<Measured>;
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

async function bundled(module: string): Promise<string> {
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
