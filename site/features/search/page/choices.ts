import type { Findings } from '@frontline/search';
import { supportPage, topTasks, fallbackPages, type Suggestion } from './recent-searches.ts';

/** A line of the list. `kind` decides what choosing it does. */
export type Choice =
  | PageChoice
  | { kind: 'question'; question: string }
  | { kind: 'more'; count: number };

/** A suggested page, or a section that was found. */
export interface PageChoice {
  kind: 'page';
  url: string;
  title: string;
  /** The number of the section. */
  section?: number;
}

/** Choices under one label: the hits of a page, recent searches or top tasks. */
export interface ChoiceGroup {
  label: string;
  /** The product of a page; empty for other groups. */
  product: string;
  choices: Choice[];
  /** Whether it is pinned below the scrolling groups. */
  isPinned?: boolean;
}

/** The groups of the list and the text announced to screen readers. */
interface Choices {
  groups: ChoiceGroup[];
  announcement: string;
  /** Whether the query has no results. */
  nothing: boolean;
}

/** How many hits of one page are shown before "Show more". */
const MAX_HITS_PER_PAGE = 4;

/** The choices for an empty field: recent searches and top tasks. */
export function startingChoices(recent: string[], baseUrl: string): Choices {
  const groups = [
    group('Recent searches', recent.map(asQuestion)),
    pageGroup('Top tasks', topTasks, baseUrl),
  ];
  return { groups: groups.filter(hasChoices), announcement: '', nothing: false };
}

/**
 * At most `maxHits` hits in their order, neighbors from one page grouped, then the support page; without hits, the
 * fallbacks. With `all`, the remaining hits are appended, so that no line moves.
 */
export function foundChoices(
  findings: Findings,
  maxHits: number,
  all: boolean,
  baseUrl: string,
): Choices {
  if (findings.pages.length === 0) return fallbackChoices(findings.nearest, baseUrl);
  const [first, rest] = ranked(findings, maxHits);
  const groups: ChoiceGroup[] = [];
  let last = '';
  for (const { page, hit } of all ? [...first, ...rest] : first) {
    if (page.url !== last) groups.push({ label: page.title, product: page.group, choices: [] });
    groups.at(-1)!.choices.push({ kind: 'page', ...hit });
    last = page.url;
  }
  if (!all && rest.length > 0) groups.push(group('More', [{ kind: 'more', count: rest.length }]));
  groups.push({ ...pageGroup('Not what you need?', [supportPage], baseUrl), isPinned: true });
  const pages = new Set(findings.pages.map(({ url }) => url)).size;
  const part = findings.complete ? '' : ' Some text was left out.';
  const meant = findings.corrected === undefined ? '' : ` Results for ${findings.corrected}.`;
  const limit = all || rest.length === 0 ? '' : `, ${first.length} shown`;
  const total = first.length + rest.length;
  const weak = findings.weak ? 'No page has all of this. ' : '';
  const announcement = `${weak}${count(total, 'result')} on ${count(pages, 'page')}${limit}.${meant}${part}`;
  return { groups, announcement, nothing: false };
}

/** The hits shown first, each with its page, and the rest. */
function ranked({ pages }: Findings, maxHits: number) {
  const countByPage = new Map<string, number>();
  const lines = pages.flatMap((page) =>
    page.hits.map((hit) => {
      const before = countByPage.get(page.url) ?? 0;
      countByPage.set(page.url, before + 1);
      return { page, hit, isShown: before < MAX_HITS_PER_PAGE };
    }),
  );
  const first = lines.filter(({ isShown }) => isShown).slice(0, maxHits);
  return [first, lines.filter((line) => !first.includes(line))] as const;
}

/** The fallbacks after an error, which a separate alert reports. */
export function failedChoices(baseUrl: string): Choices {
  return { ...fallbackChoices([], baseUrl), announcement: '', nothing: false };
}

function fallbackChoices(nearest: string[], baseUrl: string): Choices {
  const groups = [
    group('Did you mean', nearest.map(asQuestion)),
    pageGroup('Where to look next', fallbackPages, baseUrl),
  ];
  return {
    groups: groups.filter(hasChoices),
    announcement: 'No results. Other ways to go on are listed.',
    nothing: true,
  };
}

const group = (label: string, choices: Choice[]): ChoiceGroup => ({ label, product: '', choices });
const hasChoices = ({ choices }: ChoiceGroup): boolean => choices.length > 0;
const asQuestion = (question: string): Choice => ({ kind: 'question', question });
const pageGroup = (label: string, pages: Suggestion[], baseUrl: string): ChoiceGroup =>
  group(
    label,
    pages.map(({ title, path }) => ({ kind: 'page', title, url: baseUrl + path.slice(1) })),
  );
const count = (number: number, noun: string): string =>
  `${number} ${noun}${number === 1 ? '' : 's'}`;
