import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';
import { createSearch, readIndex, titleOf } from '@frontline/search';
import { describe, expect, it } from 'vitest';
import { buildModel, pagesOf, readDocument, renderPages } from '@frontline/api-reference';
import { documentAt } from '../../reference/build/read-document.ts';
import { references } from '../../reference/build/references.ts';
import { withApiRecords } from '../build/api-records.ts';
import { markdownSections, readPage } from '../build/read-pages.ts';
import { markdownTree } from '../build/markdown-tree.ts';
import { completeOptions } from '../build/options.ts';
import { searchFiles } from '../build/search-files.ts';

const siteDir = mkdtempSync(path.join(tmpdir(), 'local-search-'));
const page = { url: '/docs/made', title: 'Made', description: '', group: '', lists: [] };

/** The sections of a page with this Markdown. */
async function sectionsOf(markdown: string) {
  const file = path.join(siteDir, 'page.mdx');
  writeFileSync(file, `---\ntitle: Made\n---\n\n${markdown}`);
  return markdownSections((await markdownTree(file)).tree, 'Made');
}

describe('sections of a Markdown page', () => {
  it('name the line of an invalid component', async () => {
    for (const [text, message] of Object.entries({
      '<Operation id="nope" />': ' <Operation>: There is no operation "nope".',
      '<OpenQuestions product="x" />': ' <OpenQuestions>: There is no register of "x".',
      '<div>\n\nLast.': ': Expected a closing tag for `<div>`',
      '<div': ': Unexpected end of file',
    }))
      await expect(sectionsOf(`First.\n\n${text}`)).rejects.toThrow(`page.mdx:7${message}`);
  });

  it('begin with the introduction, under the title of the page', async () => {
    expect(await sectionsOf('Answer first.\n\n## Steps\n\nDo this.')).toEqual([
      { title: 'Made', anchor: '', text: 'Answer first.' },
      { title: 'Steps', anchor: 'steps', text: 'Do this.' },
    ]);
  });

  it('have the anchors of Docusaurus', async () => {
    const found = await sectionsOf(
      '## Steps\n\n## Steps\n\n## Fixed {#own}\n\n### `Please wait {n} seconds!`\n\n### On_the_way *now*',
    );
    const anchors = found.map(({ anchor }) => anchor).join(' ');
    expect(anchors).toBe(' steps steps-1 own please-wait-n-seconds on_the_way-now');
    expect(found[3]!.title).toBe('Fixed');
  });

  it('keep the words of components, notes, tables and code, and drop the markup', async () => {
    const [first] = await sectionsOf(
      [
        ':::note[Mind the *gap*]\n\nIt is wide.\n\n:::',
        '<details>\n<summary>For integrators</summary>\n\nRead `on_the_way`.\n\n</details>',
        '| Field | Meaning |\n| --- | --- |\n| `id` | A number |',
        '```http test=x\nGET /a HTTP/1.1\n```',
        'Call <Operation id="claimRequest" />.',
        '**Staff card**<br />A5',
      ].join('\n\n'),
    );
    expect(first!.text).toBe(
      'Mind the gap It is wide. For integrators Read on_the_way. Field · Meaning · id · A number ' +
        'GET /a HTTP/1.1 Call POST /api/callforhelp/claim. Staff card A5',
    );
  });
});

it('makes sections of rows with an id, titled by their first cell', async () => {
  const found = await sectionsOf(
    '## Trouble\n\n| What you see | Do this |\n| --- | --- |\n| A door stays shut | Take away what blocks it. |\n\nAsk.\n\n' +
      '| What it says | Status |\n| --- | --- |\n| `Forbidden` | 403 |\n| [`Elsewhere`](#trouble) | 404 |',
  );
  expect(found.slice(1)).toEqual([
    { title: 'Trouble', anchor: 'trouble', text: '404. Ask.' },
    {
      title: 'A door stays shut',
      anchor: 'see-a-door-stays-shut',
      text: 'Take away what blocks it.',
    },
    { title: 'Forbidden', anchor: 'says-forbidden', text: '403' },
  ]);
});

