import { describe, expect, it } from 'vitest';
import { namesIn, shorterPath } from '../src/names.ts';

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
