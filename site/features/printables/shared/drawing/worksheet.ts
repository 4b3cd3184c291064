import { publishedAt } from '../../../../../brand/published.ts';
import type { Printable } from '../printable.ts';
import { CODE_SIZE, codeWidth, drawCode } from './code.ts';
import { below, type Box } from './marks.ts';
import { blankLine, WRITING_HEIGHT, printableArea, displayUrl } from './parts.ts';
import {
  fit,
  heightOf,
  rectangle,
  rule,
  sizesFrom,
  write,
  type Look,
  type Sheet,
} from './sheet.ts';

interface Grid {
  heading: string;
  columns: [title: string, part: number][];
  rows: string[][];
}

/**
 * A table of a worksheet.
 *
 * @param columns the fraction of the width of each column, by its title
 * @param rows text of the first columns; the rest of each row is empty, to write in
 */
export const grid = (columns: Record<string, number>, rows: string[][], heading = ''): Grid => ({
  heading,
  columns: Object.entries(columns),
  rows,
});

interface Worksheet extends Omit<Printable, 'draw' | 'kind' | 'paper'> {
  intro: string;
  /** Labels of the fields before "Whom to call": store, date, name. */
  fields: string[];
  /** Tables from top to bottom: a function, because it reads pages. */
  grids: () => Grid[];
}

/** An A4 sheet to fill in by hand. All rows have the same height and fill the paper. */
export const worksheet = (content: Worksheet): Printable => ({
  ...content,
  kind: 'Worksheet',
  paper: 'a4',
  draw: (sheet) => draw(sheet, content),
});

interface RowLook {
  /** Height of a row. */
  row: number;
  size: number;
}

const CELL: Look = { size: 10.5, leading: 1.18 };
const HEAD: Look = { size: 9, leading: 1.2, weight: 'bold', color: 'ink-2' };
const HEADING: Look = { size: 13, leading: 1.3, weight: 'bold', color: 'hue', role: 'H2' };
const TITLE: Look = { size: 24, leading: 1.15, weight: 'bold', color: 'hue', role: 'H1' };
const ADDRESS: Look = { size: 8.5, leading: 1.25, breakAfter: /(?<=[ /#])/ };
const GAP = 14;

function draw(sheet: Sheet, content: Worksheet): void {
  const page = printableArea(sheet);
  const top = header(sheet, content, page);
  const bottom = page.y + page.height;
  const grids = content.grids();
  const fixed = grids.reduce((sum, grid) => sum + headHeight(sheet, grid, page.width), 0);
  const count = grids.reduce((sum, { rows }) => sum + rows.length, 0);
  const free = bottom - top - fixed - GAP * (grids.length - 1);
  const row = Math.min(free / count, 58);
  if (row < WRITING_HEIGHT)
    throw new RangeError(`${content.name}: ${row.toFixed(1)} points for a row.`);
  fit(sheet, sizesFrom(13, 9.5), (size) => {
    grids.reduce((y, grid) => {
      const height = headHeight(sheet, grid, page.width) + grid.rows.length * row;
      drawGrid(sheet, grid, { ...page, y, height }, { row, size });
      return y + height + GAP;
    }, top);
  });
}

function headHeight(sheet: Sheet, { columns, heading }: Grid, width: number): number {
  const titles = columns.map(([title, share]) => heightOf(sheet, title, width * share - 6, HEAD));
  return (heading ? HEADING.size * 1.3 + 2 : 0) + Math.max(...titles) + 5;
}

/** Title, instructions, QR code with its URL, and the fields for store, date and name. */
function header(sheet: Sheet, content: Worksheet, page: Box): number {
  const url = publishedAt + content.scan.path;
  const room = codeWidth(url);
  const quiet = (room - CODE_SIZE) / 2;
  const x = page.x + page.width - CODE_SIZE;
  sheet.marks.push(drawCode(url, x - quiet, page.y - quiet));
  const left = { ...page, width: page.width - CODE_SIZE - 2 * quiet - 8, height: 104 };
  const title = write(sheet, content.title, left, TITLE);
  const intro = write(sheet, content.intro, below(left, title + 3), { size: 11.5, leading: 1.28 });
  const address = `${content.scan.words}: ${displayUrl(content.scan.path)}`;
  write(sheet, address, below(left, intro + 5), ADDRESS);
  const line = page.y + CODE_SIZE + quiet + 26;
  const fields = [...content.fields, 'Whom to call'];
  const each = (page.width - GAP * (fields.length - 1)) / fields.length;
  fields.forEach((field, index) => {
    blankLine(sheet, field, { x: page.x + index * (each + GAP), y: line, width: each });
  });
  return line + 16;
}

function drawGrid(sheet: Sheet, grid: Grid, box: Box, { row, size }: RowLook): void {
  const look = { ...CELL, size };
  const { heading, columns, rows } = grid;
  const edges = columns.reduce<number[]>(
    (xs, [, part]) => [...xs, xs[xs.length - 1]! + box.width * part],
    [box.x],
  );
  if (heading) write(sheet, heading, box, HEADING);
  const headEnd = box.y + box.height - rows.length * row;
  columns.forEach(([title, part], index) => {
    const width = box.width * part - 6;
    const height = heightOf(sheet, title, width, HEAD);
    write(sheet, title, { x: edges[index]! + 3, y: headEnd - height - 3, width, height }, HEAD);
  });
  const rowsBox = below(box, headEnd);
  rows.forEach((cells, line) => {
    const y = headEnd + line * row;
    if (line > 0) rule(sheet, { ...box, y });
    cells.slice(0, columns.length).forEach((cell, index) => {
      if (!cell) return;
      const width = box.width * columns[index]![1] - 8;
      const height = heightOf(sheet, cell, width, look);
      if (height > row - 2) throw new RangeError(`"${cell}" is higher than its row.`);
      write(sheet, cell, { x: edges[index]! + 4, y: y + (row - height) / 2, width, height }, look);
    });
  });
  edges.slice(1, -1).forEach((x) => {
    sheet.marks.push({
      kind: 'shape',
      path: `M${x.toFixed(2)} ${headEnd.toFixed(2)}v${rowsBox.height.toFixed(2)}`,
      stroke: 'line-strong',
      line: 0.5,
    });
  });
  sheet.marks.push({ kind: 'shape', path: rectangle(rowsBox, 3), stroke: 'ink', line: 1 });
}
