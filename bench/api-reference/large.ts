import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { median, printTable } from '../figures.ts';
import { hostFolder, type Host } from './host.ts';
import type { openPhone, Place, Visit } from './phone.ts';
import type { Published } from './published.ts';
import type { Usage } from '../run-docusaurus.ts';
import { buildSite, documentAt, writeStandalonePages } from './sides.ts';
import { buildWholeSite, type WholeSite } from './whole-site.ts';

type Phone = Awaited<ReturnType<typeof openPhone>>;

const LOCKERS = 'the Lockers page beside it';
const OURS = 'ours, its longest page';
/** Milliseconds of blocking that nobody notices; our pages have less, so a ratio of two is meaningless. */
const UNNOTICED_BLOCKING = 20;

/**
 * Compares a large document in our whole site and in the peers: the cost of the builds, and of a visit to its longest
 * page. A peer that fails to build it, or shows nothing in two minutes, gets a row that says so.
 *
 * @param plain the build of the whole site without the document
 * @param out output folder of the builds
 * @param isAlone skips the peers
 */
export async function largeBesidePeers(
  document: Published,
  plain: WholeSite,
  out: string,
  phone: Phone,
  rounds: number,
  isAlone: boolean,
): Promise<void> {
  const ours = buildWholeSite(join(out, 'ours'), document);
  const built = new Map<string, Usage | string>([['ours', ours]]);
  const peers = isAlone ? [] : ['redoc', 'openapi-docs'];
  for (const name of peers)
    built.set(
      name,
      tryBuild(() => buildSite(`bench/peers/${name}`, join(out, name), document.file)),
    );
  if (!isAlone) writeStandalonePages(join(out, 'standalone'), document.file);

  const hosts = new Map<string, Host>();
  for (const name of ['ours', ...peers, ...(isAlone ? [] : ['standalone'])])
    if (typeof built.get(name) !== 'string') hosts.set(name, await hostFolder(join(out, name)));
  const { operation, group } = firstOf(document.file);
  const places = new Map<string, Place>([
    [LOCKERS, { url: `${hosts.get('ours')!.url}/docs/apis/lockers` }],
    [OURS, { url: hosts.get('ours')!.url + ours.path, operation: ours.first }],
  ]);
  const add = (label: string, host: string, path: string, seen: string) => {
    const found = hosts.get(host);
    if (found) places.set(label, { url: found.url + path, operation: seen });
  };
  add('Redoc', 'redoc', '/reference/lockers', operation);
  if (hosts.has('openapi-docs'))
    add(
      'openapi-docs, its longest page',
      'openapi-docs',
      longestPage(join(out, 'openapi-docs')),
      '',
    );
  add('Swagger UI', 'standalone', '/swagger', operation);
  add('Scalar, up to the first group', 'standalone', '/scalar', group);

  const visits = new Map<string, Visit[]>([...places.keys()].map((name) => [name, []]));
  for (let round = 0; round < rounds; round += 1)
    for (const [name, place] of places) {
      const seen = await phone.visit(place).catch((): undefined => undefined);
      if (seen) visits.get(name)!.push(seen);
    }
  for (const host of hosts.values()) host.close();

  console.log(`\n${document.name}: what builds take`);
  printTable(
    ['', 'CPU s', 'peak MB'],
    [
      ['our site without it', plain.seconds.toFixed(0), plain.megabytes.toFixed(0)],
      ...[...built].map(([name, spent]) =>
        typeof spent === 'string'
          ? [name, spent, '–']
          : [name, spent.seconds.toFixed(0), spent.megabytes.toFixed(0)],
      ),
    ],
  );
  console.log(`\n${document.name}: what a visit costs, medians of ${rounds}`);
  const of = (name: string, key: keyof Visit) =>
    median(visits.get(name)!.map((visit) => visit[key]));
  printTable(
    ['', 'JavaScript KiB', 'HTML KiB', 'first operation ms', 'blocking ms', 'heap MB'],
    [...visits].map(([name, seen]) =>
      seen.length === 0
        ? [name, ...Array.from({ length: 5 }, () => 'nothing in 120 s')]
        : [
            name,
            ...(['scripts', 'html', 'operation', 'blocking', 'heap'] as const).map((key) =>
              of(name, key).toFixed(key === 'heap' ? 1 : 0),
            ),
          ],
    ),
  );
  console.log(
    `\nWhat each reader of the site loads for the search, KiB: the index ${plain.index.toFixed(0)} without it and ${ours.index.toFixed(0)} with it, the texts at once ${plain.texts.toFixed(0)} and ${ours.texts.toFixed(0)}.`,
  );
  const goals: [string, number, number][] = [
    ['longest page, KiB ≤ 300', ours.html, 300],
    [
      `blocking ms ≤ 1.5 × the Lockers page, or ${UNNOTICED_BLOCKING}`,
      of(OURS, 'blocking'),
      Math.max(1.5 * of(LOCKERS, 'blocking'), UNNOTICED_BLOCKING),
    ],
    ['CPU seconds more than without it ≤ 60', ours.seconds - plain.seconds, 60],
    ['peak MB of the whole build ≤ 2000', ours.megabytes, 2000],
  ];
  printTable(
    [`goal for ${document.name}`, 'reached', ''],
    goals.map(([goal, reached, most]) => [
      goal,
      reached.toFixed(2),
      reached <= most ? 'yes' : 'no',
    ]),
  );
}

function tryBuild(build: () => Usage): Usage | string {
  try {
    return build();
  } catch (error) {
    const { message } = error as Error;
    const [sentence = ''] = /FATAL ERROR: .*/.exec(message) ?? message.split('\n');
    return sentence.slice(0, 120);
  }
}

/** The names of the first operation of a document and of its group. */
function firstOf(file: string): { operation: string; group: string } {
  const { paths = {} } = documentAt(file) as {
    paths?: Record<string, Record<string, { summary?: string; tags?: string[] }>>;
  };
  const [first] = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).flatMap(([method, { summary = path, tags = [] }]) =>
      /^(get|put|post|delete|patch)$/.test(method)
        ? [{ operation: summary, group: tags[0] ?? summary }]
        : [],
    ),
  );
  return first ?? { operation: '', group: '' };
}

/** The path of the largest page of a built site. */
function longestPage(folder: string): string {
  const [longest = ''] = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.html'))
    .map((name) => ({ name, size: statSync(join(folder, name)).size }))
    .sort((one, other) => other.size - one.size)
    .map(({ name }) => name.replaceAll('\\', '/').replace(/(\/?index)?\.html$/, ''));
  return `/${longest}`;
}
