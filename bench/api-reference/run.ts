import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { hostSite } from '../../verbs/static-host.ts';
import type { Growth } from './growth.ts';
import { openPhone, type Visit } from './phone.ts';

// The Lockers reference on an emulated phone: ours, a plain doc of ours, and Redoc inside Docusaurus,
// fed with the same document, turn by turn. Then what 700 operations cost. `npm run bench -- api-reference`

const ROUNDS = 5;
const GENERATED = '.docusaurus-reference-bench';
const root = fileURLToPath(new URL('../..', import.meta.url));
const out = mkdtempSync(join(tmpdir(), 'bench-reference-'));

const hosts = { ours: await built('site'), redoc: await built('bench/api-reference/redoc') };
const growth = grown(join(out, 'site'));
const pages: Record<string, string> = {
  'plain doc page of ours': `${hosts.ours.url}/docs/requirements`,
  'API reference of ours': `${hosts.ours.url}/docs/apis/lockers`,
  'Redoc in Docusaurus (redocusaurus)': `${hosts.redoc.url}/reference/lockers`,
};
const largest = 'ours with 706 operations, one visit';
const visits = new Map<string, Visit[]>(Object.keys(pages).map((name) => [name, []]));

const phone = await openPhone();
for (let round = 1; round <= ROUNDS; round += 1) {
  for (const [name, url] of Object.entries(pages)) visits.get(name)!.push(await phone.visit(url));
  console.log(`round ${round} of ${ROUNDS}`);
}
visits.set(largest, [await phone.visit(`${hosts.ours.url}/docs/apis/many`)]);
await phone.close();
for (const { server } of Object.values(hosts)) {
  server.close();
  server.closeAllConnections();
}
rmSync(out, { recursive: true });

const columns: [head: string, key: keyof Visit, digits: number][] = [
  ['JavaScript KiB', 'scripts', 1],
  ['HTML KiB', 'html', 1],
  ['first paint ms', 'firstPaint', 0],
  ['largest paint ms', 'largestPaint', 0],
  ['blocking ms', 'blocking', 0],
  ['heap MB', 'heap', 1],
  ['layout shift', 'shift', 3],
];
console.log(`\nMedians of ${ROUNDS} interleaved visits; CPU 4 × slower, 1.6 Mbit/s, 150 ms`);
table(
  ['', ...columns.map(([head]) => head)],
  [...visits].map(([name, own]) => [
    name,
    ...columns.map(([, key, digits]) => median(own.map((visit) => visit[key])).toFixed(digits)),
  ]),
);

const of = (name: string, key: keyof Visit) => median(visits.get(name)!.map((visit) => visit[key]));
const [plain = '', ours = '', redoc = ''] = Object.keys(pages);
console.log('\nOurs beside a plain doc page, and Redoc beside ours');
table(
  ['', ...columns.map(([head]) => head)],
  [
    ['ours ÷ plain', ...columns.map(([, key]) => (of(ours, key) / of(plain, key)).toFixed(2))],
    ['Redoc ÷ ours', ...columns.map(([, key]) => (of(redoc, key) / of(ours, key)).toFixed(2))],
  ],
);
console.log(
  `JavaScript added to a plain doc page: ${(of(ours, 'scripts') - of(plain, 'scripts')).toFixed(1)} KiB`,
);

console.log('\nBuilding the page of one document');
table(
  ['document', 'operations', 'seconds', 'HTML KiB, compressed'],
  growth.map(({ document, operations, seconds, html }) => [
    document,
    String(operations),
    seconds.toFixed(1),
    html.toFixed(0),
  ]),
);

function table(head: string[], rows: string[][]): void {
  const line = (cells: string[]) => `| ${cells.join(' | ')} |`;
  console.log([head, head.map(() => '---'), ...rows].map(line).join('\n'));
}

function median(values: number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}

/** Renders documents of two sizes, and leaves the page of the larger one in the built site. */
function grown(folder: string): Growth[] {
  const script = join(root, 'bench/api-reference/growth.ts');
  const { stdout, stderr } = spawnSync(process.execPath, ['--import', 'tsx', script, folder], {
    encoding: 'utf8',
    cwd: join(root, 'site'),
  });
  if (!stdout.startsWith('[')) throw new Error(`Rendering the documents failed:\n${stderr}`);
  return JSON.parse(stdout) as Growth[];
}

/** Builds a site into the bench's own folder and hosts it on a free port. */
async function built(site: string): Promise<{ server: Server; url: string }> {
  const folder = join(out, site);
  const { status, stderr } = spawnSync(
    process.execPath,
    [
      join(root, 'node_modules/@docusaurus/core/bin/docusaurus.mjs'),
      'build',
      join(root, site),
      '--out-dir',
      folder,
    ],
    {
      encoding: 'utf8',
      cwd: root,
      env: {
        ...process.env,
        DOCUSAURUS_GENERATED_FILES_DIR_NAME: GENERATED,
        DOCUSAURUS_NO_PERSISTENT_CACHE: 'true',
      },
    },
  );
  rmSync(join(root, site, GENERATED), { recursive: true, force: true });
  if (status !== 0) throw new Error(`The build of ${site} failed:\n${stderr}`);
  const server = await hostSite(folder, 0);
  return { server, url: `http://localhost:${(server.address() as AddressInfo).port}` };
}
