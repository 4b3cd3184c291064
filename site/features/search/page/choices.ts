import type { Findings, Hit } from '@frontline/search';
import { supportPage, topTasks, fallbackPages, type Suggestion } from './recent-searches.ts';

/** A line of the list. `kind` decides what choosing it does. */
export type Choice =
  | { kind: 'hit'; hit: Hit; opensPage: boolean }
  | { kind: 'page'; suggestion: Suggestion }
  | { kind: 'question'; question: string }
  | { kind: 'more'; count: number };

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

/** A hit and its page. */
interface Line {
  page: Findings['pages'][number];
  hit: Hit;
}

/** The choices for an empty field: recent searches and top tasks. */
export function startingChoices(recent: string[]): Choices {
  const groups = [
    group('Recent searches', recent.map(asQuestion)),
    group('Top tasks', topTasks.map(asPage)),
  ];
  return { groups: groups.filter(hasChoices), announcement: '', nothing: false };
}

/**
 * At most `maxHits` hits in their order, neighbors from one page grouped, then the support page; without hits, the
 * fallbacks. With `all`, the remaining hits are appended, so that no line moves.
 */
export function foundChoices(findings: Findings, maxHits: number, all: boolean): Choices {
  if (findings.pages.length === 0) return fallbackChoices(findings.nearest);
  const [first, rest] = ranked(findings, maxHits);
  const groups: ChoiceGroup[] = [];
  let last = '';
  for (const { page, hit } of all ? [...first, ...rest] : first) {
    if (page.url !== last) groups.push({ label: page.title, product: page.group, choices: [] });
    groups.at(-1)!.choices.push({ kind: 'hit', hit, opensPage: hit.url === page.url });
    last = page.url;
  }
  if (!all && rest.length > 0) groups.push(group('More', [{ kind: 'more', count: rest.length }]));
  groups.push({ ...group('Not what you need?', [asPage(supportPage)]), isPinned: true });
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
function ranked({ pages }: Findings, maxHits: number): [Line[], Line[]] {
  const first: Line[] = [];
  const rest: Line[] = [];
  const countByPage = new Map<string, number>();
  for (const page of pages) {
    for (const hit of page.hits) {
      const shown = countByPage.get(page.url) ?? 0;
      countByPage.set(page.url, shown + 1);
      const isFirst = first.length < maxHits && shown < MAX_HITS_PER_PAGE;
      (isFirst ? first : rest).push({ page, hit });
    }
  }
  return [first, rest];
}

/** The fallbacks after an error, which a separate alert reports. */
export function failedChoices(): Choices {
  return { ...fallbackChoices([]), announcement: '', nothing: false };
}

function fallbackChoices(nearest: string[]): Choices {
  const groups = [
    group('Did you mean', nearest.map(asQuestion)),
    group('Where to look next', fallbackPages.map(asPage)),
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
const asPage = (suggestion: Suggestion): Choice => ({ kind: 'page', suggestion });
const count = (number: number, noun: string): string =>
  `${number} ${noun}${number === 1 ? '' : 's'}`;
