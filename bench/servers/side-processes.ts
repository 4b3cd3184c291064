import { median, markdownTable, show } from '../figures.ts';
import { startOurs } from './contenders.ts';
import { startLoad, type Load, type Measurable } from './processes.ts';
import type { Filling } from './store.ts';

const COUNTS = [1, 2, 4];
/** Total number of callers, independent of the number of processes. */
const CALLERS = [16, 64, 256];
const ROUNDS = 3;
const WARM_UP = 1;
const REQUESTS = 1_200;

interface TurnFigures {
  cpu: number;
  perSecond: number;
  p99: number;
}

/**
 * Measures claims through one, two and four processes on one PostgreSQL, by few and by many callers, and prints the
 * figures. Throughput levels off once more callers or processes do not raise it; CPU per request shows the cost of an
 * additional process.
 */
export async function compareProcesses(
  postgres: (filling: Filling) => Promise<string>,
): Promise<void> {
  const requestCount = REQUESTS * (WARM_UP + ROUNDS) * CALLERS.length;
  const rows: string[][] = [];
  for (const count of COUNTS) {
    const url = await postgres({ requests: requestCount, fresh: requestCount });
    const servers = await Promise.all(Array.from({ length: count }, () => startOurs({ url })));
    const loads = servers.map(() => startLoad());
    let from = 0;
    for (const callers of CALLERS) {
      const turns: TurnFigures[] = [];
      for (let round = 0; round < WARM_UP + ROUNDS; round++, from += REQUESTS) {
        const figures = await turn(servers, loads, callers, from);
        if (round >= WARM_UP) turns.push(figures);
      }
      const medianOf = (of: (figures: TurnFigures) => number) => show(median(turns.map(of)));
      rows.push([
        ...[String(count), String(callers), medianOf(({ perSecond }) => perSecond)],
        ...[medianOf(({ p99 }) => p99), medianOf(({ cpu }) => cpu)],
      ]);
    }
    await Promise.all([...servers, ...loads].map((one) => one.end()));
  }
  const head = ['processes', 'callers', 'claims/s', 'p99 ms', 'CPU µs per claim, all together'];
  console.log(`### Processes on one PostgreSQL\n\n${markdownTable(head, rows)}\n`);
}

/** Claims the requests numbered from `from`, distributed among the processes. */
async function turn(
  servers: Measurable[],
  loads: Load[],
  callers: number,
  from: number,
): Promise<TurnFigures> {
  const used = async () => (await Promise.all(servers.map((one) => one.cpu()))).reduce(sum);
  const before = await used();
  const share = REQUESTS / servers.length;
  const turns = await Promise.all(
    loads.map((load, at) =>
      load.take({
        port: servers[at]!.port,
        kind: 'claim',
        seconds: 10,
        connections: callers / servers.length,
        numbers: Array.from({ length: share }, (_, n) => from + at * share + n),
      }),
    ),
  );
  return {
    cpu: ((await used()) - before) / turns.map(({ sent }) => sent).reduce(sum),
    perSecond: turns.map(({ perSecond }) => perSecond).reduce(sum),
    p99: Math.max(...turns.map(({ p99 }) => p99)),
  };
}

const sum = (one: number, other: number) => one + other;
