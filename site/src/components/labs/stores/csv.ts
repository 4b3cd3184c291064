import { sheets } from '../../../../store-questions.ts';
import { answerTo, columnOf, isNamed, sheetsOf, type Store, type Workspace } from './stores.ts';

/** A row that was not taken over, as it stands in the file. */
export interface BadRow {
  /** The line of the file on which the row begins; the first is 1. */
  line: number;
  reason: string;
  text: string;
}

export interface ReadStores {
  stores: Store[];
  bad: BadRow[];
  /** Columns that no worksheet has. Their cells are kept, and written out again. */
  unknown: string[];
}

const FIRST = 'store';
const columns = sheets.flatMap(({ product, questions }) =>
  questions.map((question) => columnOf(product, question)),
);

/** All stores as a file: RFC 4180, a column for each question of the products, then what else was read. */
export function writeCsv(workspace: Workspace): string {
  const asked = sheetsOf(workspace).flatMap(({ product, questions }) =>
    questions.map((question) => columnOf(product, question)),
  );
  const answered = workspace.stores.flatMap(({ answers }) => Object.keys(answers));
  const header = [...new Set([...asked, ...answered])];
  const rows = [
    [FIRST, ...header],
    ...workspace.stores.map((store) => [store.name, ...header.map((one) => answerTo(store, one))]),
  ];
  // The mark by which spreadsheets know UTF-8.
  return `\uFEFF${rows.map((row) => `${row.map(cell).join(',')}\r\n`).join('')}`;
}

const cell = (text: string) => (/[",;\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);

/** Reads such a file, with commas, semicolons or tabs. A row that cannot be taken over is named, and stops no other. */
export function readCsv(file: string): ReadStores {
  const text = file.replace(/^\uFEFF/, '');
  const [, separator = ','] = /^"?store"?([,;\t])/i.exec(text) ?? [];
  const [header, ...rows] = rowsOf(text, separator);
  const titles = header?.cells.map((title) => title.trim()) ?? [];
  const bad = (row: Row, reason: string): BadRow => ({ line: row.line, reason, text: row.text });
  if (titles[0]?.toLowerCase() !== FIRST) {
    const reason = `The first column of the first line must be "${FIRST}".`;
    return {
      stores: [],
      bad: [header, ...rows].flatMap((row) => (row ? [bad(row, reason)] : [])),
      unknown: [],
    };
  }
  const read: ReadStores = {
    stores: [],
    bad: [],
    unknown: titles.slice(1).filter((title) => title !== '' && !columns.includes(title)),
  };
  for (const row of rows) {
    const reason = reasonAgainst(row, titles, read.stores);
    if (reason) read.bad.push(bad(row, reason));
    else read.stores.push(storeOf(row, titles));
  }
  return read;
}

function reasonAgainst({ cells, isOpen }: Row, titles: string[], before: Store[]): string {
  const [name = ''] = cells;
  if (isOpen) return 'A quotation mark is opened and never closed.';
  if (!name.trim()) return 'The store has no name.';
  const many = cells.slice(titles.length).filter((one) => one.trim() !== '').length;
  if (many > 0) return `It has ${cells.length} cells, and the first line has ${titles.length}.`;
  if (cells.some((one, at) => one.trim() !== '' && !titles[at]))
    return 'A cell stands below a column without a name.';
  if (before.some((store) => isNamed(store, name)))
    return `The store "${name.trim()}" stands in an earlier line too.`;
  return '';
}

const storeOf = ({ cells: [name = '', ...cells] }: Row, [, ...titles]: string[]): Store => ({
  name: name.trim(),
  answers: Object.fromEntries(
    cells.flatMap((text, at) => (titles[at] ? [[titles[at], text.trim()]] : [])),
  ),
});

interface Row {
  line: number;
  cells: string[];
  /** Its quotation mark never ends. */
  isOpen: boolean;
  text: string;
}

/** The rows that hold anything, each with the line it begins on. */
function rowsOf(text: string, separator: string): Row[] {
  const rows: Row[] = [];
  let [line, begin, beginLine, cell, isQuoted] = [1, 0, 1, '', false];
  let cells: string[] = [];
  const end = (at: number, isOpen: boolean) => {
    const row = { line: beginLine, cells: [...cells, cell], isOpen, text: text.slice(begin, at) };
    if (row.text.trim() !== '') rows.push({ ...row, text: row.text.replace(/\r$/, '') });
    [cells, cell, isQuoted, begin] = [[], '', false, at + 1];
  };
  for (let at = 0; at <= text.length; at += 1) {
    const char = text[at];
    if (isQuoted && char === undefined) {
      // A mark that is never closed spoils its own line, and not all that follow.
      [at, line] = [`${text}\n`.indexOf('\n', begin), beginLine];
      end(at, true);
    } else if (isQuoted && char === '"') {
      if (text[at + 1] === '"') [cell, at] = [`${cell}"`, at + 1];
      else isQuoted = false;
      continue;
    } else if (!isQuoted && (char === '\n' || char === undefined)) end(at, false);
    else if (!isQuoted && char === separator) [cells, cell] = [[...cells, cell], ''];
    else if (!isQuoted && char === '"' && cell === '') isQuoted = true;
    else if (isQuoted || char !== '\r') cell += char;
    if (char === '\n' || begin === at + 1) line += 1;
    if (begin === at + 1) beginLine = line;
  }
  return rows;
}
