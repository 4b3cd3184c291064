import { gzipSync } from 'node:zlib';
import { createSearch, readIndex, writeIndex, type Page } from '@frontline/search';
import { GZIP, recordsOf, type Engine, type Source } from './engine.ts';
import { foreignSites } from './foreign-sites.ts';
import { questionsIn, type Query, type Question } from './relevance.ts';
import { createHash } from 'node:crypto';

/** Which half of the questions is used: the tuning half by default. */
type Half = 'tuned on' | 'held out';

/** Maps the URL of a table row to the section that contains it. */
type HomeOf = (url: string) => string;

const inHalf =
  (half: Half) =>
  ({ query }: Query): boolean =>
    isHeldOut(query) === (half === 'held out');

/**
 * Prints how well engines answer one half of the questions, as success@1 / @3 / @5 by page and by section.
 * The blind sets are used only with the held-out half.
 */
export async function printAnswers(engines: Engine[], own: Source, half: Half): Promise<void> {
  const blind = [...questionsIn('./blind-1.json'), ...questionsIn('./blind-2.json')];
  const strangers = questionsIn('./strangers.json');
  assertAnswersExist([...strangers, ...blind], own);
  const home = homesIn(own.pages);
  const byOutcome = ({ outcome, class: kind }: Question) => [outcome, `${outcome}, ${kind}`];
  const selected = strangers.filter(inHalf(half));
  await printScores('own docs, by strangers', engines, own, selected, byOutcome, home);
  if (half === 'held out') {
    const answered = blind.filter(({ outcome }) => outcome !== 'out of scope');
    await printScores('own docs, blind', engines, own, answered, byOutcome, home);
    printOutcomes(own, blind);
  }
  for (const { name, pages, queries } of foreignSites())
    await printScores(
      name,
      engines,
      { pages, synonyms: {} },
      queries.filter(inHalf(half)),
      byClass,
    );
}

/** Prints for how many questions our engine finds nothing, or marks its first hit as weak. */
function printOutcomes({ pages, synonyms }: Source, selected: Question[]): void {
  const texts = pages.flatMap(({ sections }) => sections.map(({ text }) => text));
  const search = createSearch(readIndex(writeIndex(pages, synonyms)), { budget: Infinity });
  const isWeak = ({ query }: Query): boolean => {
    const found = search.find(query, (section) => texts[section]);
    return found.weak || found.pages.length === 0;
  };
  console.log('\n## told that nothing answers\n');
  for (const outcome of ['documented', 'open', 'out of scope']) {
    const own = selected.filter((one) => one.outcome === outcome);
    console.log(`${outcome}: ${own.filter(isWeak).length} of ${own.length}`);
  }
}

/** A hit in a table row counts as a hit in its section. */
function homesIn(pages: Page[]): HomeOf {
  const homes = new Map<string, string>();
  for (const { url, sections } of pages) {
    let home = url;
    for (const { anchor } of sections) {
      const at = anchor === '' ? url : `${url}#${anchor}`;
      if (/^(?:says|see)-/.test(anchor)) homes.set(at, home);
      else home = at;
    }
  }
  return (url) => homes.get(url) ?? url;
}

/** Throws if an expected URL does not exist, because it would count as not found. */
function assertAnswersExist(selected: Query[], { pages }: Source): void {
  const known = new Set(recordsOf(pages).map(({ url }) => url));
  const lost = selected.flatMap(({ answers }) => answers).filter((answer) => !known.has(answer));
  if (lost.length > 0) throw new Error(`No section stands at ${lost.join(', ')}.`);
}

const byClass = (query: Query): string[] => [query.class];

async function printScores<AnyQuery extends Query>(
  name: string,
  engines: Engine[],
  source: Source,
  selected: AnyQuery[],
  groupsOf: (query: AnyQuery) => string[],
  home: HomeOf = (url) => url,
): Promise<void> {
  const records = recordsOf(source.pages);
  const rows = new Map<string, Record<string, string>>();
  const costs: string[] = [];
  for (const engine of engines) {
    const files = await engine.build(source, records);
    const bytes = files.reduce((sum, file) => sum + gzipSync(file.bytes, GZIP).length, 0);
    costs.push(`${engine.name} ${(bytes / 1024).toFixed(1)} KiB`);
    const ask = await engine.open(files, records);
    const groups = new Map<string, Ranking[]>();
    for (const query of selected) {
      const ranking = rankFirstRight((await ask(query.query)).map(home), query.answers.map(home));
      for (const group of [...groupsOf(query), 'all'])
        groups.set(group, [...(groups.get(group) ?? []), ranking]);
    }
    for (const [group, rankings] of groups) {
      const row = rows.get(group) ?? { questions: `${group} (${rankings.length})` };
      row[`${engine.name}, pages`] = shares(rankings.map(({ page }) => page));
      row[`${engine.name}, sections`] = shares(rankings.map(({ section }) => section));
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
  return `${within(1)} / ${within(3)} / ${within(5)}`;
}

/** A Markdown table; the keys of the first row are the column heads. */
export function table(rows: Record<string, string>[]): string {
  const names = Object.keys(rows[0] ?? {});
  const line = (cells: string[]): string => `| ${cells.join(' | ')} |`;
  return [
    line(names),
    line(names.map(() => '---')),
    ...rows.map((row) => line(Object.values(row))),
  ].join('\n');
}

/** A change makes new figures incomparable with published ones. */
const SEED = 'questions of 2026-11';

/**
 * Whether a question belongs to the held-out half, chosen by a stable hash. The other half is used for tuning, and this
 * one measures how well the tuning generalizes.
 */
function isHeldOut(question: string): boolean {
  return createHash('sha256').update(`${SEED} ${question}`).digest()[0]! < 128;
}

/** Rank of the first right URL by page and by section, from 1; `Infinity` if none is right. */
interface Ranking {
  page: number;
  section: number;
}

/** Results of one page listed before "Show more", as in the search dropdown of the site. */
const SHOWN_PER_PAGE = 4;

/**
 * Ranks the found URLs, given best first. A page is right if any of its sections is an answer; a section is right if it
 * is an answer, or on a page that is one. Sections are counted as the search dropdown lists them.
 */
function rankFirstRight(found: string[], answers: string[]): Ranking {
  const lines: string[] = [];
  const ofPage = new Map<string, number>();
  for (const url of new Set(found)) {
    const page = pageOf(url);
    const before = ofPage.get(page) ?? 0;
    ofPage.set(page, before + 1);
    if (before < SHOWN_PER_PAGE) lines.push(url);
  }
  const rightPages = new Set(answers.map(pageOf));
  const right = new Set(answers);
  const placeOf = (urls: string[], test: (url: string) => boolean): number => {
    const at = urls.findIndex(test);
    return at < 0 ? Infinity : at + 1;
  };
  return {
    page: placeOf([...ofPage.keys()], (page) => rightPages.has(page)),
    section: placeOf(lines, (url) => right.has(url) || right.has(pageOf(url))),
  };
}

const pageOf = (url: string): string => url.split('#', 1)[0] ?? '';
