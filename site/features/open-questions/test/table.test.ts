import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { toString } from 'mdast-util-to-string';
import { expect, it } from 'vitest';
import { VFile } from 'vfile';
import { visit } from 'unist-util-visit';
import { createSearch, readIndex, writeIndex, type Section } from '@frontline/search';
import { readPage } from '../../search/build/read-pages.ts';
import { parsed } from '../../../test/pages.ts';
import { openQuestions, recordOf } from '../build/register.ts';
import { remarkOpenQuestions, questionTable } from '../build/remark.ts';
import type { OpenQuestion } from '../shared/question.ts';

const row: OpenQuestion = {
  id: 'no-claim',
  product: 'call-for-help',
  readers: ['staff'],
  question: 'How long until a request with `message_id` times out?',
  owner: 'account contact',
  until: 'Assume ten minutes',
  reference: true,
  near: 'call-for-help/intro',
  fields: ['place', 'time'],
  said: ['timeout'],
};

const expandedFrom = (markdown: string) => {
  const tree = parsed(markdown);
  remarkOpenQuestions()(tree, new VFile({ path: 'docs/page.mdx' }));
  return tree;
};

it('shows question, owner and assumption, and marks the reference server', () => {
  const table = questionTable([row, { ...row, id: 'other', until: undefined, reference: false }]);
  expect(table.children.map(({ children }) => children.map((cell) => toString(cell)))).toEqual([
    ['Open question', 'Who knows', 'Until then'],
    [
      'How long until a request with message_id times out?',
      'Account contact Write the message',
      'Assume ten minutes (reference server)',
    ],
    [
      'How long until a request with message_id times out?',
      'Account contact Write the message',
      '',
    ],
  ]);
  expect(table.children[1]!.children[0]!.data).toEqual({ hProperties: { id: 'open-no-claim' } });
});

it('adds the data of a message to the link of a row, which leads to the static template without scripts', () => {
  const links: unknown[] = [];
  visit(questionTable([row]), 'link', ({ url, data }) => void links.push([url, data?.hProperties]));
  expect(links).toEqual([
    [
      '/docs/support#message',
      {
        className: ['open-ask'],
        dataAsk: 'no-claim',
        dataProduct: 'call-for-help',
        dataOwner: 'account contact',
        dataFields: 'place time',
        dataNear: 'call-for-help/intro',
      },
    ],
  ]);
});

it('shows the rows of one product, or all with a details element per product', () => {
  const rows = openQuestions();
  const one = expandedFrom('<OpenQuestions product="lockers" />');
  const locker = rows.filter(({ product }) => product === 'lockers');
  expect(one.children.map(({ type }) => type)).toEqual(['table']);
  expect(toString(one)).toContain(locker[0]!.question.replaceAll('`', ''));

  const all = expandedFrom('<OpenQuestions all />');
  let ids = 0;
  visit(all, 'tableCell', ({ data }) => void (ids += data?.hProperties?.['id'] ? 1 : 0));
  expect(ids).toBe(rows.length);
  expect(toString(all)).toContain(`Lockers: ${locker.length} open questions`);
});

it('names file, line and all products for an unknown product', () => {
  expect(() => expandedFrom('One.\n\n<OpenQuestions product="locker" />')).toThrow(
    'docs/page.mdx:3 <OpenQuestions>: There is no register of "locker". Write all, or product with one of: suite, call-for-help,',
  );
});

it('creates a search record for each row of a product, and on the page of all for rows without product', async () => {
  const siteDir = mkdtempSync(path.join(tmpdir(), 'open-questions-'));
  const read = async (component: string) => {
    writeFileSync(path.join(siteDir, 'page.mdx'), `Words.\n\n## Not documented\n\n${component}\n`);
    const source = {
      url: '/docs/lockers/intro',
      title: 'A',
      description: 'B',
      group: '',
      source: 'page.mdx',
    };
    const reading = { siteDir, boilerplate: [] };
    const { sections } = await readPage({ ...source, lists: [] }, reading);
    return sections;
  };
  const [first] = openQuestions().filter(({ product }) => product === 'lockers');
  const sections = await read('<OpenQuestions product="lockers" />');
  expect(sections).toContainEqual({
    title: first!.question,
    anchor: `open-${first!.id}`,
    text: expect.stringMatching(/^Not documented\. .+ knows\./),
    keywords: first!.said,
    weight: expect.any(Number),
  });
  const suite = openQuestions().filter((one) => one.product === 'suite');
  const [, , ...all] = await read('<OpenQuestions all />');
  expect(all.map(({ anchor }) => anchor)).toEqual(suite.map(({ id }) => `open-${id}`));
});

const open = recordOf({ ...row, question: 'How the open code is sent again', said: ['lost code'] });

/** The title of the first hit. */
function firstFor(question: string, ...sections: Section[]): string | undefined {
  const introduction = { title: 'Made', anchor: '', text: 'Nothing.' };
  const page = {
    url: '/docs/made',
    title: 'Made',
    group: '',
    sections: [introduction, open, ...sections],
  };
  const found = createSearch(readIndex(writeIndex([page]))).find(question);
  return found.pages[0]?.hits[0]?.title;
}

it('ranks below a documented answer with the same words', () => {
  const documented = { title: 'Send the open code again', anchor: 'again', text: 'Press twice.' };
  expect(firstFor('send the open code again', documented)).toBe(documented.title);
  expect(firstFor('open code again', documented)).toBe(documented.title);
});
