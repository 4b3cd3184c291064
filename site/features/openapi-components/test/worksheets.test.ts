import type { Table } from 'mdast';
import { toString } from 'mdast-util-to-string';
import type { MdxJsxFlowElement } from 'mdast-util-mdx-jsx';
import { describe, expect, it } from 'vitest';
import { visit } from 'unist-util-visit';
import { expanded, pages, parsed } from '../../../test/pages.ts';

const TABLE = '| Question | Answer |\n| - | - |\n| Who? | &nbsp; |\n| When? | &nbsp; |';
const worksheet = (attributes: string, content = TABLE) =>
  expanded(`<Worksheet ${attributes}>\n\n${content}\n\n</Worksheet>`, 'site/docs/orderup/intro.mdx')
    .children[0] as MdxJsxFlowElement;

const named = ({ children }: MdxJsxFlowElement, name: string) =>
  children.find((one) => 'name' in one && one.name === name) as MdxJsxFlowElement;
const attributesOf = ({ attributes }: MdxJsxFlowElement) =>
  Object.fromEntries(attributes.map((one) => ['name' in one && one.name, one.value]));

describe('a worksheet', () => {
  it('shows its sheet, a link to print it, and its table in a fold that counts its rows', () => {
    const card = worksheet('sheet="orderup-worksheet"');
    expect(attributesOf(named(card, 'img'))).toMatchObject({
      src: '../../printables/orderup-worksheet.svg',
      loading: 'lazy',
      width: '210',
    });
    const files = card.children.map((one) => toString(one));
    expect(files).toContain('Print SVG');
    const fold = named(card, 'details');
    expect(attributesOf(fold)).toEqual({
      id: 'fill-in-orderup-worksheet',
      'data-sheet': 'orderup-worksheet',
    });
    expect(toString(named(fold, 'summary'))).toBe('Fill in: 2 rows');
    expect(fold.children.at(-2)).toMatchObject({ type: 'table' });
  });

  it('is a fold that names it where no sheet does, for paper too', () => {
    const fold = worksheet('name="your stores"');
    expect(fold.name).toBe('details');
    expect(attributesOf(fold)).toEqual({ id: 'fill-in-your-stores' });
    expect(toString(named(fold, 'summary'))).toBe('Fill in: your stores, 2 rows');
  });

  it('is a card without a fold where its tables stand elsewhere on the page', () => {
    const [card] = expanded('<Worksheet sheet="orderup-worksheet" />').children;
    expect(named(card as MdxJsxFlowElement, 'img')).toBeDefined();
    expect(named(card as MdxJsxFlowElement, 'details')).toBeUndefined();
  });

  it('is refused without a sheet or a name or with both, with an unknown sheet, and without a table', () => {
    const either = 'A worksheet has either a sheet or a name.';
    expect(() => worksheet('')).toThrow(either);
    expect(() => worksheet('sheet="orderup-worksheet" name="hours"')).toThrow(either);
    expect(() => worksheet('sheet="none"')).toThrow('There is no printable "none".');
    expect(() => worksheet('name="hours"', 'Words')).toThrow('A worksheet holds a table.');
  });
});

describe('the columns of a worksheet as a file', () => {
  const linkOf = (content: string) => {
    let link: Record<string, unknown> = {};
    visit(worksheet('name="your stores"', content), 'mdxJsxTextElement', (one) => {
      link = Object.fromEntries(one.attributes.map((a) => ['name' in a && a.name, a.value]));
    });
    const [, file = ''] = /^data:text\/csv;charset=utf-8,(.*)$/.exec(String(link['href'])) ?? [];
    return [link['download'], decodeURIComponent(file)];
  };

  it('are those of the table, where its rows are empty', () => {
    const table = '| Button | Place, floor | "Key" |\n| - | - | - |\n| &nbsp; | &nbsp; | &nbsp; |';
    expect(linkOf(table)[1]).toBe('\uFEFFButton,"Place, floor","""Key"""\r\n');
  });

  it('are those of all its tables, each once', () => {
    const more = `${TABLE}\n\nMore:\n\n| Question | Answer |\n| - | - |\n| Why? | &nbsp; |`;
    expect(linkOf(more)[1]).toBe('\uFEFFStore,Who?,When?,Why?\r\n');
  });
});

describe('the tables of every doc that readers mostly fill in', () => {
  it('are worksheets', () => {
    let count = 0;
    const open = pages.flatMap(({ id, body }) => {
      const found: string[] = [];
      visit(parsed(body), 'table', (table, _, parent) => {
        if (!isMostlyEmpty(table)) return;
        count++;
        if (!parent || !('name' in parent) || parent.name !== 'Worksheet')
          found.push(`${id}: ${toString(table.children[0])}`);
      });
      return found;
    });
    expect(open).toEqual([]);
    expect(count).toBeGreaterThan(10);
  });
});

function isMostlyEmpty({ children: [, ...rows] }: Table): boolean {
  const cells = rows.flatMap(({ children }) => children.map((cell) => toString(cell)));
  return cells.filter((cell) => cell === '\u00a0').length > cells.length / 2;
}
