// cspell:ignore tured fridgewidget opne zzqx blorf
import { describe, expect, it } from 'vitest';
import { createBoost } from '../src/boost.ts';
import type { Page } from '../src/pages.ts';
import { parseQuery } from '../src/query.ts';
import { readIndex } from '../src/read-index.ts';
import { createSearch, type Findings } from '../src/search.ts';
import { writeIndex } from '../src/write-index.ts';
import { page } from './made-pages.ts';

const WAIT = 'Please wait {n} seconds before sending another request!';
const site: Page[] = [
  page('Call buttons', 'A button asks for staff. Press it once.', [
    ['Errors', 'Device key not found! or please wait some seconds. Each has its own page.'],
  ]),
  page('Lockers', 'Staff load an order and the customer opens a cabinet.', [
    ['Open a cabinet', 'Send the command open. The field thermal_mode is not needed.'],
    ['Temperature modes', 'A cabinet can chill, freeze or heat.'],
  ]),
  page('RingCentral', 'Staff claim a request in a team.'),
  page('Troubleshooting', 'Find the message you see.', [
    ['Device key not found!', 'Check the device_key of the button.'],
    [WAIT, 'A button can send one request a minute.'],
    ['Errors', 'All other errors.'],
  ]),
  page('Radio', 'The text you want becomes speech.', [], { keywords: ['walkie', 'two way'] }),
];
const synonyms = {
  fridge: 'chill',
  'click and collect': 'lockers',
  gizmo: 'radio lockers',
  widget: 'lockers radio',
  // One letter from `radio`, and not mistyped.
  radii: 'cabinet',
};
const texts = site.flatMap(({ sections }) => sections.map(({ text }) => text));
const search = createSearch(readIndex(writeIndex(site, synonyms)));
const ask = (question: string): Findings => search.find(question, (section) => texts[section]);
const first = (question: string): string | undefined => ask(question).pages[0]?.hits[0]?.url;

