import type { Findings, Hit } from '@frontline/search';
import { askAnyway, topTasks, wayOut, type Suggestion } from './recent-searches.ts';

/** One line a reader can choose. What happens then is told by its kind. */
export type Choice =
  | { kind: 'hit'; hit: Hit; opensPage: boolean }
  | { kind: 'page'; suggestion: Suggestion }
  | { kind: 'question'; question: string }
  | { kind: 'more'; count: number };

/** Lines under one label: the hits of a page, recent searches, top tasks. */
export interface ChoiceGroup {
  label: string;
  /** The product of a page; empty elsewhere. */
  product: string;
  choices: Choice[];
  /** Whether it stays in sight below those that scroll. */
  stays?: boolean;
}

/** What the list shows, and the sentence that announces it. */
interface Choices {
  groups: ChoiceGroup[];
  announcement: string;
  /** Whether a question was asked and nothing answers it. */
  nothing: boolean;
}

/** A page shows this many of its sections before "Show more". */
const SECTIONS_OF_A_PAGE = 4;

/** A hit, and the page it was found on. */
interface Line {
  page: Findings['pages'][number];
  hit: Hit;
}

/** Before anything is typed: recent searches and top tasks. */
export function startingChoices(recent: string[]): Choices {
  const groups = [
    group('Recent searches', recent.map(asQuestion)),
    group('Top tasks', topTasks.map(asPage)),
  ];
  return { groups: groups.filter(hasChoices), announcement: '', nothing: false };
}

/**
 * Hits as they were found, neighbors of one page together, at most `maxHits`, then where to ask; without any, the ways
 * out. Where all are asked for, the others follow, so that no line moves that was read.
 */
export function foundChoices(findings: Findings, maxHits: number, all: boolean): Choices {
  if (findings.pages.length === 0) return waysOut(findings.nearest);
  const [first, rest] = ranked(findings, maxHits);
  const groups: ChoiceGroup[] = [];
  let last = '';
  for (const { page, hit } of all ? [...first, ...rest] : first) {
    if (page.url !== last) groups.push({ label: page.title, product: page.group, choices: [] });
    groups.at(-1)!.choices.push({ kind: 'hit', hit, opensPage: hit.url === page.url });
    last = page.url;
  }
  if (!all && rest.length > 0) groups.push(group('More', [{ kind: 'more', count: rest.length }]));
  groups.push({ ...group('Not what you need?', [asPage(askAnyway)]), stays: true });
  const pages = new Set(findings.pages.map(({ url }) => url)).size;
  const part = findings.complete ? '' : ' Some text was left out.';
  const meant = findings.corrected === undefined ? '' : ` Results for ${findings.corrected}.`;
  const limit = all || rest.length === 0 ? '' : `, ${first.length} shown`;
  const total = first.length + rest.length;
  const weak = findings.weak ? 'No page has all of this. ' : '';
  const announcement = `${weak}${count(total, 'result')} on ${count(pages, 'page')}${limit}.${meant}${part}`;
  return { groups, announcement, nothing: false };
}

/** The hits that are shown first, with the page of each, and the others. */
function ranked({ pages }: Findings, maxHits: number): [Line[], Line[]] {
  const first: Line[] = [];
  const rest: Line[] = [];
  const ofPage = new Map<string, number>();
  for (const page of pages) {
    for (const hit of page.hits) {
      const before = ofPage.get(page.url) ?? 0;
      ofPage.set(page.url, before + 1);
      const isFirst = first.length < maxHits && before < SECTIONS_OF_A_PAGE;
      (isFirst ? first : rest).push({ page, hit });
    }
  }
  return [first, rest];
}

/** Where a question has failed, which an alert of its own tells: the ways out. */
export function failedChoices(): Choices {
  return { ...waysOut([]), announcement: '', nothing: false };
}

function waysOut(nearest: string[]): Choices {
  const groups = [
    group('Did you mean', nearest.map(asQuestion)),
    group('Where to look next', wayOut.map(asPage)),
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
