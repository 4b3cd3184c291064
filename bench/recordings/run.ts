import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { examine, readRecording } from '@frontline/openapi-validator/recordings';
import { loadApis } from '../../site/features/recordings/page/load-apis.ts';
import {
  harOf,
  recordSession,
  type HarEntry,
} from '../../site/features/recordings/test/session.ts';
import { driftIn } from './drift.ts';
import { faults, planted } from './faults.ts';

// What is found in a recording of a whole session with the demonstration servers, by the lab on the site and by
// `redocly drift`: with nothing wrong in it, and with one fault at a time.

const folder = mkdtempSync(join(tmpdir(), 'bench-recordings-'));
const apis = await loadApis();
const session = await recordSession();

async function foundIn(entries: readonly HarEntry[]): Promise<Record<string, string[]>> {
  const har = harOf(entries);
  const { findings } = await examine(readRecording(har), apis);
  return {
    'the lab': findings.map(({ call, status, sentence }) => [call, status, sentence].join(' ')),
    'redocly drift': driftIn(har, folder),
  };
}

try {
  const before = await foundIn(session);
  for (const [tool, found] of Object.entries(before)) {
    console.log(`${tool}: ${found.length} kinds of finding where nothing is wrong`);
    for (const one of found) console.log(`  ${one}`);
  }
  let missed = 0;
  for (const fault of faults) {
    const after = await foundIn(planted(session, fault));
    console.log(`\n${fault.name}`);
    for (const [tool, found] of Object.entries(after)) {
      const added = found.filter((one) => !before[tool]!.includes(one));
      console.log(`  ${tool}: ${added.join(' | ') || 'nothing'}`);
      if (tool === 'the lab' && added.length === 0) missed += 1;
    }
  }
  console.log(
    `\n${session.length} exchanges, ${faults.length} faults, ${missed} missed by the lab`,
  );
  if (missed > 0) process.exitCode = 1;
} finally {
  rmSync(folder, { recursive: true, force: true });
}
