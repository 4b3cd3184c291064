import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { parse } from 'yaml';
import { registers, anchorOf, ownerName, type OpenQuestion } from '../shared/question.ts';
import { checkUniqueIds, readRows } from '../shared/rules.ts';
import type { Section } from '@frontline/search';

const folderOf = (name: string) => fileURLToPath(new URL(`../../../${name}`, import.meta.url));

let cached: OpenQuestion[] | undefined;

/** Every row of the register; cached, except in development. */
export const openQuestions = (): OpenQuestion[] =>
  cached && process.env['NODE_ENV'] !== 'development' ? cached : (cached = readRegister());

/** @throws {RangeError} naming the file, the row, the value and the fix */
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
  checkUniqueIds(rows);
  rows.forEach(checkNearPage);
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

function checkNearPage({ id, product, near }: OpenQuestion): void {
  const [page = ''] = near.split('#');
  if (page.startsWith('category/') || existsSync(path.join(folderOf('docs'), `${page}.mdx`)))
    return;
  throw new RangeError(
    `open-questions/${product}.yaml (${id}): "near" is "${near}", and there is no page site/docs/${page}.mdx. Name one that is there.`,
  );
}

/** Below 1, so that a page with an answer ranks above an open question, unless that matches clearly better. */
const WEIGHT = 0.5;

/** Search records for the rows of a product, at the anchors of the rows. */
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
