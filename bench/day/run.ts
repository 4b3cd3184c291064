import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { startPostgres } from '@frontline/storage/test-postgres';
import { markdownTable } from '../figures.ts';
import { simulateDay, type DayReport } from './simulate.ts';

// 10,000 requests, orders and messages through four processes, on both engines, while processes are
// killed and clocks are set: `npm run bench -- day`. Exits with 1 if anything is missing or duplicated.
// `--acts=2000` runs a shorter day, `--engine=PostgreSQL` or `--engine=SQLite` only one engine.

const { values } = parseArgs({
  options: { acts: { type: 'string', default: '10000' }, engine: { type: 'string' } },
});
const day = { acts: Number(values.acts), hours: 24 };
const wants = (engine: string) => values.engine === undefined || values.engine === engine;
const PROCESSES = 4;
const folder = await mkdtemp(join(tmpdir(), 'bench-day-'));
const reports: [string, DayReport][] = [];
try {
  if (wants('SQLite')) {
    const places = Array.from({ length: PROCESSES }, (_, n) => ({ folder: join(folder, `${n}`) }));
    reports.push(['SQLite, a store for each', await simulateDay({ ...day, places })]);
  }
  if (wants('PostgreSQL')) reports.push(['PostgreSQL, one store', await onPostgres()]);
} finally {
  await rm(folder, { recursive: true, force: true });
}

async function onPostgres(): Promise<DayReport> {
  const postgres = await startPostgres({ fsync: true });
  try {
    const places = Array.from({ length: PROCESSES }, () => ({ url: postgres.url }));
    return await simulateDay({ ...day, places });
  } finally {
    await postgres.remove();
  }
}

const head = ['four processes', 'requests', 'orders', 'messages', 'kill -9', 'clock jumps'];
const rows = reports.map(([name, { requests, orders, messages, kills, clockJumps, ...rest }]) => [
  name,
  ...[requests, orders, messages, kills, clockJumps, rest.repeats, rest.faults.length].map(String),
]);
console.log(markdownTable([...head, 'sent again', 'lost or twice'], rows));
const faults = reports.flatMap(([name, report]) => report.faults.map((one) => `${name}: ${one}`));
for (const fault of faults) console.error(fault);
process.exit(faults.length > 0 ? 1 : 0);
