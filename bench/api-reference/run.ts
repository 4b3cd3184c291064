import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Growth } from './growth.ts';
import { installDocuments } from '../documents/install.ts';
import { hostFolder } from './host.ts';
import { largeBesidePeers } from './large.ts';
import { openPhone, type Faults, type Place, type Visit } from './phone.ts';
import { median, printTable } from '../figures.ts';
import { largeDocuments } from './published.ts';
import { buildSite, writeStandalonePages } from './sides.ts';
import { buildWholeSite } from './whole-site.ts';

// The Lockers reference on an emulated phone, in interleaved rounds: ours, a plain doc page of ours, and the peers with
// the same document. Then the cost of 7 to 700 operations, of large third-party documents (GitHub, Stripe, Star Trek),
// and of GitHub's in the whole site and in the peers. `npm run bench -- api-reference`; `--rounds=3` changes the number
// of rounds, `--documents=/a/folder` the documents, `--whole=Stripe` measures only that one in the whole site and in the
// peers, and `--alone` skips the peers.

const ROUNDS = Number(process.argv.join(' ').match(/--rounds=(\d+)/)?.[1] ?? 5);
const SIZES = [7, 50, 200, 706];
const WHOLE = process.argv.join(' ').match(/--whole=(\S+)/)?.[1];
const IS_ALONE = process.argv.includes('--alone');
const FOLDER = process.argv.join(' ').match(/--documents=(\S+)/)?.[1];
const LOCKERS = '/docs/apis/lockers';
const FIRST = 'Report what the doors do';
const root = fileURLToPath(new URL('../..', import.meta.url));
const out = mkdtempSync(join(tmpdir(), 'bench-reference-'));
process.on('exit', () => rmSync(out, { recursive: true }));

installDocuments();
if (WHOLE) {
  await compareWholeSite(WHOLE);
  process.exit();
}
const sites = { ours: 'site', redoc: 'bench/peers/redoc', openapi: 'bench/peers/openapi-docs' };
for (const [name, site] of Object.entries(sites)) {
  buildSite(site, join(out, name));
  console.log(`built ${site}`);
}
writeStandalonePages(join(out, 'standalone'));
const growth = measureGrowth(join(out, 'ours'));
const hosts = await Promise.all(
  [...Object.keys(sites), 'standalone'].map((name) => hostFolder(join(out, name))),
);
const [ours, redoc, openapi, standalone] = hosts.map(({ url }) => url);

const PLAIN = 'plain doc page of ours';
const OURS = 'API reference of ours';
const REDOC = 'Redoc in Docusaurus (redocusaurus)';
const OPENAPI = 'docusaurus-openapi-docs, one of its pages';
const pages = new Map<string, Place>([
  [PLAIN, { url: `${ours}/docs/requirements` }],
  [OURS, { url: `${ours}${LOCKERS}`, operation: FIRST }],
  [REDOC, { url: `${redoc}/reference/lockers`, operation: FIRST }],
  [OPENAPI, { url: `${openapi}/report-cabinet-status`, operation: FIRST }],
  ['Swagger UI', { url: `${standalone}/swagger`, operation: FIRST }],
  // Scalar renders an operation when it scrolls into view; initially only the heading of its group is visible.
  ['Scalar, up to the first group', { url: `${standalone}/scalar`, operation: 'Locker device' }],
]);
// Each is served at the path of the Lockers page, because the scripts hydrate only there.
const sizedHosts = await Promise.all(
  growth.map(({ path }) => hostFolder(join(out, 'ours'), { [LOCKERS]: path })),
);
const sized = new Map<string, Place>(
  growth.map(({ name, first }, at) => [
    name,
    { url: `${sizedHosts[at]!.url}${LOCKERS}`, operation: first },
  ]),
);

const phone = await openPhone();
const faults = new Map<string, Faults>();
for (const [name, place] of pages) faults.set(name, await phone.inspect(place));
const visits = await takeTurns(pages);
const grownVisits = await takeTurns(sized);
await phone.close();
for (const host of [...hosts, ...sizedHosts]) host.close();

const columns: [head: string, key: keyof Visit, digits: number][] = [
  ['JavaScript KiB', 'scripts', 1],
  ['HTML KiB', 'html', 1],
  ['first paint ms', 'firstPaint', 0],
  ['first operation ms', 'operation', 0],
  ['largest paint ms', 'largestPaint', 0],
  ['blocking ms', 'blocking', 0],
  ['heap MB', 'heap', 1],
  ['layout shift', 'shift', 3],
  ['other hosts', 'elsewhere', 0],
];
const heads = columns.map(([head]) => head);
const of = (name: string, key: keyof Visit, from = visits) =>
  median(from.get(name)!.map((visit) => visit[key]));

console.log(
  `\nLockers, 7 operations. Medians of ${ROUNDS} interleaved visits; CPU 4 × slower, 1.6 Mbit/s, 150 ms`,
);
printTable(
  ['', ...heads, 'axe: elements (rules)'],
  [...visits.keys()].map((name) => [
    name,
    ...columns.map(([, key, digits]) => of(name, key).toFixed(digits)),
    `${faults.get(name)!.elements} (${faults.get(name)!.rules.join(', ') || 'none'})`,
  ]),
);

