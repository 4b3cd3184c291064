import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { validateRecording, parseRecording } from '@frontline/openapi-validator/recordings';
import { apiNames } from '@frontline/specs/api-names';
import { type HarEntry, harOf, recordSession } from '../session.ts';
import { ports } from '../../../../../scripts/ports.ts';
import { loadApis } from '../../page/load-apis.ts';
import { documentOf } from '../../../../../bench/clients/tools.ts';

/** A deviation from the document by a server or its caller, planted into one exchange of a session. */
interface Fault {
  name: string;
  /** Part of the URL, and the status, of the exchange to change. */
  at: [path: string, status: number];
  plant: (entry: HarEntry) => void;
}

const body =
  (from: string | RegExp, to: string) =>
  ({ response }: HarEntry) => {
    response.content.text = response.content.text.replace(from, to);
  };

export const faults: Fault[] = [
  {
    name: 'a field of the answer is renamed',
    at: ['/api/lockers/locations/', 200],
    plant: body(/"occupied"/g, '"is_occupied"'),
  },
  {
    name: 'a field of the answer has another type',
    at: ['/api/lockers/locations/', 200],
    plant: body(/"id":(\d+)/, '"id":"$1"'),
  },
  {
    name: 'a field more is answered',
    at: ['/api/callforhelp/claim', 200],
    plant: body('{', '{"queue":1,'),
  },
  {
    name: 'a documented header is missing',
    at: ['/api/callbutton/press', 429],
    plant: ({ response }) => {
      response.headers = response.headers.filter(({ name }) => name !== 'retry-after');
    },
  },
  {
    name: 'a status is not documented',
    at: ['/api/callforhelp/claim', 200],
    plant: ({ response }) => {
      response.status = 418;
    },
  },
  {
    name: 'the answer has another media type',
    at: ['/api/callforhelp/claim', 200],
    plant: ({ response }) => {
      response.headers = [{ name: 'content-type', value: 'text/html' }];
      response.content.mimeType = 'text/html';
    },
  },
  {
    name: 'the answer is not JSON',
    at: ['/api/callforhelp/claim', 200],
    plant: body(/$/, ','),
  },
  {
    name: 'a request is accepted that does not fit',
    at: ['/api/callforhelp/claim', 422],
    plant: ({ response }) => {
      response.status = 200;
      response.content.text = '{"success":true}';
    },
  },
  {
    name: 'a path is not documented',
    at: ['/api/callforhelp/claim', 200],
    plant: ({ request }) => {
      request.url = request.url.replace('/claim', '/claimed');
    },
  },
  {
    name: 'a query parameter is not documented',
    at: ['/api/lockers/locations/', 200],
    plant: ({ request }) => {
      request.url += '&verbose=1';
    },
  },
];

/** A copy of the session with one fault. */
export function planted(session: readonly HarEntry[], { name, at, plant }: Fault): HarEntry[] {
  const copy = structuredClone([...session]);
  const [path, status] = at;
  const entry = copy.find(
    ({ request, response }) => request.url.includes(path) && response.status === status,
  );
  if (!entry) throw new Error(`The session has no exchange for "${name}".`);
  const before = JSON.stringify(entry);
  plant(entry);
  if (JSON.stringify(entry) === before) throw new Error(`Nothing was planted for "${name}".`);
  return copy;
}

// Compares what the lab and `redocly drift` find in a recorded session with the demonstration servers: without
// faults, and with one fault at a time.

const folder = mkdtempSync(join(tmpdir(), 'bench-recordings-'));
const apis = await loadApis();
const session = await recordSession();

async function findingsIn(entries: readonly HarEntry[]): Promise<Record<string, string[]>> {
  const har = harOf(entries);
  const { findings } = await validateRecording(parseRecording(har), apis);
  return {
    'the lab': findings.map(({ call, status, message }) => [call, status, message].join(' ')),
    'redocly drift': driftIn(har, folder),
  };
}

try {
  const before = await findingsIn(session);
  for (const [tool, found] of Object.entries(before)) {
    console.log(`${tool}: ${found.length} kinds of finding where nothing is wrong`);
    for (const one of found) console.log(`  ${one}`);
  }
  let missed = 0;
  for (const fault of faults) {
    const after = await findingsIn(planted(session, fault));
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

interface Problem {
  message: string;
  operationId?: string;
  path?: string;
  status?: number;
}

/** Runs `redocly drift` on a HAR file with each of our documents; returns a line for each problem. */
function driftIn(har: string, folder: string): string[] {
  const redocly = createRequire(import.meta.url).resolve('@redocly/cli/bin/cli.js');
  const traffic = join(folder, 'session.har');
  const report = join(folder, 'drift.json');
  writeFileSync(traffic, har);
  return apiNames.flatMap((api) => {
    const server = `http://localhost:${ports[api]}`;
    const result = spawnSync(
      process.execPath,
      [redocly, 'drift', traffic, `--api=${documentOf(api)}`, `--server=${server}`]
        .concat(['--format=json', `--output=${report}`])
        .concat('--max-findings=1000'),
      { encoding: 'utf8' },
    );
    if (result.error) throw result.error;
    const { problems } = JSON.parse(readFileSync(report, 'utf8')) as { problems: Problem[] };
    return problems.map(({ message, operationId, path, status }) =>
      [operationId ?? path, status, message].join(' '),
    );
  });
}
