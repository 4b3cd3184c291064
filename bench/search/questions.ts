import { gzipSync } from 'node:zlib';
import { createSearch, readIndex, writeIndex, type Page } from '@frontline/search';
import { GZIP, recordsOf, type Engine, type Source } from './engine.ts';
import { foreignSites } from './foreign-sites.ts';
import { questionsIn, type Query, type Question } from './relevance.ts';
import { createHash } from 'node:crypto';

/** Which half of the questions is read: that one tunes on, unless told otherwise. */
type Half = 'tuned on' | 'held out';

/** Where an address answers: the section that a row of a table stands in. */
type HomeOf = (url: string) => string;

const inHalf =
  (half: Half) =>
  ({ query }: Query): boolean =>
    isHeldOut(query) === (half === 'held out');

/**
 * Prints how well engines answer, of one half of the questions. Shares are success@1 / @3 / @5, in pages and in sections.
 * The blind sets are read with the half that is held out.
 */
export async function printAnswers(engines: Engine[], own: Source, half: Half): Promise<void> {
  const blind = [...questionsIn('./blind-1.json'), ...questionsIn('./blind-2.json')];
  const strangers = questionsIn('./strangers.json');
  mustExist([...strangers, ...blind], own);
  const home = homesIn(own.pages);
  const byOutcome = ({ outcome, class: kind }: Question) => [outcome, `${outcome}, ${kind}`];
  const asked = strangers.filter(inHalf(half));
  await printOf('own docs, by strangers', engines, own, asked, byOutcome, home);
  if (half === 'held out') {
    const answered = blind.filter(({ outcome }) => outcome !== 'out of scope');
    await printOf('own docs, blind', engines, own, answered, byOutcome, home);
    printOutcomes(own, blind);
  }
  for (const { name, pages, queries } of foreignSites())
    await printOf(name, engines, { pages, synonyms: {} }, queries.filter(inHalf(half)), byClass);
}

/** Of which questions ours says that nothing answers them, or that its first hit is only the closest. */
function printOutcomes({ pages, synonyms }: Source, asked: Question[]): void {
  const texts = pages.flatMap(({ sections }) => sections.map(({ text }) => text));
  const search = createSearch(readIndex(writeIndex(pages, synonyms)), { budget: Infinity });
  const isTold = ({ query }: Query): boolean => {
    const found = search.find(query, (section) => texts[section]);
    return found.weak || found.pages.length === 0;
  };
  console.log('\n## told that nothing answers\n');
  for (const outcome of ['documented', 'open', 'out of scope']) {
    const own = asked.filter((one) => one.outcome === outcome);
    console.log(`${outcome}: ${own.filter(isTold).length} of ${own.length}`);
  }
}

/** A row that answers counts as the section in which it stands. */
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
    const groups = new Map<string, Judged[]>();
    for (const query of asked) {
      const judged = judge((await ask(query.query)).map(home), query.answers.map(home));
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
  return `${within(1)} / ${within(3)} / ${within(5)}`;
}

/** Rows as a table in Markdown; the first row names the columns. */
export function table(rows: Record<string, string>[]): string {
  const names = Object.keys(rows[0] ?? {});
  const line = (cells: string[]): string => `| ${cells.join(' | ')} |`;
  return [
    line(names),
    line(names.map(() => '---')),
    ...rows.map((row) => line(Object.values(row))),
  ].join('\n');
}

/** Changing it makes every figure told before incomparable. */
const SEED = 'questions of 2026-11';

/**
 * Whether a question is only read at the end. By chance, and the same for ever: half of all questions are
 * tuned on, the others tell what that was worth.
 */
function isHeldOut(question: string): boolean {
  return createHash('sha256').update(`${SEED} ${question}`).digest()[0]! < 128;
}

/** Which of an engine's addresses was right first, counted in pages and in sections, from 1; else `Infinity`. */
interface Judged {
  page: number;
  section: number;
}

/** Lines of one page that a reader sees before "Show more", as in the list of the bar. */
const SHOWN_OF_A_PAGE = 4;

/**
 * Judges the addresses found, best first. A page is right when any section of it is an answer; a section when
 * it is the answer itself, or stands on a page that is one. Sections are counted as the bar lists them.
 */
function judge(found: string[], answers: string[]): Judged {
  const lines: string[] = [];
  const ofPage = new Map<string, number>();
  for (const url of new Set(found)) {
    const page = pageOf(url);
    const before = ofPage.get(page) ?? 0;
    ofPage.set(page, before + 1);
    if (before < SHOWN_OF_A_PAGE) lines.push(url);
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