console.log('\nRatios from the same run');
const ratios = [
  [OURS, PLAIN] as const,
  ...[...pages.keys()].slice(2).map((peer) => [peer, OURS] as const),
];
printTable(
  ['', ...heads],
  ratios.map(([name, beside]) => [
    `${name} ÷ ${beside === PLAIN ? 'plain' : 'ours'}`,
    ...columns.map(([, key]) =>
      of(beside, key) ? (of(name, key) / of(beside, key)).toFixed(2) : '–',
    ),
  ]),
);

console.log('\nNumbers to reach');
const ratio = (key: keyof Visit) => of(OURS, key) / of(PLAIN, key);
const lighter = (peer: string) => of(peer, 'scripts') / of(OURS, 'scripts');
const goals: [goal: string, reached: number, isMet: (value: number) => boolean][] = [
  [
    'JavaScript added to a plain doc page ≤ 8 KiB',
    of(OURS, 'scripts') - of(PLAIN, 'scripts'),
    (value) => value <= 8,
  ],
  ['blocking time ≤ 1.15 × a plain doc page', ratio('blocking'), (value) => value <= 1.15],
  ['heap ≤ 1.15 × a plain doc page', ratio('heap'), (value) => value <= 1.15],
  ['largest paint ≤ 1.1 × a plain doc page', ratio('largestPaint'), (value) => value <= 1.1],
  ['≥ 2.5 × less JavaScript than redocusaurus', lighter(REDOC), (value) => value >= 2.5],
  ['≥ 10 × less than docusaurus-openapi-docs', lighter(OPENAPI), (value) => value >= 10],
  ['no layout shift', of(OURS, 'shift'), (value) => value === 0],
  ['no element with an axe violation', faults.get(OURS)!.elements, (value) => value === 0],
];
printTable(
  ['goal', 'reached', ''],
  goals.map(([goal, reached, isMet]) => [goal, reached.toFixed(2), isMet(reached) ? 'yes' : 'no']),
);

console.log('\nGrowth: the longest page of each document on our site');
printTable(
  ['document', 'operations', 'CPU s', 'MB', 'pages', 'elements', ...heads.slice(1, -1)],
  growth.map(({ name, operations, seconds, memory, pages: count, elements }) => [
    name,
    String(operations),
    seconds.toFixed(1),
    memory.toFixed(0),
    String(count),
    String(elements),
    ...columns.slice(1, -1).map(([, key, digits]) => of(name, key, grownVisits).toFixed(digits)),
  ]),
);
const blockingOf = (name: string) => of(name, 'blocking', grownVisits) / of(OURS, 'blocking');
printTable(
  ['goal of every document', 'reached', ''],
  growth.flatMap(({ name, html, seconds, memory }) => {
    const rows: [string, number, number][] = [
      [`${name}: longest page, KiB ≤ 300`, html, 300],
      [`${name}: blocking ≤ 1.5 × the Lockers page`, blockingOf(name), 1.5],
      [`${name}: CPU seconds ≤ 60`, seconds, 60],
      [`${name}: MB ≤ 2000`, memory, 2000],
    ];
    return rows.map(([goal, reached, most]) => [
      goal,
      reached.toFixed(2),
      reached <= most ? 'yes' : 'no',
    ]);
  }),
);
await compareWholeSite('GitHub');

/** Measures a large document in the whole site and in the peers. */
async function compareWholeSite(name: string): Promise<void> {
  const document = largeDocuments().find((one) => one.name.replaceAll(' ', '') === name);
  if (!document) return;
  const plain = buildWholeSite(join(out, 'plain'));
  const slow = await openPhone();
  await largeBesidePeers(document, plain, join(out, name), slow, ROUNDS, IS_ALONE);
  await slow.close();
}

async function takeTurns(places: Map<string, Place>): Promise<Map<string, Visit[]>> {
  const seen = new Map<string, Visit[]>([...places.keys()].map((name) => [name, []]));
  for (let round = 1; round <= ROUNDS; round += 1) {
    for (const [name, place] of places) seen.get(name)!.push(await phone.visit(place));
    console.log(`round ${round} of ${ROUNDS}`);
  }
  return seen;
}

/** Renders generated documents of every size, and the documents of a folder, into pages of the built site. */
function measureGrowth(folder: string): Growth[] {
  const script = join(root, 'bench/api-reference/growth.ts');
  const files = FOLDER
    ? readdirSync(FOLDER)
        .filter((name) => /\.(json|ya?ml)$/.test(name))
        .map((name) => resolve(FOLDER, name))
    : largeDocuments().map(({ file }) => file);
  return [...SIZES.map(String), ...files].map((document) => {
    const { stdout, stderr } = spawnSync(
      process.execPath,
      ['--import', 'tsx', script, folder, document],
      { encoding: 'utf8', cwd: join(root, 'site') },
    );
    if (!stdout.startsWith('{')) throw new Error(`Rendering ${document} failed:\n${stderr}`);
    return JSON.parse(stdout) as Growth;
  });
}
