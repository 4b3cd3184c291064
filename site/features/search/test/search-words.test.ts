import { readFileSync } from 'node:fs';
import { stem, words, type Section, createSearch } from '@frontline/search';
import { excerpt, markWords, readIndex, writeIndex } from '@frontline/search';
import { describe, expect, it } from 'vitest';
import { glossary } from '../../../content/glossary.ts';
import { withPhrases } from '../build/read-pages.ts';
import { readSynonyms, siteSynonyms } from '../build/synonyms.ts';
import { pages } from '../../../test/pages.ts';
import { searchPages } from './search-pages.ts';

const MAX_PHRASES = 250;
const MAX_LINES = 250;

/** Every search phrase of a page and every alternative name of a glossary term. */
const phrases = [
  ...pages.flatMap(({ frontMatter: { search } }) =>
    Object.values((search ?? {}) as Record<string, string[]>).flat(),
  ),
  ...glossary.flatMap(({ also = [] }) => also),
].map((phrase) => phrase.toLowerCase());

const sections: Section[] = [
  { title: 'Made', anchor: '', text: 'What it is.' },
  { title: 'Hours', anchor: 'hours', text: 'When the store is open.' },
];
const sectionsWith = (search: unknown) => withPhrases(sections, search, 'docs/made.mdx');

/** Phrases that occur earlier in the same list. */
const duplicates = (all: string[]) => all.filter((phrase, at) => all.indexOf(phrase) < at);
const stems = (text: string) => words(text).map(({ term }) => stem(term));

describe('phrases of sections', () => {
  it('are found with their section', () => {
    const [made, hours] = sectionsWith({ Hours: ['opening times', 'holiday schedule'] });
    expect(made).toEqual(sections[0]);
    expect(hours?.keywords).toEqual(['opening times', 'holiday schedule']);
  });

  it.each([
    ['an unknown heading', { Days: ['weekend'] }, '"Days" is no heading of the page'],
    [
      'a phrase that only repeats words of its section',
      { Hours: ['opened stores'] },
      'says nothing that',
    ],
    ['a duplicate phrase', { Hours: ['weekend', 'weekend'] }, '"weekend" appears twice'],
    ['more than three', { Hours: ['a1', 'b1', 'c1', 'd1'] }, 'one to 3 phrases'],
    ['a long phrase', { Hours: ['when do we have to be there today'] }, 'more than 6 words'],
    ['a list without headings', ['weekend'], 'a list of phrases below each heading'],
  ])('refuse %s', (_, search, message) => {
    expect(() => sectionsWith(search)).toThrow(message);
    expect(() => sectionsWith(search)).toThrow('docs/made.mdx');
  });

  it(`are at most ${MAX_PHRASES} with the words of the glossary, without duplicates`, () => {
    expect(phrases.length).toBeGreaterThan(30);
    expect(phrases.length).toBeLessThanOrEqual(MAX_PHRASES);
    expect(duplicates(phrases)).toEqual([]);
    expect(duplicates(['bell', 'box', 'bell'])).toEqual(['bell']);
  });
});

describe('the table of synonyms', () => {
  const table = readFileSync(new URL('../../../content/synonyms.txt', import.meta.url), 'utf8');

  it(`has at most ${MAX_LINES} lines, none without a meaning`, () => {
    const lines = table.split('\n').filter((line) => line !== '' && !line.startsWith('#'));
    expect(lines.length).toBeGreaterThan(50);
    expect(lines.length).toBeLessThanOrEqual(MAX_LINES);
    expect(Object.entries(readSynonyms(table)).filter(([, meant]) => meant === '')).toEqual([]);
  });

  it('maps equal words to each other, and others one way', () => {
    expect(readSynonyms('# Ways\nshut, close\nmgr => manager, lead\nclose, end\n')).toEqual({
      shut: 'close',
      close: 'shut end',
      end: 'close',
      mgr: 'manager lead',
    });
  });

  it('names an invalid line', () => {
    expect(() => readSynonyms('a, b\n=> c')).toThrow('synonyms.txt:2: "=> c"');
  });

  it('leaves product terms to the glossary, which repeats no word', () => {
    const general = readSynonyms(table);
    expect(phrases.filter((phrase) => Object.hasOwn(general, phrase))).toEqual([]);
    const known = glossary.flatMap(({ name, meaning, also = [] }) => {
      const own = new Set(stems(`${name} ${meaning}`));
      return also.filter((word) => stems(word).every((one) => own.has(one)));
    });
    expect(known).toEqual([]);
  });
});

const indexed = await searchPages();
const texts = indexed.flatMap(({ sections }) => sections.map(({ text }) => text));
const search = createSearch(readIndex(writeIndex(indexed, siteSynonyms())));

/** Runs a query as the page does: marks every title and cuts every excerpt. Returns the URLs. */
function ask(question: string): string[] {
  const { pages: found, marks } = search.find(question, (section) => texts[section]);
  const isMarked = (term: string) => marks.includes(term);
  return found.flatMap(({ hits }) =>
    hits.map(({ url, title, section }) => {
      const pieces = markWords(title, isMarked);
      expect(pieces.map(({ text }) => text).join('')).toBe(title);
      expect(typeof excerpt(texts[section]!, isMarked)[0]?.text).toBe(
        texts[section] ? 'string' : 'undefined',
      );
      return url;
    }),
  );
}

const prototypeNames = [
  ...Object.getOwnPropertyNames(Object.prototype),
  ...Object.getOwnPropertyNames(Array.prototype),
  ...Object.getOwnPropertyNames(Function.prototype),
  'prototype',
];

/** The same letters in another Unicode block. */
const shifted = (word: string, by: number) =>
  String.fromCodePoint(...[...word].map((letter) => letter.charCodeAt(0) + by));

const hostile: [string, string][] = [
  ['a lone high surrogate', 'lock\uD83D er'],
  ['a lone low surrogate', '\uDD12locker'],
  ['right-to-left letters', '\u062E\u0632\u0627\u0646\u0629 locker'],
  ['emoji joined into one', 'locker 👩‍👩‍👧‍👦 🔒️'],
  ['the letter that ends prefixes', 'locker\uFFFF \uFFFE'],
  ['letters in bold of mathematics', shifted('locker', 0x1d3b9)],
  ['a letter under a hundred marks', `locker e${'\u0301'.repeat(100)}`],
  ['ligatures', 'locker ﬁﬂ ﷺ'],
];

const long: [string, string][] = [
  ['one letter', 'l'.repeat(5000)],
  ['a name of many pieces', 'locker_'.repeat(715)],
  ['one word mistyped', 'lokcer '.repeat(715)],
  ['words that are all different', Array.from({ length: 900 }, (_, at) => `w${at}q`).join(' ')],
  ['emoji', '🔒'.repeat(2500)],
  ['ligatures that stand for many letters', 'ﷺ'.repeat(5000)],
];

describe('hostile queries', () => {
  it('handles every property name of built-in prototypes', () => {
    expect(prototypeNames.length).toBeGreaterThan(50);
    for (const name of prototypeNames) {
      for (const question of [name, `${name}(`, `class ${name} error`, `open ${name}(`]) {
        expect(() => ask(question), question).not.toThrow();
      }
    }
  });

  it.each(hostile)('finds lockers despite %s', (_, question) => {
    expect(ask(question).join(' ')).toContain('locker');
  });

  it.each(long)('answers 5,000 characters of %s', (_, question) => {
    expect(question.length).toBeGreaterThanOrEqual(4500);
    expect(() => ask(question)).not.toThrow();
  });
});
