import type { Printable } from '../printable.ts';
import { rightFrom, below, type Box } from './marks.ts';
import { logo } from './pictures.ts';
import {
  blankLine,
  fill,
  WRITING_HEIGHT,
  printableArea,
  rows,
  scanBeside,
  scanHeight,
  step,
} from './parts.ts';
import { fit, ON_HUE, rule, sizesFrom, write, type Sheet } from './sheet.ts';

interface Table {
  columns?: [string, string];
  /** The situation, and what to do. */
  rows: [when: string, what: string][];
  /** Width of the first column as a fraction, 0.34 by default. */
  first?: number;
}

/** Its lists are functions, because they read pages. */
interface StaffCard extends Omit<Printable, 'draw' | 'kind' | 'paper'> {
  /** The heading: the product or the task. */
  heading: string;
  /** The three or four most important steps. */
  steps?: () => [action: string, how: string][];
  /** Checklists, one line for each step. */
  lists?: () => { heading: string; items: string[] }[];
  tables: () => Table[];
}

const HEAD = 62;

/** An A5 card for a pocket, a counter or the inside of a cupboard. */
export const staffCard = (card: StaffCard): Printable => ({
  ...card,
  kind: 'Staff card',
  paper: 'a5',
  draw: (sheet) => draw(sheet, card),
});

function draw(sheet: Sheet, card: StaffCard): void {
  const page = printableArea(sheet);
  head(sheet, card.heading, { ...page, height: HEAD });
  const foot = page.y + page.height - scanHeight(card.scan);
  whomToCall(sheet, { ...page, y: foot - 7 });
  rule(sheet, { ...page, y: foot - 1 }, { line: 2, color: 'hue' });
  scanBeside(sheet, card.scan, below(page, foot), 'Scan for help');
  const top = page.y + HEAD + 14;
  const box = { ...page, y: top, height: foot - WRITING_HEIGHT - 4 - top };
  const content = {
    steps: card.steps?.() ?? [],
    lists: card.lists?.() ?? [],
    tables: card.tables(),
  };
  const before = sheet.marks.length;
  fit(sheet, sizesFrom(14, 10.5), (size) => {
    const used = body(sheet, content, box, { size, pad: size * 0.42 });
    const spare = Math.min(below(box, used).height / (lines(content) * 2), size * 0.5);
    sheet.marks.length = before;
    body(sheet, content, box, { size, pad: size * 0.42 + spare });
  });
}

/** Lines for name and number, to fill in by hand. */
function whomToCall(sheet: Sheet, { x, y, width }: Omit<Box, 'height'>): void {
  const half = width * 0.55;
  blankLine(sheet, 'Whom to call', { x, y, width: half - 8 });
  blankLine(sheet, 'Number', { x: x + half, y, width: width - half });
}

type Content = {
  [Name in 'steps' | 'lists' | 'tables']: ReturnType<NonNullable<StaffCard[Name]>>;
};

/** Number of rows among which spare height is distributed. */
const lines = ({ lists, tables }: Content) =>
  tables.reduce((sum, { rows }) => sum + rows.length + 0.5, 0) +
  lists.reduce((sum, { items }) => sum + items.length / 2 + 1, 0);

function head(sheet: Sheet, heading: string, band: Box): void {
  fill(sheet, band, 'hue', 9);
  logo(sheet, { x: band.x + band.width - 52, y: band.y + 13, size: 36 });
  const inside = { ...band, x: band.x + 16, width: band.width - 80 };
  write(sheet, 'Staff card', { ...inside, y: band.y + 8, height: 15 }, { ...ON_HUE, size: 11 });
  const room = { ...inside, y: band.y + 22, height: 33 };
  fit(sheet, sizesFrom(27, 16), (size) =>
    write(sheet, heading, room, { ...ON_HUE, size, leading: 33 / size, role: 'H1' }),
  );
}

interface BodyLook {
  size: number;
  /** Space above and below a row. */
  pad: number;
}

function body(sheet: Sheet, { steps, lists, tables }: Content, box: Box, look: BodyLook): number {
  const { size, pad } = look;
  let { y } = box;
  steps.forEach((words, index) => {
    y = step(sheet, index + 1, words, below(box, y), size) + size * 0.7;
  });
  for (const { heading, items } of lists) {
    y = title(sheet, heading, below(box, y), size) + pad * 0.4;
    items.forEach((words, index) => {
      y = item(sheet, index + 1, words, below(box, y), size) + pad * 0.7;
    });
    y += pad * 0.8;
  }
  tables.forEach((part, index) => {
    if (index > 0) y += pad;
    y = table(sheet, part, below(box, y), look);
  });
  return y;
}

function table(sheet: Sheet, part: Table, box: Box, { size, pad }: BodyLook): number {
  const first = box.width * (part.first ?? 0.34);
  let { y } = box;
  if (part.columns) {
    const [left, right] = part.columns;
    title(sheet, left, { ...box, width: first }, size);
    y = title(sheet, right, rightFrom(box, box.x + first + size), size) + 3;
  }
  return rows(sheet, part.rows, below(box, y), { first, size, pad });
}

const title = (sheet: Sheet, text: string, box: Box, size: number) =>
  write(sheet, text, box, { size: size * 1.15, weight: 'bold', color: 'hue', role: 'H2' });

function item(sheet: Sheet, number: number, words: string, box: Box, size: number): number {
  const look = { size, leading: 1.22 };
  write(sheet, `${number}.`, box, { ...look, weight: 'bold', color: 'hue' });
  return write(sheet, words, rightFrom(box, box.x + size * 1.6), look);
}
