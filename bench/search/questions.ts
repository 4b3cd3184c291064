import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { recordsOf, type Engine, type Source } from './engine.ts';
import { foreignSites } from './foreign-sites.ts';
import { judge, type Judged } from './judge.ts';
import { queries, type Query } from './relevance.ts';
import { isHeldOut } from './split.ts';
import { table } from './table.ts';

/** A question of the harder kind, and who asks it. */
interface HardQuery extends Query {
  role: string;
}

const hardQueriesIn = (file: string): HardQuery[] =>
  JSON.parse(readFileSync(new URL(file, import.meta.url), 'utf8')) as HardQuery[];
const hardQueries = hardQueriesIn('./hard-queries.json');
/** Written by who had not seen the docs, and labelled by who had not seen an engine. */
const freshQueries = hardQueriesIn('./fresh-queries.json');

/** Which half of the questions is read: that one tunes on, unless told otherwise. */
type Half = 'tuned on' | 'held out';

const inHalf =
  (half: Half) =>
  ({ query }: Query): boolean =>
    isHeldOut(query) === (half === 'held out');

/**
 * Prints how well engines answer, of one half of the questions: ours by class and by role, those of foreign
 * sites by class. Shares are success@1 / success@5, in pages and in sections.
 */
export async function printAnswers(engines: Engine[], own: Source, half: Half): Promise<void> {
  mustExist([...queries, ...hardQueries, ...freshQueries], own);
  if (half === 'tuned on') await printOf('own docs, the 221', engines, own, queries, byClass);
  const hard = hardQueries.filter(inHalf(half));
  const fresh = freshQueries.filter(inHalf(half));
  const byClassAndRole = (one: HardQuery) => [one.class, `by ${one.role}`];
  await printOf('own docs, hard', engines, own, hard, byClassAndRole);
  await printOf('own docs, by strangers', engines, own, fresh, byClassAndRole);
  for (const { name, pages, queries: asked } of foreignSites()) {
    await printOf(name, engines, { pages, synonyms: {} }, asked.filter(inHalf(half)), byClass);
  }
}

/** An answer that has moved would be counted as never found. */
function mustExist(asked: Query[], { pages }: Source): void {
  const known = new Set(recordsOf(pages).map(({ url }) => url));
  const lost = asked.flatMap(({ answers }) => answers).filter((answer) => !known.has(answer));
  if (lost.length > 0) throw new Error(`No section stands at ${lost.join(', ')}.`);
}

const byClass = (query: Query): string[] => [query.class];

async function printOf<Asked extends Query>(
  name: string,
  engines: Engine[],
  source: Source,
  asked: Asked[],
  groupsOf: (query: Asked) => string[],
): Promise<void> {
  const records = recordsOf(source.pages);
  const rows = new Map<string, Record<string, string>>();
  const costs: string[] = [];
  for (const engine of engines) {
    const files = await engine.build(source, records);
    const bytes = files.reduce((sum, file) => sum + gzipSync(file.bytes, { level: 9 }).length, 0);
    costs.push(`${engine.name} ${(bytes / 1024).toFixed(1)} KiB`);
    const ask = await engine.open(files, records);
    const groups = new Map<string, Judged[]>();
    for (const query of asked) {
      const judged = judge(await ask(query.query), query.answers);
      for (const group of [...groupsOf(query), 'all'])
        groups.set(group, [...(groups.get(group) ?? []), judged]);
    }
    for (const [group, judged] of groups) {
      const row = rows.get(group) ?? { questions: `${group} (${judged.length})` };
      row[`${engine.name}, pages`] = shares(judged.map(({ page }) => page));
      row[`${engine.name}, sections`] = shares(judged.map(({ section }) => section));
      rows.set(group, row);
    }
  }
  const { all, ...others } = Object.fromEntries(rows);
  console.log(`\n## ${name}: ${records.length} sections (${costs.join(', ')})\n`);
  console.log(table([...Object.values(others), ...(all ? [all] : [])]));
}

function shares(ranks: number[]): string {
  const within = (most: number): string =>
    (ranks.filter((rank) => rank <= most).length / ranks.length).toFixed(2);
  return `${within(1)} / ${within(5)}`;
}
