import { readFileSync } from 'node:fs';

/** A question and where its right answers are: routes, or routes with the heading that must be hit. */
export interface Query {
  class: string;
  query: string;
  answers: string[];
}

/** The share of questions answered first, among the first five, and the mean of 1/rank. */
interface Relevance {
  questions: number;
  first: number;
  firstFive: number;
  meanReciprocalRank: number;
}

/** A question about these docs, and what becomes of it: a page answers it, the register holds it, or neither. */
export interface Question extends Query {
  role: string;
  outcome: 'documented' | 'open' | 'out of scope';
}

/** The questions of a set. */
export const questionsIn = (file: string): Question[] =>
  JSON.parse(readFileSync(new URL(file, import.meta.url), 'utf8')) as Question[];

/** Questions by strangers who had not seen the docs; also what is typed where key strokes are measured. */
export const queries: Query[] = questionsIn('./strangers.json');

/**
 * The rank of the first right answer among the addresses found, counted in pages (several sections of a
 * page are one place), or `Infinity`. Where an answer names a heading, the page's first hit must be it.
 */
export function rankOf(found: string[], answers: string[]): number {
  const firstHits = new Map<string, string>();
  for (const url of found) {
    const page = url.replace(/#.*/, '');
    if (!firstHits.has(page)) firstHits.set(page, url);
  }
  const at = [...firstHits].findIndex(([page, url]) =>
    answers.some((a) => a === page || a === url),
  );
  return at < 0 ? Infinity : at + 1;
}

/** Sums ranks up. */
export function relevanceOf(ranks: number[]): Relevance {
  const share = (test: (rank: number) => boolean): number =>
    ranks.filter(test).length / ranks.length;
  return {
    questions: ranks.length,
    first: share((rank) => rank === 1),
    firstFive: share((rank) => rank <= 5),
    meanReciprocalRank: ranks.reduce((sum, rank) => sum + 1 / rank, 0) / ranks.length,
  };
}
