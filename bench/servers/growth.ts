import { openPostgres } from '@frontline/storage/postgres';
import { openSqlite } from '@frontline/storage/sqlite';
import type { Database } from '@frontline/storage';
import { filledFile, startOurs } from './contenders.ts';
import { markdownTable, show } from '../figures.ts';
import type { Kind } from './messages.ts';
import { explainOperations } from './plans.ts';
import type { Load, Measurable } from './processes.ts';
import { ratio, takeTurns, WARM_UP, type Figures } from './rounds.ts';
import type { Filling } from './store.ts';

const ROUNDS = 3;
const REQUESTS = 200;
const CONNECTIONS = 4;
const kinds: Kind[] = ['claim', 'press', 'track'];

interface BenchOptions {
  load: Load;
  folder: string;
  /** Number of requests in each store, ascending. */
  sizes: number[];
  postgres: ((filling: Filling) => Promise<string>) | undefined;
  /** Time limit per engine once its stores are filled; the current round is completed. */
  seconds: number;
}

interface Store {
  size: number;
  server: Measurable;
  open: () => Promise<Database>;
}

/**
 * Measures the same requests with small and large stores, and explains the query plans of the largest.
 *
 * @returns one sentence per full table scan
 */
export async function watchGrowth(options: BenchOptions): Promise<string[]> {
  const { folder, sizes, postgres } = options;
  const faults = await grow('SQLite', options, async (filling) => {
    const file = await filledFile(folder, `growth-${filling.requests}`, filling);
    return { server: await startOurs({ file }), open: () => openSqlite({ file }) };
  });
  if (!postgres || sizes.length === 0) return faults;
  const others = await grow('PostgreSQL', options, async (filling) => {
    const url = await postgres(filling);
    const open = () => openPostgres({ url, schema: 'call_for_help' });
    return { server: await startOurs({ url }), open };
  });
  return [...faults, ...others];
}

async function grow(
  engine: string,
  { load, sizes, seconds }: BenchOptions,
  prepare: (filling: Filling) => Promise<Omit<Store, 'size'>>,
): Promise<string[]> {
  const requestCount = REQUESTS * (WARM_UP + ROUNDS);
  const stores: Store[] = [];
  try {
    for (const size of sizes) {
      const filling = { requests: size, fresh: requestCount, buttons: requestCount + 1 };
      stores.push({ size, ...(await prepare(filling)) });
    }
    const entrants = kinds.flatMap((kind) =>
      stores.map(({ server, size }) => ({ server, kind, numbers: numbersOf(kind, size) })),
    );
    const deadline = Date.now() + seconds * 1_000;
    const limits = { rounds: ROUNDS, connections: CONNECTIONS, deadline };
    report(engine, stores, await takeTurns(load, entrants, limits));
  } finally {
    await Promise.all(stores.map(({ server }) => server.end()));
  }
  if (engine !== 'PostgreSQL') return [];
  const largest = stores.at(-1)!;
  const db = await largest.open();
  const slow = await explainOperations(
    db,
    requestCount,
    `${engine}, ${largest.size.toLocaleString('en')} requests`,
  );
  await db.close();
  return slow.map(
    ({ operation, statement, steps }) =>
      `${engine}, ${operation}: "${statement}" reads a whole table (${steps.join('; ')}).`,
  );
}

/** Claims and presses use the next fresh numbers; tracking is scattered over all requests. */
function numbersOf(kind: Kind, size: number) {
  return (round: number) =>
    Array.from({ length: REQUESTS }, (_, index) => {
      const next = round * REQUESTS + index;
      return kind === 'track' ? (next * 7_919) % size : next;
    });
}

function report(engine: string, stores: Store[], figures: Figures[]): void {
  const of = (kind: number, store: number) => figures[kind * stores.length + store]!;
  const head = ['requests in the store', ...kinds.map((kind) => `${kind} p50 / p99 ms, CPU µs`)];
  const rows = stores.map(({ size }, store) => [
    size.toLocaleString('en'),
    ...kinds.map((_, kind) => {
      const { p50, p99, cpu } = of(kind, store);
      return `${show(p50)} / ${show(p99)}, ${show(cpu)}`;
    }),
  ]);
  console.log(`### Growth on ${engine}\n\n${markdownTable(head, rows)}\n`);
  const last = stores.length - 1;
  const ratios = kinds.map((name, kind) => {
    const [small, large] = [of(kind, 0), of(kind, last)];
    return `${name} ${show(large.p50 / small.p50)} (p50), ${show(ratio(large, small))} (CPU)`;
  });
  console.log(`Largest store ÷ smallest: ${ratios.join(' · ')}\n`);
}
