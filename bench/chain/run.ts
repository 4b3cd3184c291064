import { setTimeout as delay } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { startPostgres } from '@frontline/storage/test-postgres';
import type { Addresses } from '../day/processes.ts';
import { startStoreProcess } from '../day/processes.ts';
import { printTable, quantile, show } from '../figures.ts';
import { watchCosts, type Costs } from './costs.ts';
import { addHistory, openStores } from './stores.ts';
import { DAY, eventsOf, HOURS } from './traffic.ts';

// A day of a chain of stores on the three servers and one PostgreSQL, at a hundredth of its size: `npm run bench -- chain`.
// Runs twice: with empty tables, and with the requests of the year before. Defaults: `--stores=100 --history=365`.

const { values } = parseArgs({
  options: {
    stores: { type: 'string', default: '100' },
    history: { type: 'string', default: '365' },
  },
});
const stores = Number(values.stores);
const PROCESSES = 2;
/** Concurrent events. */
const CONCURRENCY = 32;
const HOUR = 3_600_000;

for (const history of [0, Number(values.history)]) {
  const postgres = await startPostgres({ fsync: true });
  try {
    await openStores(postgres.url, stores);
    if (history > 0) await addHistory(postgres.url, history, stores * DAY.requests);
    await simulateDay(postgres.url, history);
  } finally {
    await postgres.remove();
  }
}

async function simulateDay(url: string, history: number): Promise<void> {
  const processes = await Promise.all(
    Array.from({ length: PROCESSES }, () => startStoreProcess({ url })),
  );
  const costs = await watchCosts(
    url,
    processes.map(({ pid }) => pid()),
  );
  let calls = 0;
  const waits: number[] = [];
  const ask = async (api: keyof Addresses, line: string, body?: object, headers?: object) => {
    const [method = '', path = ''] = line.split(' ');
    const began = performance.now();
    const answer = await fetch(processes[calls++ % PROCESSES]!.addresses()![api] + path, {
      method,
      headers: { 'content-type': 'application/json', ...headers },
      ...(body && { body: JSON.stringify(body) }),
    });
    const text = await answer.text();
    if (!answer.ok) throw new Error(`${line} answered ${answer.status}: ${text}`);
    waits.push(performance.now() - began);
    return text;
  };

  const rows: string[][] = [];
  const first = await costs.read();
  let before = first;
  for (const [hour, share] of HOURS.entries()) {
    for (const each of processes) each.setClock(hour * HOUR);
    const [callsBefore, left] = [calls, eventsOf(hour, stores)];
    await Promise.all(
      Array.from({ length: CONCURRENCY }, async () => {
        for (let event = left.pop(); event; event = left.pop()) await event(ask);
      }),
    );
    if (share === 0) continue;
    const now = await costs.read();
    rows.push(row(hour, calls - callsBefore, before, now));
    before = now;
  }
  const last = await costs.read();
  await delay(5_000);
  const idle = await costs.read();
  console.log(
    `\n### ${stores} stores, ${history} days of requests before: ${show(calls)} calls, p50 ${show(quantile(waits, 0.5))} ms, p99 ${show(quantile(waits, 0.99))} ms\n`,
  );
  printTable(
    [
      'hour',
      'calls',
      'servers, µs a call',
      'PostgreSQL, µs a call',
      'KiB logged a call',
      'MiB stored',
      'rows',
      'dead',
    ],
    rows,
  );
  const a = (whole: number) => show(whole / calls);
  const updates = last.updates - first.updates;
  console.log(
    `\nA call: ${a(last.servers - first.servers)} µs of the servers, ${a(last.postgres - first.postgres)} µs of PostgreSQL, ` +
      `${a(last.logged - first.logged)} bytes logged, ${a(last.stored - first.stored)} bytes stored.\n` +
      `${show(((last.hot - first.hot) / updates) * 100)} % of ${show(updates)} updates touched no index. ` +
      `${last.connections} connections. At rest, a second: ${show((idle.servers - last.servers) / 5)} µs of the servers, ` +
      `${show((idle.postgres - last.postgres) / 5)} µs of PostgreSQL.`,
  );
  for (const { name, bytes } of await costs.requestBytes())
    console.log(`${name}: ${show(bytes / 1024 / 1024)} MiB`);
  await costs.end();
  await Promise.all(processes.map((each) => each.stop()));
}

function row(hour: number, calls: number, before: Costs, now: Costs): string[] {
  const a = (of: 'servers' | 'postgres' | 'logged') => (now[of] - before[of]) / calls;
  return [
    ...[
      String(hour),
      show(calls),
      show(a('servers')),
      show(a('postgres')),
      show(a('logged') / 1024),
    ],
    ...[show(now.stored / 1024 / 1024), show(now.rows), show(now.dead)],
  ];
}
