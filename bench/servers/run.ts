import { mkdtempSync, rmSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { watchGrowth } from './growth.ts';
import { startBenchPostgres } from './postgres.ts';
import { startLoad } from './processes.ts';
import { compareSideBySide } from './side-by-side.ts';
import { compareProcesses } from './side-processes.ts';

// The Call for Help server beside the least the machine allows and beside a peer, then on several processes,
// then on stores that grow: `npm run bench -- servers`. `--requests=1000000` fills a larger store than the
// 100,000 it has unless told; `--part=beside`, `--part=processes` or `--part=growth` runs one of the three.

const { values } = parseArgs({
  options: { requests: { type: 'string', default: '100000' }, part: { type: 'string' } },
});
const largest = Number(values.requests);
const sizes = [1_000, 10_000, 100_000].filter((size) => size < largest).concat(largest);
const wants = (part: string) => values.part === undefined || values.part === part;
const started = Date.now();
/** When no further round begins; the rounds under way are finished. */
const within = (seconds: number) => Date.now() + seconds * 1_000;

const folder = mkdtempSync(join(tmpdir(), 'bench-servers-'));
const load = startLoad();
const postgres = await startBenchPostgres();
let faults: string[] = [];
try {
  console.log(
    `Call for Help on Node.js ${process.version}, ${availableParallelism()} cores. Medians of rounds in which all take turns.\n` +
      'CPU is that of the server process alone (PostgreSQL works in processes of its own).\n',
  );
  const surroundings = { load, folder, postgres: postgres?.filled };
  if (wants('beside')) await compareSideBySide({ ...surroundings, deadline: within(80) });
  if (wants('processes') && postgres) await compareProcesses(postgres.filled);
  if (wants('growth')) faults = await watchGrowth({ ...surroundings, sizes, seconds: 50 });
} finally {
  await load.end();
  await postgres?.remove();
  rmSync(folder, { recursive: true, force: true });
}
console.log(`${Math.round((Date.now() - started) / 1000)} seconds in all.`);
for (const fault of faults) console.error(fault);
process.exit(faults.length > 0 ? 1 : 0);
