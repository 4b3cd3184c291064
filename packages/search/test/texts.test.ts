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

describe('markWords', () => {
  it('marks words and leaves the text as it was, joiners and all', () => {
    const pieces = markWords('The lock\u200Ber door', isHit);
    expect(hits(pieces)).toEqual(['lock\u200Ber', 'door']);
    fc.assert(
      fc.property(someTexts, (text) => {
        expect(joined(markWords(text, isHit))).toBe(text);
      }),
    );
  });
});

describe('excerpt', () => {
  it('shows the passage with most of the words', () => {
    const text = `${'One locker. '.padEnd(300, 'words ')}Here a locker has a door.`;
    expect(hits(excerpt(text, isHit, 60))).toEqual(['locker', 'door']);
  });

  it('shows the beginning where nothing is marked', () => {
    expect(joined(excerpt('Cabinets open and close by command.', isHit, 20))).toBe(
      'Cabinets open and …',
    );
  });

  it('is a passage of the text of about the length asked for', () => {
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
  it('makes numbers and placeholders one', () => {
    expect(exactForm('Please wait 57 seconds')).toBe(exactForm('Please wait {n} seconds'));
    expect(exactForm('/orders/cabinets/101')).toBe(exactForm('/orders/cabinets/{cabinet_id}'));
  });

  it('keeps the words of a JSON answer', () => {
    expect(exactForm('{"message":"Not Found!"}')).toBe(' message not found ');
  });
});

describe('the longest run of words', () => {
  it('takes the last word for the beginning of one while it is being typed', () => {
    expect(createRunFinder(['invalid', 'sig'])(' invalid signature ')).toEqual({ from: 0, to: 1 });
    expect(createRunFinder(['invalid', 'sig'], true)(' invalid signature ')).toEqual({
      from: 0,
      to: 2,
    });
  });

  it('is as long as the longest one a naive search finds', () => {
    const some = fc.array(fc.constantFrom('a', 'b', 'c'), { maxLength: 8 });
    fc.assert(
      fc.property(some, some, (wanted, text) => {
        const form = ` ${text.join(' ')} `;
        let longest = 0;
        for (let from = 0; from < wanted.length; from++) {
          for (let to = from + 1; to <= wanted.length; to++) {
            const phrase = ` ${wanted.slice(from, to).join(' ')} `;
            if (form.includes(phrase)) longest = Math.max(longest, to - from);
          }
        }
        const { from, to } = createRunFinder(wanted)(form);
        expect(to - from).toBe(longest);
      }),
    );
  });
});

describe('countWords', () => {
  it('does not count numbers', () => {
    expect(countWords(exactForm('2025-01-02 error 403').trim().split(' '))).toBe(1);
  });
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

  it('are none in a sentence, its marks and its hyphens', () => {
    expect(namesIn("Don't wait: the two-way radio, at 9 o'clock.")).toEqual([]);
    expect(namesIn('lockers')).toEqual([]);
    expect(namesIn(' ')).toEqual([]);
  });

  it('are the path of an address, without host and query', () => {
    expect(namesIn('curl https://a.example:8004/api/lockers/orders?secret_token=x')).toEqual([
      '/api/lockers/orders',
    ]);
  });
});

it('goes up a path that ends in an id', () => {
  expect(shorterPath('/api/orders/cabinets/77')).toBe('/api/orders/cabinets/');
  expect(shorterPath('/api/orders/{order_id}')).toBe('/api/orders/');
  expect(shorterPath('/api/orders/cabinets')).toBe('');
  expect(shorterPath('/77')).toBe('');
});

const texts = ['axa aq', 'qaxa', 'a long-named-thing q', '', 'xaxaxa ax', 'the axe; the aq', 'q'];
const sections = texts.map((text, at) => ({ title: `T${at}`, anchor: `t${at}`, text }));
const index = readIndex(writeIndex([{ url: '/a', title: 'T0', group: '', sections }]));

describe('looking for a name in all texts', () => {
  it.each([
    'axa',
    'aq',
    'xa',
    'q',
    'a',
    'the a',
    'the aq',
    'long-named-thing',
    'long-named-thinG',
    't3',
    'zz',
  ])('finds the sections that hold "%s", each once', (name) => {
    const held = texts.flatMap((text, at) => (`t${at} ${text}`.includes(name) ? [at] : []));
    expect(createSubstringSearch(index)(name, (section) => texts[section])).toEqual(held);
  });
});
