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
  ['surrogates the wrong way round', 'locker \uDD12\uD83D'],
  ['right-to-left letters', '\u062E\u0632\u0627\u0646\u0629 locker'],
  ['marks that turn the direction', '\u202Elocker\u202C \u2066open\u2069'],
  ['emoji joined into one', 'locker 👩‍👩‍👧‍👦 🔒️'],
  ['control characters', '\u0000\u0001\u001Flocker\u007F\u009F'],
  ['the letter that ends prefixes', 'locker\uFFFF \uFFFE'],
  ['full-width letters', shifted('locker', 0xfee0)],
  ['letters in bold of mathematics', shifted('locker', 0x1d3b9)],
  ['a byte order mark', '\uFEFFlocker'],
  ['a letter under a hundred marks', `locker e${'\u0301'.repeat(100)}`],
  ['a letter that grows in lower case', 'locker \u0130\u0130'],
  ['ligatures', 'locker ﬁﬂ ﷺ'],
];

const long: [string, string][] = [
  ['one letter', 'l'.repeat(5000)],
  ['one letter at a time', 'l '.repeat(2500)],
  ['a name of many pieces', 'locker_'.repeat(715)],
  ['a name of many humps', 'lockerOpen'.repeat(500)],
  ['one word', 'locker '.repeat(715)],
  ['one word mistyped', 'lokcer '.repeat(715)],
  ['words that are all different', Array.from({ length: 900 }, (_, at) => `w${at}q`).join(' ')],
  ['braces', '{"'.repeat(2500)],
  ['emoji', '🔒'.repeat(2500)],
  ['high surrogates', '\uD83D'.repeat(5000)],
  ['ligatures that stand for many letters', 'ﷺ'.repeat(5000)],
  ['controls', '\u0000'.repeat(5000)],
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

  it.each(['class constructor error', 'open constructor('])(
    'goes on past the name in %s',
    (text) => {
      expect(ask(text).length).toBeGreaterThan(0);
    },
  );

  it.each(hostile)('finds the lockers beside %s', (_, question) => {
    expect(ask(question).join(' ')).toContain('locker');
  });

  it.each(long)('answers 5,000 characters of %s', (_, question) => {
    expect(question.length).toBeGreaterThanOrEqual(4500);
    expect(() => ask(question)).not.toThrow();
  });
});
