import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { parse } from 'yaml';
import { registers, anchorOf, ownerName, type OpenQuestion } from '../shared/question.ts';
import { checkTogether, readRows } from '../shared/rules.ts';
import type { Section } from '@frontline/search';

const folderOf = (name: string) => fileURLToPath(new URL(`../../../${name}`, import.meta.url));

let read: OpenQuestion[] | undefined;

/** Every row of the register; read once, or with each call while developing. */
export const openQuestions = (): OpenQuestion[] =>
  read && process.env['NODE_ENV'] !== 'development' ? read : (read = readRegister());

/** @throws {RangeError} a sentence that names the file, the row, the value and the cure */
export function readRegister(folder = folderOf('content/open-questions')): OpenQuestion[] {
  const files = readdirSync(folder).filter((name) => name.endsWith('.yaml'));
  for (const file of files)
    if (!Object.hasOwn(registers, file.slice(0, -'.yaml'.length)))
      throw new RangeError(
        `There is no product for open-questions/${file}. Name the file after one of: ${Object.keys(registers).join(', ')}.`,
      );
  const rows = Object.keys(registers)
    .filter((product) => files.includes(`${product}.yaml`))
    .flatMap((product) => rowsOf(product, folder));
  checkTogether(rows);
  rows.forEach(checkNear);
  return rows;
}

function rowsOf(product: string, folder: string): OpenQuestion[] {
  const file = `open-questions/${product}.yaml`;
  try {
    return readRows(
      parse(readFileSync(path.join(folder, `${product}.yaml`), 'utf8')),
      product,
      file,
    );
  } catch (error) {
    if (error instanceof RangeError) throw error;
    throw new RangeError(`${file}: ${(error as Error).message}`, { cause: error });
  }
}

function checkNear({ id, product, near }: OpenQuestion): void {
  const [page = ''] = near.split('#');
  if (page.startsWith('category/') || existsSync(path.join(folderOf('docs'), `${page}.mdx`)))
    return;
  throw new RangeError(
    `open-questions/${product}.yaml (${id}): "near" is "${near}", and there is no page site/docs/${page}.mdx. Name one that is there.`,
  );
}

/** What answers comes before what only says that nothing does, unless that fits clearly better. */
const WEIGHT = 0.5;

/** A record of the search for each row of a product, with the anchor of its row. */
export const questionRecords = (product: string): Section[] =>
  openQuestions()
    .filter((row) => row.product === product)
    .map(recordOf);

/** The record of one row. Its text begins with its kind (features/search/page/kind.ts). */
export const recordOf = (row: OpenQuestion): Section => ({
  title: row.question.replaceAll('`', ''),
  anchor: anchorOf(row),
  text: `Not documented. ${ownerName(row.owner)} knows.${row.until ? ` Until then: ${row.until}` : ''}`,
  keywords: row.said,
  weight: WEIGHT,
});
