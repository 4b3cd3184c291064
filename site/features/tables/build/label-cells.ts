import type { Element } from 'hast';
import { toString } from 'hast-util-to-string';
import { visit } from 'unist-util-visit';

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
export function labelCells(table: Element, [head = [], ...rows]: Element[][]): void {
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
