import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createExpander, type Wanted } from '../src/expand.ts';
import { parseQuery } from '../src/query.ts';
import { createRanker } from '../src/rank.ts';
import type { Index } from '../src/indexed.ts';
import { readIndex } from '../src/read-index.ts';
import { writeIndex } from '../src/write-index.ts';
import { unpackLength } from '../src/impact.ts';
import { somePages, someWords, manyWords } from './made-pages.ts';

interface Met {
  value: number;
  /** Where surer terms stand. */
  places: number;
  /** Whether any term stands in a title, an address or keywords. */
  isNamed: boolean;
}

/** What each section met of one thing wanted: the best value and the places, read without any table. */
function met({ terms }: Wanted, index: Index): Map<number, Met> {
  const found = new Map<number, Met>();
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

/** The ranking by its definition, section by section, for words that are all complete; without what is hopeless. */
function naiveScores(wanted: Wanted[], index: Index): Map<number, number> {
  const { sections } = index;
  const asked = wanted.filter(({ extra }) => !extra);
  const hits = wanted.map((one) => met(one, index));
  const rarity = wanted.map(({ terms }) => {
    const best = Math.max(...terms.values());
    const uses = [...terms].map(([id, share]) =>
      share >= best * 0.9 ? index.occurrences().uses[id]! : 0,
    );
    const most = Math.max(...uses);
    const rarity = Math.log(1 + (sections.count - most + 0.5) / (most + 0.5));
    return best < 0.82 ? rarity * best : rarity;
  });
  const whole = asked.reduce((sum, _, at) => sum + rarity[at]!, 0);
  const scores = new Map<number, number>();
  for (let section = 0; section < sections.count; section++) {
    const page = index.pages[sections.page[section]!]!;
    let points = 0;
    let covered = 0;
    let titled = 0;
    let titleWords = 0;
    wanted.forEach(({ extra }, at) => {
      const own = hits[at]!.get(section);
      points += (own?.value ?? 0) * rarity[at]!;
      if (extra) return;
      const lent = ((hits[at]!.get(page.firstSection)?.places ?? 0) & 7) !== 0;
      if (own) covered += rarity[at]! * (own.isNamed || lent ? 1 : 0.6);
      else if (lent) [covered, points] = [covered + rarity[at]!, points + rarity[at]! * 0.2 * 2.2];
      else if (
        [...hits[at]!.keys()].some((other) => sections.page[other] === sections.page[section])
      )
        covered += rarity[at]! * 0.2;
      if (((own?.places ?? 0) & 1) === 0) return;
      titled += rarity[at]!;
      titleWords += 1;
    });
    if (!hits.some((one) => one.has(section))) continue;
    const title = sections.title[section]!;
    const filled = Math.min(1, titleWords / index.occurrences().titleWords[title]!);
    const bonus = 1 + (filled * (titled / whole)) ** 2 * 1.6;
    scores.set(section, points * (covered / whole) ** 2 * bonus);
  }
  const least = Math.max(...scores.values()) * 0.02;
  return new Map([...scores].filter(([, score]) => score >= least));
}

describe('createRanker', () => {
  it('gives every section the score of a naive ranking', () => {
    fc.assert(
      fc.property(somePages, fc.oneof(someWords, manyWords), (pages, question) => {
        const index = readIndex(writeIndex(pages));
        const wanted = createExpander(index.dictionary, new Map())(parseQuery(`${question} `));
        fc.pre(wanted.every(({ terms, minor }) => terms.size > 0 && !minor));
        const expected = naiveScores(wanted, index);
        const ranked = createRanker(index)(wanted);
        expect(new Set(ranked.map(({ section }) => section))).toEqual(new Set(expected.keys()));
        for (const { section, score } of ranked)
          expect(score).toBeCloseTo(expected.get(section)!, 4);
      }),
      { numRuns: 40 },
    );
  });

  it('gives the same answer when asked again', () => {
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