describe('records of an API page', () => {
  const models = references.documents.map(({ name, file }) =>
    buildModel(name, documentAt(path.resolve('site', file))),
  );

  it.each(models)('name every operation, parameter and error of $title at its anchor', (model) => {
    const records = withApiRecords([], model);
    const at = (anchor: string) => records.find((record) => record.anchor === anchor);
    const operations = model.groups.flatMap((group) => group.operations);
    expect(operations.length).toBeGreaterThan(1);
    for (const { operationId, anchor, summary, method, path: route, parameters } of operations) {
      expect(at(anchor)?.keywords).toEqual([operationId, `${method} ${route}`]);
      for (const field of parameters.flatMap(({ fields }) => fields)) {
        const named = records.filter(({ title }) => title === field.name);
        expect(named.filter(({ text }) => text.includes(summary))).toHaveLength(1);
      }
    }
    expect(model.errors.length).toBeGreaterThan(1);
    for (const { sentence, anchor, statuses } of model.errors)
      expect(at(anchor)).toMatchObject({ title: sentence, keywords: statuses });
  });

  it('keep the phrases of a section beside the names of its operation', () => {
    const model = models[0]!;
    const { anchor, summary, operationId, method, path: route } = model.groups[0]!.operations[0]!;
    const section = { title: summary, anchor, text: '', keywords: ['take it'] };
    const [record] = withApiRecords([section], model);
    expect(record?.keywords).toEqual([operationId, `${method} ${route}`, 'take it']);
  });

  it.each(models)('cover every anchor of the page of $title', (model) => {
    const html = renderPages(model, references, `/reference/${model.name}/`)['']!;
    const ids = [...html.matchAll(/<(?:li|h3)[^>]* id="([^"]+)"/g)].map(([, id]) => id!);
    const records = withApiRecords([], model);
    const found = new Set(records.map(({ anchor }) => anchor));
    const anchors = [...html.matchAll(/\sid="([^"]+)"/g)].map(([, id]) => id);
    expect([...found].filter((anchor) => !anchors.includes(anchor))).toEqual([]);
    // Credentials and schemas come with the Markdown of the page; fields of a named schema are found there.
    const elsewhere = /^(?:credential|schema)-[a-z-]+$|--\d{3}(?:--.+)?$/;
    const operations = model.groups.flatMap((group) => group.operations);
    const owners = new Map([
      ...operations.map(({ anchor, summary }) => [anchor, summary] as const),
      ...model.schemas.map(({ anchor, name }) => [anchor, name] as const),
    ]);
    // Fields with equal descriptions share one record, which names the operations and schemas of all.
    const isCovered = (id: string) => {
      const [owner = '', ...names] = id.split('--');
      return records.some(
        ({ anchor, text }) =>
          anchor.endsWith(`--${names.at(-1)}`) && text.includes(owners.get(owner) ?? id),
      );
    };
    const missing = ids.filter((id) => !found.has(id) && !elsewhere.test(id));
    expect(ids.length).toBeGreaterThan(30);
    expect(missing.filter((id) => !isCovered(id))).toEqual([]);
  });

  it('include response headers beside a named schema', () => {
    const callForHelp = models.find(({ name }) => name === 'call-for-help')!;
    const anchors = withApiRecords([], callForHelp).map(({ anchor }) => anchor);
    expect(anchors).toContain('press-call-button--429--retry-after');
  });

  it('name the operations of a large document, not its fields', () => {
    const paths = Object.fromEntries(
      Array.from({ length: 61 }, (_, at) => {
        const parameters = [{ name: 'size', in: 'query', schema: { type: 'integer' } }];
        const call = { operationId: `call${at}`, summary: `Call ${at}`, parameters, responses: {} };
        return [`/x${at}`, { get: call }];
      }),
    );
    const text = JSON.stringify({ openapi: '3.1.0', info: { title: 'T', version: '1' }, paths });
    const model = buildModel('large', readDocument(text, 'large.json'));
    const [{ slug, groups }] = pagesOf(model) as [ReturnType<typeof pagesOf>[number]];
    const { anchor, summary, operationId } = groups[0]!.operations[0]!;
    const section = { title: summary, anchor, text: 'What it does.' };
    const records = withApiRecords([section], model, slug);
    expect(records).toHaveLength(1);
    expect(records[0]!.keywords).toContain(operationId);
  });
});

