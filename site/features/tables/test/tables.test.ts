import type { Root } from 'hast';
import { fromHtml } from 'hast-util-from-html';
import { toHtml } from 'hast-util-to-html';
import { toString } from 'mdast-util-to-string';
import type { Paragraph } from 'mdast';
import { describe, expect, it } from 'vitest';
import { partsOf, columnShares } from '../build/column-shares.ts';
import { remarkCountedFolds, prepareTables } from '../build/index.ts';
import { parsed } from '../../../test/pages.ts';

/** The HTML of a table with these rows, header first; `|` is between cells. */
function shown(...rows: string[]): string {
  const [head = [], ...body] = rows.map((row) => row.split('|'));
  const row = (cells: string[], name: string) =>
    `<tr>${cells.map((cell) => `<${name}>${cell}</${name}>`).join('')}</tr>`;
  return shownHtml(
    `<table><thead>${row(head, 'th')}</thead><tbody>${body.map((cells) => row(cells, 'td')).join('')}</tbody></table>`,
  );
}

function shownHtml(html: string): string {
  const tree: Root = fromHtml(html, { fragment: true });
  prepareTables(tree);
  return toHtml(tree);
}

describe('a table of a page', () => {
  it('is wrapped in a scroll container, with a width for each column', () => {
    expect(shown('Key|Use', 'A|B')).toBe(
      '<div class="table-scroller" data-scroller="Table"><table><colgroup><col style="width:50%"><col style="width:50%"></colgroup><thead><tr><th>Key</th><th>Use</th></tr></thead><tbody><tr><td>A</td><td>B</td></tr></tbody></table></div>',
    );
  });

  it('has cell labels and explicit roles from three columns on', () => {
    const html = shown('Field|Type|Meaning', 'id|text|Its name');
    expect(html).toContain('style="--columns:3"><table class="cards" role="table">');
    expect(html).toContain('<thead role="rowgroup"><tr role="row"><th role="columnheader">Field');
    expect(html).toContain(
      '<td role="cell" data-label="Field">id</td><td role="cell" data-label="Type">text</td>',
    );
  });

  it('uses a first cell that is long enough as the title of its card', () => {
    const html = shown('Status|Answer|When', '404|None|Always', 'Any other|None|Never');
    expect(html).toContain('<td role="cell" data-label="Status">404</td>');
    expect(html).toContain('<td role="cell">Any other</td>');
  });

  it('makes an empty corner neither a header nor a label', () => {
    const html = shown('|One|Other', 'a|b|c');
    expect(html).toContain('<tr role="row"><td role="cell"></td><th');
    expect(html).toContain('<td role="cell">a</td>');
  });

  it('marks cells to fill in, but not empty ones', () => {
    const html = shown('Question|Answer|By', 'Who?|&nbsp;|');
    expect(html.match(/<td[^>]*class="blank"/g)).toHaveLength(1);
    expect(html).toContain('data-label="By"></td>');
  });

  it('sets no widths if cells span columns', () => {
    const html = shownHtml(
      '<table><tbody><tr><td colspan="2">a</td><td>b</td></tr><tr><td>c<td>d<td>e</tr></tbody></table>',
    );
    expect(html).toContain('data-scroller="Table"><table><tbody>');
  });
});

describe('a long word in a cell', () => {
  it.each([
    ['organization_id', ['organization_id']],
    ['claimed_by_user_id', ['claimed_by_', 'user_id']],
    ['POST /api/callforhelp/tracking', ['POST /api/', 'callforhelp/', 'tracking']],
    ['LockerCabinetOrderStatus', ['LockerCabinet', 'OrderStatus']],
    ['https://example.com/', ['https://', 'example.com/']],
    ['demo-button-curbside-east-2', ['demo-button-', 'curbside-', 'east-2']],
    ['An ordinary sentence, of ordinary words.', ['An ordinary sentence, of ordinary words.']],
  ])('breaks where its parts meet: %s', (word, parts) => {
    expect(partsOf(word)).toEqual(parts);
  });

  it('keeps its text, in code too', () => {
    const html = shown('Field', '<code>claimed_by_user_id</code>');
    expect(html).toContain('<code>claimed_by_<wbr>user_id</code>');
  });
});

describe('the shares of columns', () => {
  const long = 'A sentence that says rather much, and then goes on to say a little more than that.';
  const sharesOf = (columns: Record<string, string>) => columnShares(Object.entries(columns));

  it('add up to 100 %', () => {
    const columns = { Message: long, Status: '404', Who: 'Administrator', Page: 'Device key' };
    const sum = sharesOf(columns).reduce((all, one) => all + one, 0);
    expect(sum).toBeGreaterThan(99);
    expect(sum).toBeLessThanOrEqual(100);
  });

  it('favor long texts less than proportionally', () => {
    const [short, text] = sharesOf({ Name: long.slice(0, 30), Meaning: long.repeat(4) });
    expect(text! / short!).toBeGreaterThan(1.5);
    expect(text! / short!).toBeLessThan(4);
  });

  it('leave no column too narrow to read, except those with short cells', () => {
    const columns = { Status: '404', Answer: 'Not found at all', When: long.repeat(3) };
    const [status, answer, when] = sharesOf(columns);
    expect(status).toBeLessThan(15);
    expect(answer).toBeGreaterThanOrEqual(21);
    expect(when).toBeGreaterThan(50);
  });

  it('leave space to write in', () => {
    expect(sharesOf({ Question: 'Who?', Answer: '\u00a0' })[1]).toBeGreaterThan(60);
  });
});

const fold = (attributes: string) =>
  parsed(
    `<details${attributes}>\n<summary>Lockers</summary>\n\n| A | B |\n| - | - |\n| 1 | 2 |\n| 3 | 4 |\n\n</details>`,
  );

it('appends the number of its rows to the summary of a fold that counts', () => {
  const tree = fold(' data-counts="messages"');
  remarkCountedFolds()(tree);
  const [details] = tree.children;
  expect(toString((details as Paragraph).children[0])).toBe('Lockers: 2 messages');
  expect(details).toMatchObject({ attributes: [] });
});
