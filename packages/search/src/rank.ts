import type { Clause } from './expand.ts';
import { createImpact, MAX_IMPACT, maxShare, informationOf } from './impact.ts';
import { noDeadline, type Deadline } from './deadline.ts';
import { IN_KEYWORDS, IN_PATH, IN_TITLE } from './occurrences.ts';
import type { Index } from './indexed.ts';

/** A section and its score, before pages are weighed. */
export interface Ranked {
  section: number;
  score: number;
  /** The share, from 0 to 1, of the question's information that the section, or its page by name, matches. */
  coverage: number;
}

/** How much of a word counts as covered if it is only in the section's text, not in the name of section or page. */
const IN_PASSING = 0.6;
/** The same for a word that occurs only in other sections of the page. */
const ON_PAGE = 0.2;
/** The share of the score for the page's title, address and keywords that each of its sections inherits. */
const FROM_PAGE = 0.2;
/** The maximum relative gain of a section whose title is the question. */
const TITLE_BONUS = 1.6;
/** Terms with a larger share are the word itself, or parts of it. */
const KNOWN = 0.82;
/** Sections below this share of the best score are dropped; no later bonus could raise them into view. */
const MIN_SHARE = 0.02;
const MAX_CLAUSES = 31;
const NAMED = IN_TITLE | IN_PATH | IN_KEYWORDS;

/** Which clauses (one bit each) matched where; the buffers live as long as the index. */
interface Matches {
  points: Float32Array;
  anywhere: Uint32Array;
  inTitle: Uint32Array;
  /** In the title, address or keywords of the section. */
  named: Uint32Array;
  /** By page: in the title, address or keywords of the page. */
  byPage: Uint32Array;
  /** By page: anywhere on it. */
  onPage: Uint32Array;
  sections: number[];
}

/**
 * Prepares an index for ranking. The returned function ranks every section that matches a clause; at the deadline
 * it skips the remaining clauses.
 */
export function createRanker(index: Index): (clauses: Clause[], deadline?: Deadline) => Ranked[] {
  const { sections } = index;
  const { uses, titleWords } = index.occurrences();
  const opensPage = new Uint8Array(sections.count);
  for (const { firstSection } of index.pages) opensPage[firstSection] = 1;
  const match = createMatcher(index, opensPage);
  return (all, deadline = noDeadline) => {
    const clauses = withoutMinor(all).slice(0, MAX_CLAUSES);
    const idf = clauses.map(({ terms }) => informationOf(terms, uses, sections.count));
    const weights = clauses.map(({ terms }, at) => idf[at]! * certainty(terms));
    const matches = match(clauses, weights, deadline);
    const required = clauses.reduce((mask, { extra }, at) => (extra ? mask : mask | (1 << at)), 0);
    const shareOf = createSums(weights);
    const totalWeight = shareOf(required);
    const totalIdf = createSums(idf)(required);
    let best = 0;
    for (const section of matches.sections) {
      const score = scoreOf(section);
      matches.points[section] = score;
      if (score > best) best = score;
    }
    const ranked: Ranked[] = [];
    for (const section of matches.sections) {
      const score = matches.points[section]!;
      if (score >= best * MIN_SHARE) ranked.push({ section, score, coverage: coverageOf(section) });
    }
    reset(matches);
    return ranked;

    function coverageOf(section: number): number {
      const matched = matches.anywhere[section]! | matches.byPage[sections.page[section]!]!;
      return totalIdf === 0 ? 1 : Math.min(1, shareOf(matched & required) / totalIdf);
    }

    function scoreOf(section: number): number {
      const title = sections.title[section]!;
      const matched = matches.anywhere[section]! & required;
      const page = sections.page[section]!;
      const byPage = matches.byPage[page]!;
      const elsewhere = shareOf(matches.onPage[page]! & required & ~(matched | byPage));
      const inherited = shareOf(byPage & required & ~matched);
      const named = shareOf((matches.named[section]! | (matched & byPage)) & required);
      const passing = shareOf(matched) - named;
      const covered =
        (named + passing * IN_PASSING + inherited + elsewhere * ON_PAGE) / totalWeight;
      const inTitle = matches.inTitle[section]! & required;
      const filled = Math.min(1, bitCount(inTitle) / Math.max(1, titleWords[title]!));
      const titleMatch = (filled * (shareOf(inTitle) / totalWeight)) ** 2;
      const bonus = 1 + titleMatch * TITLE_BONUS;
      const points = matches.points[section]! + inherited * FROM_PAGE * MAX_IMPACT;
      const weight = sections.weight[section]! / 255;
      return points * covered ** 2 * bonus * weight;
    }
  };
}

