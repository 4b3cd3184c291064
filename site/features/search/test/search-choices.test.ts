import path from 'node:path';
import type { Findings, Page } from '@frontline/search';
import { describe, expect, it, test, beforeAll } from 'vitest';
import type { AllContent } from '@docusaurus/types';
import { buildModel } from '@frontline/api-reference';
import { emptyAnswer } from '../page/answer.ts';
import { failedChoices, foundChoices, startingChoices } from '../page/choices.ts';
import { isStorable } from '../page/recent-searches.ts';
import { sitePages } from '../shared/site-pages.ts';
import { glossary } from '../../../content/glossary.ts';
import { documentAt } from '../../reference/build/read-document.ts';
import { references } from '../../reference/build/references.ts';
import { areaAt } from '../../../shell/shared/glyph-strokes.ts';
import { kindOf, type Kind } from '../page/kind.ts';
import { site } from '../../../test/pages.ts';
import { searchPages } from './search-pages.ts';

/** Findings with one page per count, with that many hits. */
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
  return { ...emptyAnswer.findings, pages };
}

const found = (some: Partial<Findings>, maxHits = 8, all = false) =>
  foundChoices({ ...findings(1), ...some }, maxHits, all, '/base/');

/** The choices of each group: `s` for a found section, `p` for a page, `m` for "Show more". */
const kinds = ({ groups }: ReturnType<typeof foundChoices>) =>
  groups.map(({ choices }) =>
    choices.map((one) => ('section' in one ? 's' : one.kind[0])).join(''),
  );

describe('choices', () => {
  it('offer top tasks before a word is typed, after recent searches', () => {
    expect(startingChoices([], '/').groups.map(({ label }) => label)).toEqual(['Top tasks']);
    const choices = [{ kind: 'question', question: 'locker' }];
    const recent = { label: 'Recent searches', product: '', choices };
    expect(startingChoices(['locker'], '/').groups[0]).toEqual(recent);
  });

  it.each([
    ['group hits by page, four of a page', [5, 1], 8, false, 'ssss s m p', '5 shown'],
    ['stop at maxHits', [3, 3, 3], 4, false, 'sss s m p', '4 shown'],
    ['show all on request', [5, 1], 4, true, 'sssss s p', '6 results on 2 pages.'],
  ] as const)('%s', (_, counts, maxHits, all, expected, announced) => {
    const choices = found(findings(...counts), maxHits, all);
    expect(kinds(choices).join(' ')).toBe(expected);
    expect(choices.announcement).toContain(announced);
  });

  it('end with the support page', () => {
    const title = 'Write a message to whoever knows';
    const support = { kind: 'page', title, url: '/base/docs/support#message' };
    expect(found({}).groups.at(-1)?.choices).toEqual([support]);
  });

  it('offer fallbacks without results', () => {
    const { groups, nothing } = found({ pages: [], nearest: ['locker'] });
    expect(nothing).toBe(true);
    expect(groups.map(({ label }) => label)).toEqual(['Did you mean', 'Where to look next']);
  });

  it.each([
    [{ pages: [] }, 'No results. Other ways to go on are listed.'],
    [{ weak: true }, 'No page has all of this. 1 result on 1 page.'],
    [{ complete: false }, '1 result on 1 page. Some text was left out.'],
    [{ corrected: 'locker' }, '1 result on 1 page. Results for locker.'],
  ])('announce of %o: %s', (some, announcement) => {
    expect(found(some).announcement).toBe(announcement);
  });

  it('offer fallbacks after an error, and leave the announcement to the alert', () => {
    const { groups, announcement, nothing } = failedChoices('/');
    expect(groups.map(({ label }) => label)).toEqual(['Where to look next']);
    expect([announcement, nothing]).toEqual(['', false]);
  });
});

test.each([
  ...['api-key', 'secret_token', 'on_the_way', 'what is a device key', 'message id q7Jk'],
])('keeps "%s"', (question) => expect(isStorable(question)).toBe(true));

test.each([
  ...['secret_token=abc', '"api-key": "abc"', 'Authorization: Bearer abc', 'bearer abcdef99'],
  ...['q7Jk3vX0T2mZbW8nR5cYdA', 'locker '.repeat(20)],
])('stores no pasted text or secret: %s', (question) => expect(isStorable(question)).toBe(false));

const pageAt = (permalink: string, source: string) => ({
  type: 'mdx',
  permalink,
  source: `@site/src/pages/${source}`,
  frontMatter: { title: source },
  title: source,
});

