// Measures one engine in a separate process: node --import tsx measure.ts ENGINE SOURCE_FILE
import { readFileSync } from 'node:fs';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { gzipSync } from 'node:zlib';
import { GZIP, recordsOf, type Ask, type Source } from './engine.ts';
import { engineNamed } from './engines.ts';
import { queries } from './relevance.ts';

/**
 * Measurements in Node.js. Sizes in bytes after gzip, memory in bytes, times in milliseconds of CPU time, which other
 * load on the machine does not affect.
 */
export interface Measurement {
  engine: string;
  sections: number;
  indexBytes: number;
  readyTime: number;
  keyTimes: { median: number; p99: number };
  memory: number;
}

setFlagsFromString('--expose-gc');
const collectGarbage = runInNewContext('gc') as () => void;

/** Every nth question is typed character by character. */
const QUESTION_INTERVAL = 5;
const READY_RUNS = 5;
/** The fastest of these tries counts for each keystroke: others may include compilation or garbage collection. */
const TRIES = 3;

const [name = '', sourceFile = ''] = process.argv.slice(2);
const source = JSON.parse(readFileSync(sourceFile, 'utf8')) as Source;
const records = recordsOf(source.pages);
const engine = await engineNamed(name);
const files = await engine.build(source, records);
const indexBytes = files
  .filter(({ isEngine }) => !isEngine)
  .reduce((sum, { bytes }) => sum + gzipSync(bytes, GZIP).length, 0);

// Only the first opening measures memory: later ones reuse what earlier ones allocated.
const before = usedMemory();
const { ask, time } = await openEngine();
await ask('a');
const memory = usedMemory() - before;
const readyTimes = [time];
while (readyTimes.length < READY_RUNS) readyTimes.push((await openEngine()).time);

const keyTimes: number[] = [];
for (const { query } of queries.filter((_, at) => at % QUESTION_INTERVAL === 0)) {
  for (let typed = 1; typed <= query.length; typed++) {
    const tries: number[] = [];
    for (let run = 0; run < TRIES; run++) {
      const start = process.cpuUsage();
      await ask(query.slice(0, typed));
      tries.push(since(start));
    }
    keyTimes.push(Math.min(...tries));
  }
}

const measurement: Measurement = {
  engine: engine.name,
  sections: records.length,
  indexBytes,
  readyTime: quantile(readyTimes, 0.5),
  keyTimes: { median: quantile(keyTimes, 0.5), p99: quantile(keyTimes, 0.99) },
  memory,
};
process.stdout.write(`\n${JSON.stringify(measurement)}\n`);
process.exit(0);

async function openEngine(): Promise<{ ask: Ask; time: number }> {
  const start = process.cpuUsage();
  const ask = await engine.open(files, records);
  return { ask, time: since(start) };
}

function since(start: NodeJS.CpuUsage): number {
  const { user, system } = process.cpuUsage(start);
  return (user + system) / 1000;
}

function usedMemory(): number {
  collectGarbage();
  const { heapUsed, arrayBuffers } = process.memoryUsage();
  return heapUsed + arrayBuffers;
}

function quantile(values: number[], share: number): number {
  const sorted = [...values].sort((one, other) => one - other);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}
