import type { Wanted } from './expand.ts';
import { createImpact, FULL_IMPACT, surestOf, tellingOf } from './impact.ts';
import { noDeadline, type Deadline } from './deadline.ts';
import { IN_KEYWORDS, IN_PATH, IN_TITLE } from './occurrences.ts';
import type { Index } from './indexed.ts';

/** A section and how well it answers, before pages are weighed. */
export interface Ranked {
  section: number;
  score: number;
  /** The share of what the question tells that the section, or its page by name, has; from 0 to 1. */
  coverage: number;
}

/** What a word in a section's text counts towards answering all of a question, where neither section nor page is named for it. */
const IN_PASSING = 0.6;
/** … and what one counts that only other sections of the page have. */
const ON_PAGE = 0.2;
/** What the page's title, address and keywords lend to each of its sections. */
const LENT_BY_PAGE = 0.2;
/** How much more a section counts whose title is the question. */
const TITLE_BONUS = 1.6;
/** Terms with a larger share are the word itself, or parts of it. */
const KNOWN = 0.82;
/** Sections this far behind the best are dropped; no later bonus would bring them near. */
const HOPELESS = 0.02;
const MOST_WANTED = 31;
const NAMED = IN_TITLE | IN_PATH | IN_KEYWORDS;

/** Which of the things wanted (one bit each) were met where; buffers live as long as the index. */
interface Met {
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
 * Prepares an index for ranking. The returned function ranks every section that meets anything wanted, or
 * what came first where deadline ends.
 */
export function createRanker(index: Index): (wanted: Wanted[], deadline?: Deadline) => Ranked[] {
  const { sections } = index;
  const { uses, titleWords } = index.occurrences();
  const opensPage = new Uint8Array(sections.count);
  for (const { firstSection } of index.pages) opensPage[firstSection] = 1;
  const meet = createMeeting(index, opensPage);
  return (all, deadline = noDeadline) => {
    const wanted = tellingOnes(all).slice(0, MOST_WANTED);
    const telling = wanted.map(({ terms }) => tellingOf(terms, uses, sections.count));
    const rarity = wanted.map(({ terms }, at) => telling[at]! * sureness(terms));
    const met = meet(wanted, rarity, deadline);
    const asked = wanted.reduce((mask, { extra }, at) => (extra ? mask : mask | (1 << at)), 0);
    const shareOf = createSums(rarity);
    const whole = shareOf(asked);
    const told = createSums(telling)(asked);
    let best = 0;
    for (const section of met.sections) {
      const score = scoreOf(section);
      met.points[section] = score;
      if (score > best) best = score;
    }
    const ranked: Ranked[] = [];
    for (const section of met.sections) {
      const score = met.points[section]!;
      if (score >= best * HOPELESS) ranked.push({ section, score, coverage: coverageOf(section) });
    }
    forget(met);
    return ranked;

    function coverageOf(section: number): number {
      const own = met.anywhere[section]! | met.byPage[sections.page[section]!]!;
      return told === 0 ? 1 : Math.min(1, shareOf(own & asked) / told);
    }

    function scoreOf(section: number): number {
      const title = sections.title[section]!;
      const own = met.anywhere[section]! & asked;
      const page = sections.page[section]!;
      const ofPage = met.byPage[page]!;
      const elsewhere = shareOf(met.onPage[page]! & asked & ~(own | ofPage));
      const lent = shareOf(ofPage & asked & ~own);
      const named = shareOf((met.named[section]! | (own & ofPage)) & asked);
      const passing = shareOf(own) - named;
      const covered = (named + passing * IN_PASSING + lent + elsewhere * ON_PAGE) / whole;
      const inTitle = met.inTitle[section]! & asked;
      const filled = Math.min(1, bitCount(inTitle) / Math.max(1, titleWords[title]!));
      const entitled = (filled * (shareOf(inTitle) / whole)) ** 2;
      const bonus = 1 + entitled * TITLE_BONUS;
      const points = met.points[section]! + lent * LENT_BY_PAGE * FULL_IMPACT;
      const weight = sections.weight[section]! / 255;
      return points * covered ** 2 * bonus * weight;
    }
  };
}

function createMeeting(
  index: Index,
  opensPage: Uint8Array,
): (wanted: Wanted[], rarity: number[], deadline: Deadline) => Met {
  const { sections } = index;
  const { firstOccurrence, occurrenceSections, occurrencePlaces } = index.occurrences();
  const impact = createImpact(sections.length);
  const best = new Float32Array(sections.count);
  const met: Met = {
    points: new Float32Array(sections.count),
    anywhere: new Uint32Array(sections.count),
    inTitle: new Uint32Array(sections.count),
    named: new Uint32Array(sections.count),
    byPage: new Uint32Array(index.pages.length),
    onPage: new Uint32Array(index.pages.length),
    sections: [],
  };
  return (wanted, rarity, deadline) => {
    met.sections = [];
    for (const [at, { terms, inText }] of wanted.entries()) {
      if (at > 0 && deadline.isPast()) break;
      const bit = 1 << at;
      const reached: number[] = [];
      for (const [id, share] of terms) {
        for (let o = firstOccurrence[id]!, end = firstOccurrence[id + 1]!; o < end; o++) {
          const section = occurrenceSections[o]!;
          const place = occurrencePlaces[o]!;
          const isNamed = (place & NAMED) !== 0;
          const sure = isNamed || share > KNOWN ? share : share * inText;
          if (sure === 0) continue;
          const value = sure * impact(place, sections.length[section]!);
          if (best[section] === 0) reached.push(section);
          if (value > best[section]!) best[section] = value;
          if (!isNamed) continue;
          met.named[section]! |= bit;
          if ((place & IN_TITLE) !== 0) met.inTitle[section]! |= bit;
          if (opensPage[section]) met.byPage[sections.page[section]!]! |= bit;
        }
      }
      for (const section of reached) {
        if (met.anywhere[section] === 0) met.sections.push(section);
        met.anywhere[section]! |= bit;
        met.onPage[sections.page[section]!]! |= bit;
        met.points[section]! += best[section]! * rarity[at]!;
        best[section] = 0;
      }
    }
    return met;
  };
}

/** Without words that say little, unless a question has no others. */
function tellingOnes(wanted: Wanted[]): Wanted[] {
  const telling = wanted.filter(({ minor }) => !minor);
  return telling.some(({ extra }) => !extra) ? telling : wanted;
}

function forget(met: Met): void {
  for (const section of met.sections) {
    met.points[section] = met.anywhere[section] = 0;
    met.inTitle[section] = met.named[section] = 0;
  }
  met.byPage.fill(0);
  met.onPage.fill(0);
}

/** What a thing wanted counts of what it tells: less where it is only guessed what it is. */
function sureness(terms: Wanted['terms']): number {
  const surest = surestOf(terms);
  return surest > 0 && surest < KNOWN ? surest : 1;
}

/** Tells the sum of the values whose bits are set in a mask, eight bits at a time. */
function createSums(values: number[]): (mask: number) => number {
  const bytes: Float64Array[] = [];
  for (let from = 0; from < values.length; from += 8) {
    const sums = new Float64Array(256);
    for (let mask = 1; mask < 256; mask++) {
      const highest = 31 - Math.clz32(mask);
      sums[mask] = sums[mask ^ (1 << highest)]! + (values[from + highest] ?? 0);
    }
    bytes.push(sums);
  }
  return (mask) => {
    let total = 0;
    for (let at = 0; at < bytes.length; at++) total += bytes[at]![(mask >>> (8 * at)) & 255]!;
    return total;
  };
}

function bitCount(mask: number): number {
  let count = 0;
  for (let left = mask; left !== 0; left &= left - 1) count += 1;
  return count;
}

/** Scores are told apart in so many steps before the few best are put in order. */
const STEPS = 1024;

/**
 * The best of all, at most so many of them, best first; of equals what stands first in the docs. To show few of
 * thousands, not all are put in order.
 */
export function bestOf(all: Ranked[], most: number): Ranked[] {
  let top = 0;
  for (const { score } of all) if (score > top) top = score;
  const stepOf = (score: number): number => (top > 0 ? Math.floor((score / top) * STEPS) : 0);
  const counts = new Uint32Array(STEPS + 1);
  for (const { score } of all) counts[stepOf(score)]! += 1;
  let least = STEPS;
  for (let count = counts[least]!; count < most && least > 0;) count += counts[--least]!;
  return all
    .filter(({ score }) => stepOf(score) >= least)
    .sort((one, other) => other.score - one.score || one.section - other.section)
    .slice(0, most);
}
