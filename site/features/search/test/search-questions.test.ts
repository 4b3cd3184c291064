import { createSearch, excerpt, markWords, readIndex, writeIndex } from '@frontline/search';
import { describe, expect, it } from 'vitest';
import { siteSynonyms } from '../build/synonyms.ts';
import { searchPages } from './search-pages.ts';

const pages = await searchPages();
const texts = pages.flatMap(({ sections }) => sections.map(({ text }) => text));
const search = createSearch(readIndex(writeIndex(pages, siteSynonyms())));

/** Asks as the page does: finds, then marks every title and cuts every excerpt. Answers the addresses. */
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

/** The same letters from another part of Unicode. */
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

describe('questions nobody should have to ask', () => {
  it('answers every name that each object has', () => {
    expect(prototypeNames.length).toBeGreaterThan(50);
    for (const name of prototypeNames) {
      for (const question of [name, `${name}(`, `class ${name} error`, `open ${name}(`]) {
        expect(() => ask(question), question).not.toThrow();
      }
    }
  });

  it.each(hostile)('finds the lockers beside %s', (_, question) => {
    expect(ask(question).join(' ')).toContain('locker');
  });

  it.each(long)('answers 5,000 characters of %s', (_, question) => {
    expect(question.length).toBeGreaterThanOrEqual(4500);
    expect(() => ask(question)).not.toThrow();
  });
});