function createMatcher(
  index: Index,
  opensPage: Uint8Array,
): (clauses: Clause[], weights: number[], deadline: Deadline) => Matches {
  const { sections } = index;
  const { firstOccurrence, occurrenceSections, occurrencePlaces } = index.occurrences();
  const impact = createImpact(sections.length);
  const best = new Float32Array(sections.count);
  const matches: Matches = {
    points: new Float32Array(sections.count),
    anywhere: new Uint32Array(sections.count),
    inTitle: new Uint32Array(sections.count),
    named: new Uint32Array(sections.count),
    byPage: new Uint32Array(index.pages.length),
    onPage: new Uint32Array(index.pages.length),
    sections: [],
  };
  return (clauses, weights, deadline) => {
    matches.sections = [];
    for (const [at, { terms, inText }] of clauses.entries()) {
      if (at > 0 && deadline.isPast()) break;
      const bit = 1 << at;
      const reached: number[] = [];
      for (const [id, share] of terms) {
        for (let o = firstOccurrence[id]!, end = firstOccurrence[id + 1]!; o < end; o++) {
          const section = occurrenceSections[o]!;
          const place = occurrencePlaces[o]!;
          const isNamed = (place & NAMED) !== 0;
          const certain = isNamed || share > KNOWN ? share : share * inText;
          if (certain === 0) continue;
          const value = certain * impact(place, sections.length[section]!);
          if (best[section] === 0) reached.push(section);
          if (value > best[section]!) best[section] = value;
          if (!isNamed) continue;
          matches.named[section]! |= bit;
          if ((place & IN_TITLE) !== 0) matches.inTitle[section]! |= bit;
          if (opensPage[section]) matches.byPage[sections.page[section]!]! |= bit;
        }
      }
      for (const section of reached) {
        if (matches.anywhere[section] === 0) matches.sections.push(section);
        matches.anywhere[section]! |= bit;
        matches.onPage[sections.page[section]!]! |= bit;
        matches.points[section]! += best[section]! * weights[at]!;
        best[section] = 0;
      }
    }
    return matches;
  };
}

/** Drops minor clauses, unless a question has no others. */
function withoutMinor(clauses: Clause[]): Clause[] {
  const informative = clauses.filter(({ minor }) => !minor);
  return informative.some(({ extra }) => !extra) ? informative : clauses;
}

function reset(matches: Matches): void {
  for (const section of matches.sections) {
    matches.points[section] = matches.anywhere[section] = 0;
    matches.inTitle[section] = matches.named[section] = 0;
  }
  matches.byPage.fill(0);
  matches.onPage.fill(0);
}

/** The factor for a clause's information: below 1 if its terms are only guesses. */
function certainty(terms: Clause['terms']): number {
  const max = maxShare(terms);
  return max > 0 && max < KNOWN ? max : 1;
}

/** Returns a function that sums the values whose bits are set in a mask. */
const createSums =
  (values: number[]) =>
  (mask: number): number => {
    let total = 0;
    for (let left = mask; left !== 0; left &= left - 1)
      total += values[31 - Math.clz32(left & -left)]!;
    return total;
  };

function bitCount(mask: number): number {
  let count = 0;
  for (let left = mask; left !== 0; left &= left - 1) count += 1;
  return count;
}

/** Scores are sorted into this many buckets before the few best are put in order. */
const BUCKETS = 1024;

/**
 * The best `limit` entries, best first; among equals, the first in the docs. It avoids sorting thousands to show
 * a few.
 */
export function bestOf(all: Ranked[], limit: number): Ranked[] {
  let top = 0;
  for (const { score } of all) if (score > top) top = score;
  const bucketOf = (score: number): number => (top > 0 ? Math.floor((score / top) * BUCKETS) : 0);
  const counts = new Uint32Array(BUCKETS + 1);
  for (const { score } of all) counts[bucketOf(score)]! += 1;
  let lowest = BUCKETS;
  for (let count = counts[lowest]!; count < limit && lowest > 0;) count += counts[--lowest]!;
  return all
    .filter(({ score }) => bucketOf(score) >= lowest)
    .sort((one, other) => other.score - one.score || one.section - other.section)
    .slice(0, limit);
}
