import { median, markdownTable, show } from '../figures.ts';
import { startOurs } from './contenders.ts';
import { startLoad } from './processes.ts';
import type { Filling } from './store.ts';

const COUNTS = [1, 2, 4];
const ROUNDS = 3;
const WARM_UP = 1;
const REQUESTS = 1_200;
/** Of all processes together, so that each count has the same callers. */
const CONNECTIONS = 64;

/**
 * Claims through one, two and four processes on one PostgreSQL, and prints what they took. Requests per second
 * bend where the machine has no core left; CPU for each request says what a process more costs.
 */
export async function compareProcesses(
  postgres: (filling: Filling) => Promise<string>,
): Promise<void> {
  const asked = REQUESTS * (WARM_UP + ROUNDS);
  const rows: string[][] = [];
  for (const count of COUNTS) {
    const url = await postgres({ requests: asked, fresh: asked });
    const servers = await Promise.all(Array.from({ length: count }, () => startOurs({ url })));
    const loads = servers.map(() => startLoad());
    const used = async () => (await Promise.all(servers.map((one) => one.cpu()))).reduce(sum);
    const cpu: number[] = [];
    const perSecond: number[] = [];
    const p99: number[] = [];
    for (let round = 0; round < WARM_UP + ROUNDS; round++) {
      const before = await used();
      const share = REQUESTS / count;
      const turns = await Promise.all(
        loads.map((load, at) =>
          load.take({
            ...{ port: servers[at]!.port, kind: 'claim', seconds: 10 },
            connections: CONNECTIONS / count,
            numbers: Array.from({ length: share }, (_, n) => round * REQUESTS + at * share + n),
          }),
        ),
      );
      if (round < WARM_UP) continue;
      const sent = turns.map((turn) => turn.sent).reduce(sum);
      cpu.push(((await used()) - before) / sent);
      perSecond.push(turns.map((turn) => turn.perSecond).reduce(sum));
      p99.push(Math.max(...turns.map((turn) => turn.p99)));
    }
    await Promise.all([...servers, ...loads].map((one) => one.end()));
    rows.push([String(count), show(median(cpu)), show(median(perSecond)), show(median(p99))]);
  }
  const head = ['processes', 'CPU µs per claim, all together', 'claims/s', 'p99 ms'];
  console.log(`### Processes on one PostgreSQL\n\n${markdownTable(head, rows)}\n`);
}

const sum = (one: number, other: number) => one + other;
