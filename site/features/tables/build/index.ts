import type { Element, Nodes } from 'hast';
import { toString } from 'hast-util-to-string';
import { SKIP, visit } from 'unist-util-visit';
import { element } from '../../../shell/build/articles/element.ts';
import { breakLongWords, columnShares } from './column-shares.ts';
import type { PhrasingContent, Root } from 'mdast';
import type { MdxJsxFlowElement } from 'mdast-util-mdx-jsx';

/** Narrow screens show tables with at least this many columns as cards, one for each row (css/tables.css). */
const CARD_COLUMNS = 3;

/** Content of a cell that readers fill in: `&nbsp;`. */
const BLANK_CELL = '\u00a0';

/** Rehype plugin that prepares the tables of a page. */
export const rehypeTables = () => prepareTables;

/**
 * Wraps each table in a scroll container, and adds at build time what styles need: column widths, break opportunities
 * in long words, and the label of each cell.
 */
export function prepareTables(tree: Nodes): void {
  visit(tree, 'element', (table, index, parent) => {
    if (table.tagName !== 'table' || !parent || index === undefined) return undefined;
    parent.children[index] = wrapTable(table);
    return SKIP;
  });
}

function wrapTable(table: Element): Element {
  const rows = elements(table, 'thead', 'tbody').flatMap((group) => elements(group, 'tr'));
  const grid = rows.map((row) => elements(row, 'th', 'td'));
  for (const cell of grid.flat()) prepareCell(cell);
  const columns = columnsOf(grid);
  if (columns.length > 0) table.children.unshift(columnGroup(columns));
  const isWide = columns.length >= CARD_COLUMNS;
  if (isWide) labelCells(table, grid);
  const style = isWide && { style: `--columns:${columns.length}` };
  return element('div', { className: ['table-scroller'], dataScroller: 'Table', ...style }, table);
}

function prepareCell(cell: Element): void {
  // An empty corner cell is no header.
  if (cell.children.length === 0) cell.tagName = 'td';
  if (toString(cell) === BLANK_CELL) cell.properties['className'] = ['blank'];
  breakLongWords(cell);
}

/** The texts of each column; empty for a table with column spans, which is left unchanged. */
function columnsOf(grid: Element[][]): string[][] {
  const [head = []] = grid;
  if (grid.some((row) => row.length !== head.length)) return [];
  return head.map((_, index) => grid.map((row) => toString(row[index]!)));
}

const columnGroup = (columns: string[][]): Element =>
  element(
    'colgroup',
    {},
    ...columnShares(columns).map((share) => element('col', { style: `width:${share}%` })),
  );

const elements = ({ children }: Element, ...names: string[]): Element[] =>
  children.filter(
    (child) => child.type === 'element' && names.includes(child.tagName),
  ) as Element[];

const ROLES: Record<string, string> = {
  table: 'table',
  thead: 'rowgroup',
  tbody: 'rowgroup',
  tr: 'row',
  th: 'columnheader',
  td: 'cell',
};

/** A first cell of at most this many characters, such as a number or a checkbox, is no card title. */
const MAX_BARE = 3;

/**
 * Labels each cell with the heading of its column, shown where rows are cards. The first cell is the title of the
 * card. Explicit roles are needed because browsers drop table semantics from elements with another `display`.
 *
 * @param grid the cells of the table by rows, header first
 */
function labelCells(table: Element, [head = [], ...rows]: Element[][]): void {
  table.properties['className'] = ['cards'];
  visit(table, 'element', ({ tagName, properties }) => {
    const role = ROLES[tagName];
    if (role) properties['role'] = role;
  });
  const labels = head.map((cell) => toString(cell));
  for (const row of rows)
    row.forEach((cell, index) => {
      const isTitle = index === 0 && toString(cell).length > MAX_BARE;
      if (labels[index] && !isTitle) cell.properties['dataLabel'] = labels[index];
    });
}

/**
 * Appends the number of table rows to the summary of `<details data-counts="messages">`: "Lockers: 7 messages".
 */
export function remarkCountedFolds() {
  return (tree: Root): void =>
    visit(tree, 'mdxJsxFlowElement', (fold) => {
      const at = fold.attributes.findIndex((one) => 'name' in one && one.name === 'data-counts');
      if (at < 0) return;
      const [counted] = fold.attributes.splice(at, 1);
      let rows = 0;
      visit(fold, 'table', ({ children }) => void (rows += children.length - 1));
      addToSummary(fold, `: ${rows} ${String(counted!.value)}`);
    });
}

function addToSummary(fold: MdxJsxFlowElement, value: string): void {
  visit(fold, (node) => {
    if ('name' in node && node.name === 'summary')
      (node.children as PhrasingContent[]).push({ type: 'text', value });
  });
}