describe('search', () => {
  it.each([
    ['the beginning of a word', 'trouble', '/docs/troubleshooting'],
    ['a word with a typo', 'lokcers', '/docs/lockers'],
    ['a joined word', 'callbuttons', '/docs/call-buttons'],
    ['a split word', 'ring central', '/docs/ringcentral'],
    ['an identifier in one piece', 'thermalmode', '/docs/lockers#open-a-cabinet'],
    ['a keyword', 'walkie', '/docs/radio'],
    ['a synonym', 'fridge', '/docs/lockers#temperature-modes'],
    ['a synonym, the first of its meanings', 'gizmo', '/docs/radio'],

    ['a synonym of several words', 'click and collect', '/docs/lockers'],
    ['another form of a word', 'opening cabinets', '/docs/lockers#open-a-cabinet'],
    ['a question', 'how do I open a cabinet', '/docs/lockers#open-a-cabinet'],
  ])('finds a section by %s', (_, question, url) => {
    expect(first(question)).toBe(url);
  });

  it.each([
    'Please wait 57 seconds before sending another request!',
    '{"message":"Please wait 3 seconds before sending another request!"}',
    'POST /api/callbutton/press 429 Please wait 12 seconds before sending another request!',
  ])('lands on its own heading for %s', (pasted) => {
    expect(first(pasted)).toMatch(/^\/docs\/troubleshooting#please-wait/);
  });

  it('reports corrected words, and does not correct quoted ones', () => {
    expect(ask('Lokcers open').corrected).toBe('lockers open');
    expect(ask('lockers open').corrected).toBeUndefined();
    expect(ask('trouble').corrected).toBeUndefined();
    expect(ask('radii').corrected).toBeUndefined();
    for (const word of ["can't", "won't", "wasn't"])
      expect(ask(`lockers ${word} open`).corrected, word).toBeUndefined();
    expect(ask("l'lockers l'opne").corrected).not.toBe("l'lockers l'opne");
    expect(ask('"lokcers"').pages).toEqual([]);
    expect(ask('"lokcers"').nearest).toContain('lockers');
    expect(ask('"lockers"').pages[0]?.url).toBe('/docs/lockers');
  });

  it('orders equally good sections as the docs do', () => {
    const equals = [page('Later twin', 'Same.'), page('Later twin', 'Same.')].map((one, at) => ({
      ...one,
      url: `/docs/twin-${2 - at}`,
    }));
    const found = createSearch(readIndex(writeIndex([...equals, ...site], {}))).find('later twin');
    expect(found.pages.slice(0, 2).map(({ url }) => url)).toEqual(['/docs/twin-2', '/docs/twin-1']);
  });

  it('ranks the page whose heading is the message above a page that mentions it', () => {
    expect(first('Device key not found!')).toBe('/docs/troubleshooting#device-key-not-found');
  });

  it('answers from titles before the texts have arrived', () => {
    expect(search.find('open a cabinet').pages[0]?.url).toBe('/docs/lockers');
  });

  it('keeps the hits of a page together and returns each address once', () => {
    const { pages } = ask('errors');
    const urls = pages.flatMap(({ hits }) => hits.map(({ url }) => url));
    expect(new Set(urls).size).toBe(urls.length);
    expect(pages.map(({ url }) => url)).toEqual(['/docs/troubleshooting', '/docs/call-buttons']);
  });

  it('lists the terms to highlight, most certain first, without stop words', () => {
    const { marks } = ask('how do I open the cabinet');
    expect(marks.slice(0, 2)).toEqual(['open', 'cabinet']);
    expect(marks).toContain('opens');
    expect(marks).not.toContain('the');
  });

  it('suggests the nearest words when nothing matches', () => {
    const { pages, nearest } = ask('rudoi');
    expect(pages).toEqual([]);
    expect(nearest).toContain('radio');
  });

  it('finds nothing for an empty question', () => {
    expect(ask('  ').pages).toEqual([]);
    expect(ask('?!').nearest).toEqual([]);
  });

  it('answers a question of a thousand words', () => {
    expect(ask('open a cabinet '.repeat(334)).pages[0]?.url).toBe('/docs/lockers');
  });

  it('finds a section whose heading contains no word', () => {
    const made = [page('Signs', 'All signs.', [['+', 'Adds a cabinet.']]), page('More', 'Adds.')];
    const { pages } = createSearch(readIndex(writeIndex(made))).find('adds cabinet');
    expect(pages[0]?.hits[0]?.title).toBe('+');
  });
});

describe('the time limit of a question', () => {
  const long = 'lokcers open the cabinet with a thermal mode, a lokcers zzqqxyw and radio '.repeat(
    40,
  );
  /** Searches with a clock that advances by one each time it is read. */
  const within = (budget: number, question = long) => {
    let looks = 0;
    const index = readIndex(writeIndex(site, synonyms));
    const found = createSearch(index, { budget, now: () => looks++ }).find(
      question,
      (section) => texts[section],
    );
    return { found, looks };
  };

  it('does not affect an ordinary question', () => {
    expect(ask('open a cabinet').complete).toBe(true);
    expect(within(1000, 'open a cabinet').found).toEqual(ask('open a cabinet'));
  });

  it('returns partial results, and says that they are not complete', () => {
    const { found, looks } = within(1, 'cabinet of a radio');
    expect(found.complete).toBe(false);
    expect(found.pages[0]?.url).toBe('/docs/lockers');
    expect(looks).toBeLessThan(10);
  });

  it('may expire at any moment', () => {
    const { looks } = within(Infinity);
    expect(looks).toBeGreaterThan(30);
    for (let budget = 0; budget < looks; budget++) {
      const { found } = within(budget);
      expect(found.complete, `${budget} of ${looks}`).toBe(false);
      expect(found.pages.length, `${budget} of ${looks}`).toBeGreaterThan(0);
    }
    expect(within(looks * 2).found.complete).toBe(true);
  });

  it('also stops the search for nearest words', () => {
    const nothing = Array.from({ length: 5 }, (_, at) => `zzqqxyw${at}`).join(' ');
    expect(within(1000, nothing).found.complete).toBe(true);
    expect(within(6, nothing).found).toMatchObject({ pages: [], complete: false });
  });
});

const pages = [
  page('Curbside', 'Curbside at the store: a day at the bays. Curbside all day.', [
    ['End of day', 'The last round. Check that nothing is left on the shelf, and tell the lead.'],
  ]),
  page('Lockers', 'Staff load an order.'),
];
const wordsOnly = createSearch(readIndex(writeIndex(pages)));
const firstOf = (question: string) => wordsOnly.find(question).pages[0]?.hits[0]?.url;

it('ranks the introduction first if only the page is named, or if it alone has the other words', () => {
  expect(firstOf('curbside')).toBe('/docs/curbside');
  expect(firstOf('curbside bays day')).toBe('/docs/curbside');
});

describe('a question for a definition', () => {
  const pages = [
    page('Words', 'What words mean.', [['Edge device', 'A small computer in the store.']]),
    page('Radio', 'The text you want becomes speech.', [
      ['Is the edge device alive', 'Look at the edge device. An edge device has a light.'],
      ['Replace an edge device', 'Unplug the edge device, and plug in the new edge device.'],
    ]),
  ];
  pages[0]!.sections[1]!.weight = 0.4;
  const own = createSearch(readIndex(writeIndex(pages)));
  const firstOf = (question: string) => own.find(question).pages[0]?.hits[0]?.url;

  it('finds the entry with that title, and words alone the page about it', () => {
    expect(firstOf('what is an edge device')).toBe('/docs/words#edge-device');
    expect(firstOf('edge device')).toMatch(/^.docs.radio#/);
  });

  it('gives a finite score to an entry of weight 0', () => {
    const light = page('Words', 'What words mean.', [['Edge device', 'A small computer.']]);
    light.sections[1]!.weight = 0;
    const ranked = [{ section: 1, score: 0, coverage: 0 }];
    const query = parseQuery('what is an edge device');
    createBoost(readIndex(writeIndex([light])))(ranked, query, { readers: 0, group: '' });
    expect(ranked).toEqual([{ section: 1, score: 0, coverage: 0 }]);
  });
});

describe('a name that one section contains', () => {
  const text = 'An environment holds the variables of a store.';
  const sections = ['Read', 'Set', 'Name', 'Drop', 'Load', 'Show'].map((verb): [string, string] => [
    `${verb} the environment`,
    text,
  ]);
  const pages = [
    page('Variables', text, sections),
    page('Testing', 'Tests run in a browser.', [
      [
        'Nightwatch',
        `Choose a browser with --environment. ${'The others are as they were. '.repeat(90)}`,
      ],
    ]),
  ];
  const all = pages.flatMap((one) => one.sections);
  const own = createSearch(readIndex(writeIndex(pages)));

  it('ranks it above a page with many sections named by its words', () => {
    const [best] = own.find('--environment', (section) => all[section]?.text).pages;
    expect(best?.hits[0]?.url).toBe('/docs/testing#nightwatch');
  });
});

it('reads once, when idle, what every question would read', () => {
  const index = readIndex(writeIndex(site, synonyms));
  let decoded = 0;
  const counted = { ...index, occurrences: () => ((decoded += 1), index.occurrences()) };
  const prepared = createSearch(counted);
  const textsRead: number[] = [];
  const textOf = (section: number) => (textsRead.push(section), texts[section]);
  let pieces = 1;
  while (prepared.prepare(textOf)) pieces += 1;
  expect(pieces).toBeGreaterThan(3);
  expect([decoded > 0, new Set(textsRead).size]).toEqual([true, texts.length]);
  decoded = textsRead.length = 0;
  const { pages } = prepared.find('thermal_mode', textOf);
  expect(pages[0]?.hits[0]?.url).toBe('/docs/lockers#open-a-cabinet');
  expect(decoded).toBe(0);
  expect(new Set(textsRead).size).toBeLessThan(texts.length);
});

describe('a question without a good answer', () => {
  it('is not weak if all words are unknown, and suggests nothing beyond two edits', () => {
    const { pages, nearest, weak } = ask('zzqx blorf');
    expect([pages, nearest, weak]).toEqual([[], [], false]);
  });

  const weak = ['cabinet insurance premiums tribunal', 'waterproof umbrella for a request'];
  it.each(weak)('is weak if its first hit lacks most of it: %s', (question) => {
    expect(ask(question).pages.length).toBeGreaterThan(0);
    expect(ask(question).weak).toBe(true);
  });

  const good = [
    'open a cabinet',
    'lokcers',
    'how do I open a cabinet',
    'thermal_mode',
    'call butt',
  ];
  it.each(good)('is not weak if it has an answer: %s', (question) => {
    expect(ask(question).weak).toBe(false);
  });
});
