import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { termAt } from '../src/dictionary.ts';
import { expand } from '../src/expand.ts';
import { createPhraseSimilarity } from '../src/phrase-similarity.ts';
import { phrasesOf } from '../src/occurrences.ts';
import type { Page } from '../src/pages.ts';
import { parseQuery } from '../src/query.ts';
import { readIndex } from '../src/read-index.ts';
import { createSearch } from '../src/search.ts';
import { plainTerms } from '../src/words.ts';
import { writeIndex } from '../src/write-index.ts';
import { somePages } from './made-pages.ts';

const called = (title: string, anchor: string, keywords: string[]) => ({
  title,
  anchor,
  text: 'What to do then.',
  keywords,
});

const pages: Page[] = [
  {
    url: '/docs/boards',
    title: 'Boards',
    group: '',
    keywords: [],
    sections: [
      { title: 'Boards', anchor: '', text: 'All about boards.' },
      called('Strewn', 'strewn', ['number stays off', 'an order on paper', 'take the board down']),
      called('Together', 'together', ['take an order off the board', 'number', 'paper, stays']),
      called('Take an order off the board', 'heading', []),
    ],
  },
];
const index = readIndex(writeIndex(pages));
const similarity = createPhraseSimilarity(index);
const likenessTo = (question: string) =>
  similarity(expand(parseQuery(question), index.dictionary, index.synonyms));

describe('how like a question the phrases of a section are', () => {
  it('puts what is asked for in these words together before what has them strewn', () => {
    const [boards] = createSearch(index).find('order off board').pages;
    const order = boards!.hits.map(({ url }) => url.split('#')[1]);
    expect(order.indexOf('together')).toBeLessThan(order.indexOf('strewn'));
  });

  it('counts a phrase more than a heading, and either more than words of several phrases', () => {
    const of = likenessTo('take an order off the board ');
    const [, strewn = 0, together = 0, heading = 0] = [0, 1, 2, 3].map(of);
    expect(together).toBeCloseTo(5, 5);
    expect(together).toBeGreaterThan(heading);
    expect(heading).toBeGreaterThan(1);
    expect(strewn).toBeGreaterThan(1);
    expect(strewn).toBeLessThan(3);
  });

  it('is none where no word is shared, and for a question that tells a story', () => {
    expect(likenessTo('radio')(2)).toBe(1);
    const story =
      'customer came angry, manager said take an order off the board, colleague wrote paper';
    expect(likenessTo(story)(2)).toBe(1);
  });

  it('does not take many words that say little for a story', () => {
    const wordy = 'how is it that I can take an order off the board when it is there';
    expect(likenessTo(wordy)(2)).toBeGreaterThan(1.2);
  });

  it('forgets the question before', () => {
    likenessTo('take the order');
    expect(likenessTo('radio')(2)).toBe(1);
  });
});

it('reads the phrases that were written, a heading first', () => {
  fc.assert(
    fc.property(somePages, (made) => {
      const read = readIndex(writeIndex(made));
      const { firstPhrase, firstPhraseTerm, phraseTerms } = read.occurrences();
      const wanted = made.flatMap((page) =>
        page.sections.map((section, at) => [
          plainTerms(section.title),
          ...phrasesOf(section, at === 0 ? page : undefined),
        ]),
      );
      const found = wanted.map((_, section) =>
        Array.from({ length: firstPhrase[section + 1]! - firstPhrase[section]! }, (__, at) => {
          const phrase = firstPhrase[section]! + at;
          const own = phraseTerms.slice(firstPhraseTerm[phrase]!, firstPhraseTerm[phrase + 1]!);
          return [...own].map((term) => termAt(read.dictionary, term));
        }),
      );
      const asSets = (all: string[][][]) =>
        all.map((phrases) => phrases.map((phrase) => [...new Set(phrase)].sort()));
      expect(asSets(found)).toEqual(asSets(wanted));
    }),
  );
});
