import type { Findings } from '@frontline/search';
import { describe, expect, it } from 'vitest';
import { unasked } from '../page/answer.ts';
import { failedChoices, foundChoices, startingChoices } from '../page/choices.ts';

/** Findings with pages of so many hits each. */
function findings(...counts: number[]): Findings {
  const pages = counts.map((count, page) => ({
    url: `/docs/${page}`,
    title: `Page ${page}`,
    group: 'Lockers',
    hits: Array.from({ length: count }, (_, at) => ({
      section: at,
      url: at === 0 ? `/docs/${page}` : `/docs/${page}#s${at}`,
      title: `Section ${at}`,
    })),
  }));
  return { ...unasked.findings, pages };
}

const kinds = (choices: ReturnType<typeof foundChoices>) =>
  choices.groups.map((group) => group.choices.map(({ kind }) => kind).join(' '));

describe('choices', () => {
  it('offer top tasks before a word is typed, after recent searches', () => {
    expect(startingChoices([]).groups.map(({ label }) => label)).toEqual(['Top tasks']);
    expect(startingChoices(['locker']).groups[0]).toEqual({
      label: 'Recent searches',
      product: '',
      choices: [{ kind: 'question', question: 'locker' }],
    });
  });

  it('group hits by page, four of a page, and announce how many there are', () => {
    const choices = foundChoices(findings(5, 1), 8, false);
    expect(kinds(choices)).toEqual(['hit hit hit hit', 'hit', 'more', 'page']);
    expect(choices.announcement).toBe('6 results on 2 pages, 5 shown.');
  });

  it('stop at maxHits, and show all on request', () => {
    expect(kinds(foundChoices(findings(3, 3, 3), 4, false))).toEqual([
      'hit hit hit',
      'hit',
      'more',
      'page',
    ]);
    const all = foundChoices(findings(5, 1), 4, true);
    expect(kinds(all)).toEqual(['hit hit hit hit hit', 'hit', 'page']);
    expect(all.announcement).toBe('6 results on 2 pages.');
  });

  it('say at the end where a question goes that none of them answers', () => {
    expect(foundChoices(findings(1), 8, false).groups.at(-1)?.choices).toEqual([
      {
        kind: 'page',
        suggestion: {
          title: 'Write a message to whoever knows',
          path: '/docs/support#message',
        },
      },
    ]);
  });

  it('never end in nothing', () => {
    const choices = foundChoices(
      {
        pages: [],
        marks: [],
        nearest: ['locker'],
        corrected: undefined,
        read: undefined,
        weak: false,
        complete: true,
      },
      8,
      false,
    );
    expect(choices.nothing).toBe(true);
    expect(choices.groups.map(({ label }) => label)).toEqual([
      'Did you mean',
      'Where to look next',
    ]);
    expect(choices.announcement).toBe('No results. Other ways to go on are listed.');
  });

  it('say where the first hit lacks most of what was asked', () => {
    const choices = foundChoices({ ...findings(1), weak: true }, 8, false);
    expect(choices.announcement).toBe('No page has all of this. 1 result on 1 page.');
  });

  it('say when time ran out before all was read', () => {
    const choices = foundChoices({ ...findings(1), complete: false }, 8, false);
    expect(choices.announcement).toBe('1 result on 1 page. Some text was left out.');
  });

  it('offer ways to go on where a question has failed, and leave the telling to the alert', () => {
    const { groups, announcement, nothing } = failedChoices();
    expect(groups.map(({ label }) => label)).toEqual(['Where to look next']);
    expect([announcement, nothing]).toEqual(['', false]);
  });
});
