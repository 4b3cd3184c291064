import type { Element, Nodes } from 'hast';
import { toString } from 'hast-util-to-string';
import { SKIP, visit } from 'unist-util-visit';
import { breakLongWords, columnShares } from './column-shares.ts';
import type { PhrasingContent, Root } from 'mdast';
import type { MdxJsxFlowElement } from 'mdast-util-mdx-jsx';

/** A table of so many columns is read row by row where it has no room (css/tables.css). */
const MANY = 3;

/** What a writer puts into a cell that readers fill in: `&nbsp;`. */
const TO_FILL_IN = '\u00a0';

/** Readies the tables of a page. */
export const rehypeTables = () => readyTables;

/**
 * Puts each table into a frame that scrolls, so that the page stays put, and says while the site is built
 * what its looks need: how wide each column is, where long words may break, and the label of each cell.
 */
export function readyTables(tree: Nodes): void {
  visit(tree, 'element', (table, index, parent) => {
    if (table.tagName !== 'table' || !parent || index === undefined) return undefined;
    parent.children[index] = framed(table);
    return SKIP;
  });
}

function framed(table: Element): Element {
  const rows = elements(table, 'thead', 'tbody').flatMap((group) => elements(group, 'tr'));
  const grid = rows.map((row) => elements(row, 'th', 'td'));
  for (const cell of grid.flat()) readyCell(cell);
  const columns = columnsOf(grid);
  if (columns.length > 0) table.children.unshift(columnGroup(columns));
  const isWide = columns.length >= MANY;
  if (isWide) labelCells(table, grid);
  return {
    type: 'element',
    tagName: 'div',
    properties: {
      className: ['table-scroller'],
      dataScroller: 'Table',
      ...(isWide && { style: `--columns:${columns.length}` }),
    },
    children: [table],
  };
}

function readyCell(cell: Element): void {
  // An empty corner heads nothing.
  if (cell.children.length === 0) cell.tagName = 'td';
  if (toString(cell) === TO_FILL_IN) cell.properties['className'] = ['blank'];
  breakLongWords(cell);
}

/** The texts of each column; none of a table whose cells span several, which stays as it is. */
function columnsOf(grid: Element[][]): string[][] {
  const [head = []] = grid;
  if (grid.some((row) => row.length !== head.length)) return [];
  return head.map((_, index) => grid.map((row) => toString(row[index]!)));
}

const columnGroup = (columns: string[][]): Element => ({
  type: 'element',
  tagName: 'colgroup',
  properties: {},
  children: columnShares(columns).map((share) => ({
    type: 'element',
    tagName: 'col',
    properties: { style: `width:${share}%` },
    children: [],
  })),
});

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

/** A cell of no more letters, such as a number or a box to tick, says too little to be a title. */
const BARE = 3;

/**
 * Gives each cell the heading of its column, which stands above it where a row is shown as a card, whose
 * title is its first cell. What each part of the table is has to be said too: browsers forget it of parts
 * not laid out as a table.
 *
 * @param grid the cells of the table by rows, its headings first
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
      const isTitle = index === 0 && toString(cell).length > BARE;
      if (labels[index] && !isTitle) cell.properties['dataLabel'] = labels[index];
    });
}

/**
 * `<details data-counts="messages">` says in its summary how many rows the tables in it hold, as in
 * "Lockers: 7 messages".
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
