import type { Table, PhrasingContent } from 'mdast';
import type { MdxJsxFlowElement } from 'mdast-util-mdx-jsx';
import { visit } from 'unist-util-visit';
import { offers } from '../../printables/build/all.ts';
import { text, type Block } from './markdown.ts';
import { fileLink, flow, folderFrom, mustExist, pictured, htmlLink } from './printables.ts';
import { plainText } from '../../search/build/plain-text.ts';

type Tables = MdxJsxFlowElement['children'];

/**
 * What readers fill in: the table, folded. `sheet` names the sheet that says the same on paper; it stands
 * above, small, with a link to print it, and without a table where the page has it in parts. `name` says in the
 * fold what is filled in, where no sheet does.
 */
export function worksheet(
  sheet: string,
  name: string,
  { children }: { children: unknown[] },
  page: string,
): Block[] {
  if (sheet) mustExist(sheet);
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
    ...pictured(offer!, folder),
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

/** As the site's other folds look, open where an address, a search or, without a sheet, paper asks for it. */
function fold(sheet: string, name: string, children: Tables): MdxJsxFlowElement {
  const found: Table[] = [];
  visit({ type: 'root', children }, 'table', (table) => void found.push(table));
  const rows = found.reduce((sum, table) => sum + table.children.length - 1, 0);
  if (rows === 0) throw new RangeError('A worksheet holds a table.');
  const words = `Fill in: ${name && `${name}, `}${rows} rows`;
  const file = (name || sheet).replaceAll(' ', '-');
  const attributes = { id: `fill-in-${file}`, ...(sheet && { 'data-sheet': sheet }) };
  const csv = flow('p', {}, csvLink(file, found.flatMap(columnsOf)));
  // Unlike what is written out here, it becomes the site's own fold.
  return {
    ...flow('details', attributes, flow('summary', {}, text(words)), ...children, csv),
    data: {},
  };
}

/**
 * The columns of a spreadsheet that asks what a worksheet asks. Where each row begins with a question, every store has
 * a row and each question a column; where the rows are empty, the columns are its own.
 */
function columnsOf({ children: [head, ...rows] }: Table): string[] {
  const questions = rows.map(({ children: [first] }) => (first ? plainText(first) : ''));
  if (questions.every((question) => question !== '')) return ['Store', ...questions];
  return head!.children.map((cell) => plainText(cell));
}

/** A link that saves the columns as a file, without a script or a server. */
const csvLink = (name: string, columns: string[]): PhrasingContent =>
  htmlLink(
    {
      href: `data:text/csv;charset=utf-8,${encodeURIComponent(csv(columns))}`,
      download: `${name}.csv`,
    },
    text('Download as CSV'),
  );

/** One line by RFC 4180. The mark before it is the one by which spreadsheets know UTF-8. */
const csv = (columns: string[]): string => `\uFEFF${[...new Set(columns)].map(cell).join(',')}\r\n`;

const cell = (value: string) =>
  /[",;\r\n]/.test(value) ? `"${value.replaceAll('"', '""')}"` : value;
