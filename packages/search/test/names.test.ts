import { describe, expect, it } from 'vitest';
import { namesIn } from '../src/names.ts';

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
