import path from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Page } from '@frontline/search';
import { glossary } from '../../../content/glossary.ts';
import { buildModel } from '@frontline/api-reference';
import { documentAt } from '../../reference/build/read-document.ts';
import { references } from '../../reference/build/references.ts';
import { areaAt } from '../shared/area-at.ts';
import { kindOf, type Kind } from '../page/kind.ts';
import { site } from '../../../test/pages.ts';
import { searchPages } from './search-pages.ts';

let pages: Page[];
beforeAll(async () => {
  pages = await searchPages();
});

/** The titles of a page's sections of one kind. */
const ofKind = ({ url, sections }: Page, kind: Kind) =>
  sections
    .filter(({ anchor, title, text }) => kindOf(`${url}#${anchor}`, title, text) === kind)
    .map(({ title }) => title);

describe('the kind of a hit', () => {
  it('tells the operations, schemas and errors of each reference from its fields and its prose', () => {
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

  it('is word for each entry of the glossary', () => {
    const page = pages.find(({ url }) => url === '/docs/intro')!;
    expect(ofKind(page, 'Word')).toEqual(glossary.map(({ name }) => name));
  });

  it('is error for a row of a table of messages, and guide for one of sights', () => {
    expect(kindOf('/docs/lockers/intro#says-forbidden', 'Forbidden')).toBe('Error');
    expect(kindOf('/docs/lockers/intro#see-a-door-will-not-open', 'A door will not open')).toBe(
      'Guide',
    );
  });

  it('is error for each heading that answers a message, and for no other', () => {
    const errors = (url: string) =>
      ofKind(
        pages.find((page) => page.url === url)!,
        'Error',
      );
    expect(errors('/docs/radio/troubleshooting')).toEqual([
      'Invalid API KEY.',
      'Invalid signature.',
      'The edge device was not found.',
      'A field is missing',
      'A server error',
    ]);
    expect(errors('/docs/call-for-help/troubleshooting')).toHaveLength(8);
    expect(errors('/docs/call-for-help/settings')).toEqual([]);
  });
});

describe('the product of a hit', () => {
  it.each([
    ['/docs/lockers/intro#temperature-modes', 'lockers'],
    ['/docs/category/media', 'media'],
    ['/docs/apis/call-for-help#claim-request', 'call-for-help'],
    ['/docs/apis/webhooks', 'apis'],
    ['/lockers/docs/radio/intro', 'radio'],
    ['/docs/troubleshooting#lockers/radio', undefined],
  ])('is told by its address: %s', (url, area) => {
    expect(areaAt(url)).toBe(area);
  });
});
