import type { Findings, Hit } from '@frontline/search';
import { askAnyway, topTasks, wayOut, type Suggestion } from './suggestions.ts';

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
export interface Choices {
  groups: ChoiceGroup[];
  announcement: string;
  /** Whether a question was asked and nothing answers it. */
  nothing: boolean;
}

/** A page shows this many of its sections before "Show more". */
const SECTIONS_OF_A_PAGE = 3;

/** Before anything is typed: recent searches and top tasks. */
export function startingChoices(recent: string[]): Choices {
  const groups = [
    group('Recent searches', recent.map(asQuestion)),
    group('Top tasks', topTasks.map(asPage)),
  ];
  return { groups: groups.filter(hasChoices), announcement: '', nothing: false };
}

/**
 * Hits as they were found, neighbors of one page together, at most `maxHits` unless all are asked for, then where to
 * ask; without any, the ways out.
 */
export function foundChoices(findings: Findings, maxHits: number, all: boolean): Choices {
  if (findings.pages.length === 0) return waysOut(findings.nearest);
  const groups: ChoiceGroup[] = [];
  const ofPage = new Map<string, number>();
  let total = 0;
  let shown = 0;
  let last = '';
  for (const { url, title, group: product, hits } of findings.pages) {
    total += hits.length;
    for (const hit of hits) {
      const before = ofPage.get(url) ?? 0;
      ofPage.set(url, before + 1);
      if (!all && (shown === maxHits || before >= SECTIONS_OF_A_PAGE)) continue;
      if (url !== last) groups.push({ label: title, product, choices: [] });
      groups.at(-1)!.choices.push({ kind: 'hit', hit, opensPage: hit.url === url });
      last = url;
      shown += 1;
    }
  }
  if (shown < total) groups.push(group('More', [{ kind: 'more', count: total - shown }]));
  groups.push({ ...group('Not what you need?', [asPage(askAnyway)]), stays: true });
  const part = findings.complete ? '' : ' Not all was read.';
  const meant = findings.corrected === undefined ? '' : ` Shown for ${findings.corrected}.`;
  const announcement = `${count(total, 'result')} on ${count(ofPage.size, 'page')}${shown < total ? `, ${shown} shown` : ''}.${meant}${part}`;
  return { groups, announcement, nothing: false };
}

/** Where a question has failed, which an alert of its own tells: the ways out. */
export function failedChoices(): Choices {
  return { ...waysOut([]), announcement: '', nothing: false };
}

function waysOut(nearest: string[]): Choices {
  const groups = [
    group('Did you mean', nearest.map(asQuestion)),
    group('Go on from here', wayOut.map(asPage)),
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
