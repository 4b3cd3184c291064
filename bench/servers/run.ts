import { mkdtempSync, rmSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { watchGrowth } from './growth.ts';
import { startBenchPostgres } from './postgres.ts';
import { startLoad } from './processes.ts';
import { compareSideBySide } from './side-by-side.ts';
import { compareProcesses } from './side-processes.ts';

// The Call for Help server beside the least the machine allows and beside a peer, then on stores that
// grow. `npm run bench -- servers`, or with `--large` for a store of a million requests.

const large = process.argv.includes('--large');
const sizes = [1_000, 10_000, 100_000, ...(large ? [1_000_000] : [])];
const started = Date.now();
/** When no further round begins, in seconds from the start; the rounds under way are finished. */
const deadline = (seconds: number) => started + seconds * (large ? 4_000 : 1_000);

const folder = mkdtempSync(join(tmpdir(), 'bench-servers-'));
const load = startLoad();
const postgres = await startBenchPostgres();
let faults: string[];
try {
  console.log(
    `Call for Help on Node.js ${process.version}, ${availableParallelism()} cores. Medians of rounds in which all take turns.\n` +
      'CPU is that of the server process alone (PostgreSQL works in processes of its own).\n',
  );
  const surroundings = { load, folder, postgres: postgres?.filled };
  await compareSideBySide({ ...surroundings, deadline: deadline(80) });
  if (postgres) await compareProcesses(postgres.filled);
  faults = await watchGrowth({ ...surroundings, sizes, deadline: deadline(130) });
} finally {
  await load.end();
  await postgres?.remove();
  rmSync(folder, { recursive: true, force: true });
}
console.log(`${Math.round((Date.now() - started) / 1000)} seconds in all.`);
for (const fault of faults) console.error(fault);
process.exit(faults.length > 0 ? 1 : 0);
