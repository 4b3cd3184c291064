import { filledFile, startBare, startOurs, startPrism, type Contender } from './contenders.ts';
import { markdownTable, show } from '../figures.ts';
import type { Kind } from './messages.ts';
import type { Load } from './processes.ts';
import { ratio, takeTurns, WARM_UP, type Figures } from './rounds.ts';
import type { Filling } from './store.ts';

const ROUNDS = 5;
const REQUESTS = 1_500;
const CONNECTIONS = 32;
const requestCount = REQUESTS * (WARM_UP + ROUNDS);
const filling: Filling = { requests: requestCount, fresh: requestCount };

const kinds: Record<'claim' | 'track', string> = {
  claim: 'A validated, durable write: claiming fresh requests',
  track: 'A read: tracking requests',
};

interface BenchOptions {
  load: Load;
  folder: string;
  /** Creates and fills a PostgreSQL database; undefined without PostgreSQL. */
  postgres: ((filling: Filling) => Promise<string>) | undefined;
  deadline: number;
}

/** Measures our server, the baseline and a peer with each kind of request, and prints their figures. */
export async function compareSideBySide(options: BenchOptions): Promise<void> {
  const contenders = await startContenders(options);
  try {
    for (const [index, kind] of (Object.keys(kinds) as (keyof typeof kinds)[]).entries()) {
      const left = options.deadline - Date.now();
      const deadline = Date.now() + left / (Object.keys(kinds).length - index);
      const entered = contenders.filter(({ only = kind }) => only === kind);
      report(kinds[kind], entered, await measure({ ...options, deadline }, entered, kind));
    }
  } finally {
    await Promise.all(contenders.map(({ server }) => server.end()));
  }
}

async function startContenders({ folder, postgres }: BenchOptions): Promise<Contender[]> {
  const file = (name: string) => filledFile(folder, name, filling);
  const contenders: Contender[] = [
    { name: 'ours on SQLite', server: await startOurs({ file: await file('ours') }) },
    {
      name: 'ours on SQLite, writing its log',
      server: await startOurs({ file: await file('logging') }, 'info'),
    },
    {
      name: 'the limit: bare node:http, commits in groups',
      server: await startBare(await file('groups'), 'in-groups'),
    },
    {
      name: 'bare node:http, a commit each',
      server: await startBare(await file('each'), 'one-by-one'),
      only: 'claim',
    },
  ];
  if (postgres) {
    const url = await postgres(filling);
    contenders.push({ name: 'ours on PostgreSQL', server: await startOurs({ url }) });
  }
  try {
    contenders.push({ name: 'Prism (answers examples)', server: await startPrism('silent') });
    contenders.push({ name: 'Prism, writing its log', server: await startPrism('info') });
  } catch (error) {
    console.log(`Prism is left out, because it does not start: ${(error as Error).message}\n`);
  }
  return contenders;
}

function measure({ load, deadline }: BenchOptions, contenders: Contender[], kind: Kind) {
  const numbers = (round: number) =>
    Array.from({ length: REQUESTS }, (_, index) => round * REQUESTS + index);
  const entrants = contenders.map(({ server }) => ({ server, kind, numbers }));
  return takeTurns(load, entrants, { rounds: ROUNDS, connections: CONNECTIONS, deadline });
}

function report(title: string, contenders: Contender[], figures: Figures[]): void {
  const [ours] = figures as [Figures];
  const rows = contenders.map(({ name }, index) => {
    const { cpu, perSecond, p50, p99 } = figures[index]!;
    return [name, show(cpu), show(perSecond), show(p50), show(p99)];
  });
  const head = ['', 'CPU µs per request', 'requests/s', 'p50 ms', 'p99 ms'];
  console.log(`### ${title}\n\n${markdownTable(head, rows)}\n`);
  const ratios = contenders.map(
    ({ name }, index) => `${name} ${show(ratio(figures[index]!, ours))}`,
  );
  console.log(`CPU per request, ours on SQLite = 1: ${ratios.slice(1).join(' · ')}\n`);
}
