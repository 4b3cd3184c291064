import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { countWords, exactForm, createRunFinder, namesIn, shorterPath } from '../src/exact-form.ts';

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
