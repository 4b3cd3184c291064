// cspell:ignore qaxa xaxaxa
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { excerpt, markWords, type Piece } from '../src/excerpt.ts';
import { countWords, exactForm, createRunFinder, namesIn, shorterPath } from '../src/exact-form.ts';
import { readIndex, writeIndex } from '../src/index.ts';
import { createSubstringSearch } from '../src/substring-search.ts';

const isHit = (term: string): boolean => term === 'locker' || term === 'door';
const joined = (pieces: Piece[]): string => pieces.map(({ text }) => text).join('');
const hits = (pieces: Piece[]): string[] => pieces.filter(({ hit }) => hit).map(({ text }) => text);
const someTexts = fc
  .array(fc.constantFrom('locker', 'Door', 'a', 'cabinet,', 'opens.', 'lock\u00ADer'))
  .map((all) => all.join(' '));

it('marks words and leaves the text unchanged, including joiners', () => {
  const pieces = markWords('The lock\u200Ber door', isHit);
  expect(hits(pieces)).toEqual(['lock\u200Ber', 'door']);
  fc.assert(
    fc.property(someTexts, (text) => {
      expect(joined(markWords(text, isHit))).toBe(text);
    }),
  );
});

describe('excerpt', () => {
  it('shows the passage with most of the words, the first among equals', () => {
    const text = `${'One locker. '.padEnd(300, 'words ')}Here a locker has a door.`;
    expect(hits(excerpt(text, isHit, 60))).toEqual(['locker', 'door']);
    const [start] = excerpt(text.replace(' has a door', ''), isHit, 60);
    expect(start).toEqual({ text: 'One ', hit: false });
  });

  it('shows the beginning if nothing is marked', () => {
    expect(joined(excerpt('Cabinets open and close by command.', isHit, 20))).toBe(
      'Cabinets open and …',
    );
  });

  it('is a passage of the text of about the requested length', () => {
    fc.assert(
      fc.property(someTexts, (text) => {
        const shown = joined(excerpt(text, isHit, 40));
        expect(text).toContain(shown.replace(/^… /, '').replace(/ …$/, ''));
        expect(shown.length).toBeLessThanOrEqual(44);
      }),
    );
  });
});

describe('exactForm', () => {
  it('treats numbers and placeholders alike', () => {
    expect(exactForm('Please wait 57 seconds')).toBe(exactForm('Please wait {n} seconds'));
    expect(exactForm('/orders/cabinets/101')).toBe(exactForm('/orders/cabinets/{cabinet_id}'));
  });

  it('keeps the words of a JSON response', () => {
    expect(exactForm('{"message":"Not Found!"}')).toBe(' message not found ');
  });
});

describe('the longest run of words', () => {
  it('matches the last word as a prefix while it is being typed', () => {
    expect(createRunFinder(['invalid', 'sig'])(' invalid signature ')).toEqual({ from: 0, to: 1 });
    expect(createRunFinder(['invalid', 'sig'], true)(' invalid signature ')).toEqual({
      from: 0,
      to: 2,
    });
  });

  it('is as long as the longest one a naive search finds', () => {
    const some = fc.array(fc.constantFrom('a', 'b', 'c'), { maxLength: 8 });
    fc.assert(
      fc.property(some, some, (words, text) => {
        const form = ` ${text.join(' ')} `;
        let longest = 0;
        for (let from = 0; from < words.length; from++) {
          for (let to = from + 1; to <= words.length; to++) {
            const phrase = ` ${words.slice(from, to).join(' ')} `;
            if (form.includes(phrase)) longest = Math.max(longest, to - from);
          }
        }
        const { from, to } = createRunFinder(words)(form);
        expect(to - from).toBe(longest);
      }),
    );
  });
});

it('does not count numbers as words', () => {
  expect(countWords(exactForm('2025-01-02 error 403').trim().split(' '))).toBe(1);
});

describe('names in a question', () => {
  it.each([
    ['--host', ['--host']],
    ['and/or', ['and/or']],
    ['X-Twilio-Sig', ['X-Twilio-Sig']],
    ['what is `on_the_way`, please', ['on_the_way']],
    ['"cabinets.0.key"', ['cabinets.0.key']],
    ['does claimRequest repeat?', ['claimRequest']],
  ])('are in %s', (question, names) => {
    expect(namesIn(question)).toEqual(names);
  });

  it('do not include punctuation and hyphens of a sentence', () => {
    expect(namesIn("Don't wait: the two-way radio, at 9 o'clock.")).toEqual([]);
    expect(namesIn('lockers')).toEqual([]);
    expect(namesIn(' ')).toEqual([]);
  });

  it('include the path of an address, without host and query', () => {
    expect(namesIn('curl https://a.example:8004/api/lockers/orders?secret_token=x')).toEqual([
      '/api/lockers/orders',
    ]);
  });
});

it('removes the id that ends a path', () => {
  expect(shorterPath('/api/orders/cabinets/77')).toBe('/api/orders/cabinets/');
  expect(shorterPath('/api/orders/{order_id}')).toBe('/api/orders/');
  expect(shorterPath('/api/orders/cabinets')).toBe('');
  expect(shorterPath('/77')).toBe('');
});

const texts = ['axa aq', 'qaxa', 'a long-named-thing q', '', 'xaxaxa ax', 'the axe; the aq', 'q'];
const sections = texts.map((text, at) => ({ title: `T${at}`, anchor: `t${at}`, text }));
const index = readIndex(writeIndex([{ url: '/a', title: 'T0', group: '', sections }]));

it.each([
  ...['axa', 'aq', 'xa', 'q', 'a', 'the a', 'the aq', 'long-named-thing', 'long-named-thinG'],
  ...['t3', 'zz'],
])('finds each section that contains "%s" once', (name) => {
  const expected = texts.flatMap((text, at) => (`t${at} ${text}`.includes(name) ? [at] : []));
  expect(createSubstringSearch(index)(name, (section) => texts[section])).toEqual(expected);
});
