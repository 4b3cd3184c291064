import { describe, expect, it } from 'vitest';
import { readCsv, writeCsv } from '../../src/components/labs/stores/csv.ts';
import { columnOf, left, merged, sheetsOf } from '../../src/components/labs/stores/stores.ts';
import { products } from '../../products.ts';
import { sheets } from '../../store-questions.ts';
import { pages, parsed } from '../pages.ts';
import { markdownSections } from '../../plugins/outputs/local-search/markdown-sections.ts';

const survey = columnOf('call-for-help', 'Survey: yes or no, and who reads it');
const workspace = {
  products: ['call-for-help'],
  stores: [
    { name: 'Riverside', answers: { [survey]: 'No, "never"\nagain' } },
    { name: 'Hilltop', answers: { 'our own column': 'kept' } },
  ],
};

describe('the workspace of many stores', () => {
  it('asks for every product what its page asks', () => {
    expect(sheets.map(({ product }) => product)).toEqual(products.map(({ slug }) => slug));
    for (const { at, questions } of sheets) {
      const [path = '', anchor] = at.split('#');
      const page = pages.find(({ id }) => `/docs/${id}` === path)!;
      const anchors = markdownSections(parsed(page.body), '').map((one) => one.anchor);
      expect(anchors, at).toContain(anchor);
      const words = page.body.replaceAll('`', '').replaceAll(/ +/g, ' ');
      if (/worksheet|sign-off|who-answers/.test(anchor!))
        for (const question of questions) expect(words, at).toContain(`| ${question} |`);
    }
  });

  it('counts what is left of the products that are rolled out', () => {
    const asked = sheetsOf(workspace);
    const [riverside, hilltop] = workspace.stores;
    expect(left(hilltop!, asked)).toBe(asked[0]!.questions.length);
    expect(left(riverside!, asked)).toBe(asked[0]!.questions.length - 1);
  });

  it('writes a file that it reads again without a loss', () => {
    const read = readCsv(writeCsv(workspace));
    expect(read.bad).toEqual([]);
    expect(read.unknown).toEqual(['our own column']);
    expect(merged({ ...workspace, stores: [] }, read.stores)).toEqual(workspace);
  });

  it('adds answers, and takes none away for an empty cell', () => {
    const other = { name: ' riverside ', answers: { [survey]: '', b: '1' } };
    expect(merged(workspace, [other]).stores[0]).toEqual({
      name: 'Riverside',
      answers: { [survey]: 'No, "never"\nagain', b: '1' },
    });
  });

  it('names each row that it cannot take by line, reason and words, and takes the others', () => {
    const file = [
      'store;a;b',
      'One;"1\n1";2',
      ';3;4',
      'Two;5;6;7',
      'one ;8;9',
      '',
      'Three;"10;11',
      'Four;12',
    ].join('\r\n');
    const { stores, bad } = readCsv(file);
    expect(stores.map(({ name }) => name)).toEqual(['One', 'Four']);
    expect(bad).toEqual([
      { line: 4, reason: 'The store has no name.', text: ';3;4' },
      { line: 5, reason: 'It has 4 cells, and the first line has 3.', text: 'Two;5;6;7' },
      { line: 6, reason: 'The store "one" stands in an earlier line too.', text: 'one ;8;9' },
      {
        line: 8,
        reason: 'A quotation mark is opened and never closed.',
        text: 'Three;"10;11',
      },
    ]);
  });

  it('takes nothing from a file without the column of stores, and shows every line of it', () => {
    const { stores, bad } = readCsv('shop,a\nOne,1\n');
    expect(stores).toEqual([]);
    expect(bad.map(({ line, text }) => [line, text])).toEqual([
      [1, 'shop,a'],
      [2, 'One,1'],
    ]);
  });

  it('reads forty stores at once', () => {
    const many = Array.from({ length: 40 }, (_, index) => ({
      name: `Store ${index}`,
      answers: Object.fromEntries(
        sheets.flatMap(({ product, questions }) =>
          questions.map((question) => [columnOf(product, question), `Answer, ${index}`]),
        ),
      ),
    }));
    const all = { products: products.map(({ slug }) => slug), stores: many };
    expect(readCsv(writeCsv(all)).stores).toEqual(many);
  });
});
