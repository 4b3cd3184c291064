import type { PhrasingContent, Table } from 'mdast';
import { plainText } from '../../search/build/plain-text.ts';
import { text } from './markdown.ts';
import { htmlLink } from './printables.ts';

/**
 * The columns of a spreadsheet that asks what a worksheet asks. Where each row begins with a question, every store has
 * a row and each question a column; where the rows are empty, the columns are its own.
 */
export function columnsOf({ children: [head, ...rows] }: Table): string[] {
  const questions = rows.map(({ children: [first] }) => (first ? plainText(first) : ''));
  if (questions.every((question) => question !== '')) return ['Store', ...questions];
  return head!.children.map((cell) => plainText(cell));
}

/** A link that saves the columns as a file, without a script or a server. */
export const csvLink = (name: string, columns: string[]): PhrasingContent =>
  htmlLink(
    {
      href: `data:text/csv;charset=utf-8,${encodeURIComponent(csv(columns))}`,
      download: `${name}.csv`,
    },
    text('Download as CSV'),
  );

/** One line by RFC 4180. The mark before it is the one by which spreadsheets know UTF-8. */
export const csv = (columns: string[]): string =>
  `\uFEFF${[...new Set(columns)].map(cell).join(',')}\r\n`;

const cell = (value: string) =>
  /[",;\r\n]/.test(value) ? `"${value.replaceAll('"', '""')}"` : value;
