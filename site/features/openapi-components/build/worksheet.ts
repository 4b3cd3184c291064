import type { Table, PhrasingContent } from 'mdast';
import type { MdxJsxFlowElement } from 'mdast-util-mdx-jsx';
import { visit } from 'unist-util-visit';
import { offers } from '../../printables/build/all.ts';
import { text, type Block } from './markdown.ts';
import { fileLink, flow, folderFrom, assertPrintable, thumbnail, htmlLink } from './printables.ts';
import { plainText } from '../../search/build/plain-text.ts';

type Tables = MdxJsxFlowElement['children'];

/**
 * A table to fill in, collapsed. `sheet` names the printable sheet with the same content, shown above as a thumbnail
 * with a print link; the table may be missing if the page has it elsewhere. `name` is the label if there is no sheet.
 */
export function worksheet(
  sheet: string,
  name: string,
  { children }: { children: unknown[] },
  page: string,
): Block[] {
  if (sheet) assertPrintable(sheet);
  if (Boolean(sheet) === Boolean(name))
    throw new RangeError('A worksheet has either a sheet or a name.');
  const tables = children as Tables;
  if (name) return [fold('', name, tables)];
  return [card(sheet, tables, folderFrom(page))];
}

function card(sheet: string, tables: Tables, folder: string): MdxJsxFlowElement {
  const [offer] = offers({ only: [sheet] });
  const [file] = offer!.sheets;
  return flow(
    'div',
    { className: 'printables worksheet' },
    ...thumbnail(offer!, folder),
    flow(
      'p',
      { className: 'printables__files' },
      fileLink(file!, folder, 'pdf', 'Print'),
      text(' '),
      fileLink(file!, folder, 'svg'),
    ),
    ...(tables.length > 0 ? [fold(sheet, '', tables)] : []),
  );
}

/** A `<details>` element that opens for a fragment, a search and, without a sheet, for print. */
function fold(sheet: string, name: string, children: Tables): MdxJsxFlowElement {
  const found: Table[] = [];
  visit({ type: 'root', children }, 'table', (table) => void found.push(table));
  const rows = found.reduce((sum, table) => sum + table.children.length - 1, 0);
  if (rows === 0) throw new RangeError('A worksheet holds a table.');
  const words = `Fill in: ${name && `${name}, `}${rows} rows`;
  const file = (name || sheet).replaceAll(' ', '-');
  const attributes = { id: `fill-in-${file}`, ...(sheet && { 'data-sheet': sheet }) };
  const csv = flow('p', {}, csvLink(file, found.flatMap(columnsOf)));
  // Without `explicitJsx`, MDX maps it to the site's details component.
  return {
    ...flow('details', attributes, flow('summary', {}, text(words)), ...children, csv),
    data: {},
  };
}

/**
 * The columns of a spreadsheet for a worksheet. If each row begins with a question, the questions become columns with a
 * row for each store; if the rows are empty, the columns stay.
 */
function columnsOf({ children: [head, ...rows] }: Table): string[] {
  const questions = rows.map(({ children: [first] }) => (first ? plainText(first) : ''));
  if (questions.every((question) => question !== '')) return ['Store', ...questions];
  return head!.children.map((cell) => plainText(cell));
}

/** A `data:` link that downloads the columns as a CSV file without a script or a server. */
const csvLink = (name: string, columns: string[]): PhrasingContent =>
  htmlLink(
    {
      href: `data:text/csv;charset=utf-8,${encodeURIComponent(csv(columns))}`,
      download: `${name}.csv`,
    },
    text('Download as CSV'),
  );

/** One line of CSV (RFC 4180), after the byte order mark by which spreadsheets detect UTF-8. */
const csv = (columns: string[]): string => `\uFEFF${[...new Set(columns)].map(cell).join(',')}\r\n`;

const cell = (value: string) =>
  /[",;\r\n]/.test(value) ? `"${value.replaceAll('"', '""')}"` : value;