describe('search files', () => {
  const options = completeOptions({ documents: 'texts', index: 'words', maxHits: 5 });
  const made = [
    { ...page, isPart: false, sections: [{ title: 'Made', anchor: '', text: 'Lockers open.' }] },
  ];

  it('are named from the options, with the hash of their content', () => {
    const files = searchFiles(made, options, true);
    expect(files.documents.name).toMatch(/^texts-[0-9a-f]{8}\.json$/);
    expect(files.index.name).toMatch(/^words-[0-9a-f]{8}\.bin$/);
    expect(searchFiles(structuredClone(made), options, true)).toEqual(files);
  });

  it('contain documents with url, text, subcategory and title, the options, and an index that answers', () => {
    const { documents, index } = searchFiles(made, options, false);
    const section = {
      url: '/docs/made',
      text: 'Lockers open.',
      subcategory: 'Made',
      title: 'Made',
    };
    expect(JSON.parse(Buffer.from(documents.bytes).toString())).toEqual({
      searchDocs: [section],
      options: { maxHits: 5, highlightResult: true },
    });
    const search = createSearch(readIndex(gunzipSync(index.bytes)));
    expect(search.find('locker').pages[0]?.url).toBe('/docs/made');
  });
});

describe('the search files of a large API, and of a large site', () => {
  const sections = (count: number) =>
    Array.from({ length: count }, (_, at) => ({
      title: `Call ${at}`,
      anchor: `call-${at}`,
      text: `number${at} ${'word '.repeat(12_000)}`,
    }));
  const pages = [
    { ...page, url: '/docs/apis/big/one', isPart: true, sections: sections(5) },
    { ...page, isPart: false, sections: [{ title: 'Made', anchor: '', text: 'Lockers.' }] },
  ];
  const { documents, index, more } = searchFiles(pages, completeOptions({}), true);
  const read = ({ bytes }: { bytes: Uint8Array }) =>
    JSON.parse(Buffer.from(bytes).toString()) as {
      searchDocs: { title: string }[];
      more?: [number, string][];
    };

  it('split its texts into files within the limit, which the first one names', () => {
    const first = read(documents);
    expect(first.searchDocs.map(({ title }) => title)).toEqual(['Made']);
    expect(first.more).toEqual([1, 3, 5].map((from, at) => [from, more[at]!.name]));
    expect(more.map((file) => read(file).searchDocs.length)).toEqual([2, 2, 1]);
    expect(more[0]!.name).toMatch(/^search-doc-more-1-[0-9a-f]{8}\.json$/);
  });

  it('list their texts in the order of the sections', () => {
    const { sections: indexed } = readIndex(gunzipSync(index.bytes));
    const titles = [documents, ...more].flatMap((file) => read(file).searchDocs);
    expect(titles).toHaveLength(indexed.count);
    titles.forEach(({ title }, at) => expect(titleOf(indexed, at)).toBe(title));
  });

  it('move texts of the site beyond a million characters to such files', () => {
    const pages = [{ ...page, isPart: false, sections: sections(35) }];
    const large = searchFiles(pages, completeOptions({}), true);
    const first = read(large.documents);
    expect(first.searchDocs).toHaveLength(16);
    expect(first.more?.map(([from]) => from)).toEqual([16, 18, 20, 22, 24, 26, 28, 30, 32, 34]);
    expect(large.more.map((file) => read(file).searchDocs[0]?.title)).toEqual(
      first.more?.map(([from]) => `Call ${from}`),
    );
  });
});

describe('reading pages', () => {
  it('leaves boilerplate out and puts the description first', async () => {
    const markdown = 'Answer.\n\n## Next\n\n- A link.\n\n## Steps\n\nOne.';
    writeFileSync(path.join(siteDir, 'page.mdx'), markdown);
    const source = { ...page, description: 'What it is.', source: 'page.mdx' };
    const read = await readPage(source, { siteDir, boilerplate: ['Next'] });
    const sections = read.sections.map(({ title, text }) => `${title}: ${text}`);
    expect(sections).toEqual(['Made: What it is. Answer.', 'Steps: One.']);
  });

  it('refuses a page without text', async () => {
    await expect(readPage(page, { siteDir, boilerplate: [] })).rejects.toThrow(
      'local-search: /docs/made has no text. Give the page a description or an introduction.',
    );
  });

  it('refuses invalid options and names the fix', () => {
    expect(() => completeOptions({ index: 'a/b' })).toThrow('"index" is "a/b". Use letters');
    expect(() => completeOptions({ index: 'x', documents: 'x' })).toThrow('Name them differently');
    expect(() => completeOptions({ maxHits: 0 })).toThrow('whole number from 1 to 100');
  });
});
