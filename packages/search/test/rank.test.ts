import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createExpander, type Clause } from '../src/expand.ts';
import { parseQuery } from '../src/query.ts';
import { createRanker } from '../src/rank.ts';
import type { Index } from '../src/indexed.ts';
import { readIndex } from '../src/read-index.ts';
import { writeIndex } from '../src/write-index.ts';
import { unpackLength } from '../src/impact.ts';
import { somePages, someWords, manyWords } from './made-pages.ts';

interface Match {
  value: number;
  /** The places of certain terms. */
  places: number;
  /** Whether any term is in a title, an address or keywords. */
  isNamed: boolean;
}

/** The sections that match a clause, with best value and places, computed without lookup tables. */
function matchesOf({ terms }: Clause, index: Index): Map<number, Match> {
  const found = new Map<number, Match>();
  const lengths = [...index.sections.length].map(unpackLength);
  const average = Math.max(1, lengths.reduce((sum, length) => sum + length, 0) / lengths.length);
  for (const [id, share] of terms) {
    for (
      let at = index.occurrences().firstOccurrence[id]!;
      at < index.occurrences().firstOccurrence[id + 1]!;
      at++
    ) {
      const section = index.occurrences().occurrenceSections[at]!;
      const place = index.occurrences().occurrencePlaces[at]!;
      const named = (place & 1 ? 5 : 0) + (place & 2 ? 3 : 0) + (place & 4 ? 5 : 0);
      const weight =
        named + [0, 1, 2, 4][place >> 3]! / (0.4 + (0.6 * lengths[section]!) / average);
      const before = found.get(section) ?? { value: 0, places: 0, isNamed: false };
      const value = Math.max(before.value, (share * weight * 2.2) / (weight + 1.2));
      const places = before.places | (share >= 0.3 ? place : 0);
      found.set(section, { value, places, isNamed: before.isNamed || named > 0 });
    }
  }
  return found;
}

/** The ranking by its definition, section by section, for complete words, without sections below the minimum share. */
function naiveScores(clauses: Clause[], index: Index): Map<number, number> {
  const { sections } = index;
  const required = clauses.filter(({ extra }) => !extra);
  const hits = clauses.map((one) => matchesOf(one, index));
  const weights = clauses.map(({ terms }) => {
    const best = Math.max(...terms.values());
    const uses = [...terms].map(([id, share]) =>
      share >= best * 0.9 ? index.occurrences().uses[id]! : 0,
    );
    const maxUses = Math.max(...uses);
    const idf = Math.log(1 + (sections.count - maxUses + 0.5) / (maxUses + 0.5));
    return best < 0.82 ? idf * best : idf;
  });
  const totalWeight = required.reduce((sum, _, at) => sum + weights[at]!, 0);
  const scores = new Map<number, number>();
  for (let section = 0; section < sections.count; section++) {
    const page = index.pages[sections.page[section]!]!;
    let points = 0;
    let covered = 0;
    let titled = 0;
    let titleWords = 0;
    clauses.forEach(({ extra }, at) => {
      const match = hits[at]!.get(section);
      points += (match?.value ?? 0) * weights[at]!;
      if (extra) return;
      const isInherited = ((hits[at]!.get(page.firstSection)?.places ?? 0) & 7) !== 0;
      if (match) covered += weights[at]! * (match.isNamed || isInherited ? 1 : 0.6);
      else if (isInherited)
        [covered, points] = [covered + weights[at]!, points + weights[at]! * 0.2 * 2.2];
      else if (
        [...hits[at]!.keys()].some((other) => sections.page[other] === sections.page[section])
      )
        covered += weights[at]! * 0.2;
      if (((match?.places ?? 0) & 1) === 0) return;
      titled += weights[at]!;
      titleWords += 1;
    });
    if (!hits.some((one) => one.has(section))) continue;
    const title = sections.title[section]!;
    const filled = Math.min(1, titleWords / index.occurrences().titleWords[title]!);
    const bonus = 1 + (filled * (titled / totalWeight)) ** 2 * 1.6;
    scores.set(section, points * (covered / totalWeight) ** 2 * bonus);
  }
  const min = Math.max(...scores.values()) * 0.02;
  return new Map([...scores].filter(([, score]) => score >= min));
}

describe('createRanker', () => {
  it('gives every section the score of a naive ranking', () => {
    fc.assert(
      fc.property(somePages, fc.oneof(someWords, manyWords), (pages, question) => {
        const index = readIndex(writeIndex(pages));
        const clauses = createExpander(index.dictionary, new Map())(parseQuery(`${question} `));
        fc.pre(clauses.every(({ terms, minor }) => terms.size > 0 && !minor));
        const expected = naiveScores(clauses, index);
        const ranked = createRanker(index)(clauses);
        expect(new Set(ranked.map(({ section }) => section))).toEqual(new Set(expected.keys()));
        for (const { section, score } of ranked)
          expect(score).toBeCloseTo(expected.get(section)!, 4);
      }),
      { numRuns: 40 },
    );
  });

  it('gives the same result for a repeated question', () => {
    fc.assert(
      fc.property(somePages, someWords, someWords, (pages, question, other) => {
        const index = readIndex(writeIndex(pages));
        const rank = createRanker(index);
        const ask = (text: string) =>
          rank(createExpander(index.dictionary, new Map())(parseQuery(text)));
        const first = ask(question);
        ask(other);
        expect(ask(question)).toEqual(first);
      }),
    );
  });
});