it('uses the URLs of built pages: no trailing slash, and one of two pages with the same URL', () => {
  const pages = [
    pageAt('/help/', 'index.mdx'),
    pageAt('/help/markdown-page', 'markdown-page.mdx'),
    pageAt('/help/markdown-page/', 'markdown-page/index.mdx'),
    pageAt('/help/about/', 'about/index.mdx'),
  ];
  const allContent = { 'docusaurus-plugin-content-pages': { default: pages } };
  const home = { url: '/help/', title: 'Home', text: '' };
  const found = sitePages(allContent as unknown as AllContent, home);
  expect(found.map(({ url, source }) => `${url} ${source}`)).toEqual([
    '/help/ src/pages/index.mdx',
    '/help/markdown-page src/pages/markdown-page.mdx',
    '/help/about src/pages/about/index.mdx',
  ]);
});

it('rejects two docs with the same URL', () => {
  const doc = (id: string) => ({
    id,
    title: id,
    description: '',
    permalink: '/docs/support',
    frontMatter: {},
    source: `@site/docs/${id}.mdx`,
  });
  const docs = ['support', 'radio/help'].map(doc);
  const sidebars = { docs: docs.map(({ id }) => ({ type: 'doc', id })) };
  const allContent = {
    'docusaurus-plugin-content-docs': { default: { loadedVersions: [{ docs, sidebars }] } },
  } as unknown as AllContent;
  expect(() => sitePages(allContent, { url: '/', title: 'Home', text: '' })).toThrow(
    'site/docs/support.mdx and site/docs/radio/help.mdx both have the address /docs/support. Give one another slug.',
  );
});

let pages: Page[];
beforeAll(async () => {
  pages = await searchPages();
});

/** The titles of the sections of one kind on a page. */
const ofKind = ({ url, sections }: Page, kind: Kind) =>
  sections
    .filter(({ anchor, title, text }) => kindOf(`${url}#${anchor}`, title, text) === kind)
    .map(({ title }) => title);

describe('the kind of a hit', () => {
  it('distinguishes operations, schemas and errors of each reference from fields and prose', () => {
    for (const { name, file } of references.documents) {
      const { groups, schemas, errors } = buildModel(name, documentAt(path.resolve(site, file)));
      const page = pages.find(({ url }) => url === `/docs/apis/${name.replace(/-api$/, '')}`)!;
      const operations = groups.flatMap((group) => group.operations);
      expect(operations.length, name).toBeGreaterThan(1);
      expect(ofKind(page, 'Operation')).toEqual(operations.map(({ summary }) => summary));
      expect(ofKind(page, 'Schema')).toEqual(schemas.map((schema) => schema.name));
      expect(ofKind(page, 'Error')).toEqual(errors.map(({ sentence }) => sentence));
      expect(ofKind(page, 'Field').length).toBeGreaterThan(5);
      for (const field of ofKind(page, 'Field')) expect(field).toMatch(/^[\w-]+$/);
      expect(ofKind(page, 'Reference')).toContain(page.title);
      expect(ofKind(page, 'Guide')).toEqual([]);
    }
  });

  it('is Word for each entry of the glossary', () => {
    const page = pages.find(({ url }) => url === '/docs/intro')!;
    expect(ofKind(page, 'Word')).toEqual(glossary.map(({ name }) => name));
  });

  it('is Error for a row of a message table, and Guide for a symptom', () => {
    expect(kindOf('/docs/lockers/intro#says-forbidden', 'Forbidden')).toBe('Error');
    const symptom = kindOf('/docs/lockers/intro#see-a-door-will-not-open', 'A door will not open');
    expect(symptom).toBe('Guide');
  });

  it.each(['/docs/apis/', '/docs/apis/help/'])('does not depend on the base URL: %s', (base) => {
    expect(kindOf(`${base}docs/lockers/intro#doors`, 'Doors')).toBe('Guide');
    expect(kindOf(`${base}docs/apis/webhooks`, 'Webhooks')).toBe('Guide');
    expect(kindOf(`${base}docs/apis/radio#send-text`, 'Send a text')).toBe('Operation');
  });

  it('is Error for exactly the headings about messages', () => {
    const pageAt = (url: string) => pages.find((page) => page.url === url)!;
    const errors = (url: string) => ofKind(pageAt(url), 'Error');
    expect(errors('/docs/radio/troubleshooting').join()).toBe(
      'Invalid API KEY.,Invalid signature.,The edge device was not found.,A field is missing,A server error',
    );
    expect(errors('/docs/call-for-help/troubleshooting')).toHaveLength(8);
    expect(errors('/docs/call-for-help/settings')).toEqual([]);
  });
});

it.each([
  ['/docs/lockers/intro#temperature-modes', 'lockers'],
  ['/docs/category/media', 'media'],
  ['/docs/apis/call-for-help#claim-request', 'call-for-help'],
  ['/docs/apis/webhooks', 'apis'],
  ['/lockers/docs/radio/intro', 'radio'],
  ['/docs/troubleshooting#lockers/radio', undefined],
])('derives the product of a hit from its URL: %s', (url, area) => {
  expect(areaAt(url)).toBe(area);
});
