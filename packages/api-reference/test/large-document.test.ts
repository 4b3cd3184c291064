import { gzipSync } from 'node:zlib';
import { beforeAll, describe, expect, it } from 'vitest';
import { readDocument } from '../src/document/read-document.ts';
import { createReference } from '../src/reference.ts';
import { buildModel } from '../src/model/build-model.ts';
import { pagesOf } from '../src/model/pages.ts';
import type { ApiModel } from '../src/model/api-model.ts';
import { operationsIn } from '../test-models.ts';
import { largeDocument } from '../test-large-document.ts';

/** Limit for the compressed HTML of a page. */
const MAX_KIB = 300;

describe('a document of many operations', () => {
  let model: ApiModel;
  let pages: Map<string, string>;
  let files: Record<string, string>;
  /** Element ids of each page, in document order. */
  let ids: Map<string, string[]>;
  beforeAll(() => {
    const text = JSON.stringify(largeDocument(150));
    const given = { name: 'large', text, file: 'large.json' };
    const reference = createReference(given, { isForeign: true });
    model = reference.model;
    pages = new Map(Object.entries(reference.pages));
    files = reference.downloads;
    const idsIn = (html: string) => [...html.matchAll(/\sid="([^"]+)"/g)].map(([, id]) => id!);
    ids = new Map([...pages].map(([slug, html]) => [slug, idsIn(html)]));
  }, 180_000);

  it('has a page for each tag, none too long, and an overview', () => {
    const operations = [...operationsIn(model), ...model.webhooks];
    expect(operations).toHaveLength(150);
    expect([...pages.keys()]).toEqual(expect.arrayContaining(['', 'store', 'till', 'schemas']));
    for (const html of pages.values()) {
      expect(gzipSync(html).length / 1024).toBeLessThan(MAX_KIB);
      expect(html.match(/reference-operation"/g)?.length ?? 0).toBeLessThanOrEqual(60);
    }
  });

  it('shows each operation and each schema on one page, and links to it from the overview', () => {
    const anchors = [...operationsIn(model), ...model.webhooks, ...model.schemas];
    const homes = new Map<string, string[]>();
    for (const [slug, own] of ids)
      for (const id of slug ? own : []) homes.set(id, [...(homes.get(id) ?? []), slug]);
    const overview = pages.get('')!;
    for (const { anchor } of anchors) {
      const [home, ...more] = homes.get(anchor) ?? [];
      expect(more).toEqual([]);
      expect(overview).toContain(`<li id="${anchor}"><a href="/large/${home}#${anchor}">`);
    }
  });

  it('gives the elements of a page unique ids, and resolves all links between pages', () => {
    const idsByPage = new Map([...ids].map(([slug, own]) => [slug, new Set(own)]));
    const broken: string[] = [];
    for (const [slug, html] of pages) {
      expect(idsByPage.get(slug)!.size).toBe(ids.get(slug)!.length);
      for (const [, path = '', anchor = ''] of html.matchAll(/ href="([^"#:]*)#([^"]+)"/g)) {
        const page = path ? path.replace(/^\/large\/?/, '') : slug;
        if (!idsByPage.get(page)?.has(anchor)) broken.push(`${slug}: ${path}#${anchor}`);
      }
    }
    expect(broken).toEqual([]);
  });

  it('writes samples in one language, and the requests of each page into a file', () => {
    for (const { slug, groups } of pagesOf(model)) {
      const html = pages.get(slug)!;
      expect(html).not.toContain('data-language="python"><div');
      expect(html).toContain(`data-samples="/reference/large/parts/${slug}.samples.json"`);
      const requests = JSON.parse(files[`parts/${slug}.samples.json`]!) as Record<string, object>;
      const operations = groups.flatMap((group) => group.operations);
      expect(Object.keys(requests)).toEqual(operations.map(({ anchor }) => anchor));
      expect(files[`parts/${slug}.md`]).toMatch(/^# A large document: /);
    }
  });
});

const modelWith = (
  operations: number,
  { pathOf = (at: number) => `/x${at}`, get = { responses: {} }, more = {} } = {},
): ApiModel => {
  const paths = Array.from({ length: operations }, (_, at) => [pathOf(at), { get }]);
  const document = { openapi: '3.1.0', info: { title: 'T', version: '1' }, ...more };
  const text = JSON.stringify({ ...document, paths: Object.fromEntries(paths) as object });
  return buildModel('t', readDocument(text, 't.json'));
};

it('keeps a document of sixty operations on one page', () => {
  expect(pagesOf(modelWith(60))).toEqual([]);
  expect(pagesOf(modelWith(61))).not.toEqual([]);
});

it('divides a document without tags by the first path segment that differs', () => {
  const pathOf = (at: number) => `/v1/${at % 2 ? 'charges' : 'refunds'}/{id}/x${at}`;
  const pages = pagesOf(modelWith(61, { pathOf }));
  const sizes = pages.map(({ slug, groups }) => `${slug} ${groups[0]!.operations.length}`);
  expect(sizes).toEqual(['refunds 31', 'charges 30']);
});

it('numbers a tag that is named like a built-in page', () => {
  const get = { tags: ['Schemas'], responses: {} };
  const components = { schemas: { Thing: { type: 'object' } } };
  const model = modelWith(61, { get, more: { components } });
  expect(pagesOf(model).map(({ slug }) => slug)).toEqual(['schemas-2', 'schemas-2-2', 'schemas']);
});

it('gives headings, sections, and files unique names', () => {
  const { pages, downloads } = createReference({
    name: 'names',
    file: 'names.json',
    text: JSON.stringify({
      openapi: '3.1.0',
      info: {
        description:
          'Schemas\n===\n\n## A `b` *c*\n\n```sh\n## no heading\n```\n\n## A b c\n\n### Tag\n\n<h2>Raw</h2>',
      },
      tags: ['Tag', 'Schemas', 'Webhooks', 'Credentials'].map((name) => ({ name })),
      paths: {
        '/a': {
          get: { operationId: 'index' },
          put: { operationId: 'schemas' },
          post: { operationId: 'テスト'.repeat(99) },
        },
      },
      webhooks: { made: { post: { operationId: 'webhooks' } } },
      components: {
        schemas: { A: {} },
        securitySchemes: { constructor: { type: 'http', scheme: 'bearer' } },
      },
      security: [{ constructor: [] }],
    }),
  });
  const html = pages['']!;
  const ids = [...html.matchAll(/ id="([^"]*)"/g)].map(([, id]) => id);
  expect(new Set(ids).size).toBe(ids.length);
  const menu = /<nav.*?<\/nav>/s.exec(html)![0];
  const targets = [...menu.matchAll(/href="#([^"]*)"/g)].map(([, target]) => target);
  expect(ids).toEqual(expect.arrayContaining(targets));
  expect(targets.slice(0, 4)).toEqual(['schemas-4', 'a-b-c', 'a-b-c-2', 'raw']);
  expect(downloads['index.md']).toMatch(/^# names/);
  expect(downloads['index-2.md']).toMatch(/^### index/);
  expect(downloads['index-2.md']).toContain('Bearer YOUR_CONSTRUCTOR');
  for (const file of Object.keys(downloads)) expect(Buffer.byteLength(file)).toBeLessThan(255);
});
