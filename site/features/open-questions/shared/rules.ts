import { roles } from '../../../content/readers.ts';
import { details, owners, type OpenQuestion } from './question.ts';

/** The budget of the register. */
export const MOST_ROWS = 150;
const MOST_WORDS = { question: 16, until: 12, said: 6 };
const MOST_SAYINGS = 6;

const KEYS = ['id', 'readers', 'question', 'owner', 'until', 'reference', 'near', 'fields', 'said'];
const NEEDED = ['id', 'readers', 'question', 'owner', 'near'];

/** The rows of one file of the register. @throws {RangeError} a sentence that names file, row, value and cure */
export function readRows(given: unknown, product: string, file: string): OpenQuestion[] {
  if (!Array.isArray(given))
    throw new RangeError(`${file} is ${shown(given)}. Write a list of rows: "- id: …".`);
  return given.map((row: unknown, at) => readRow(row, product, `${file}, row ${at + 1}`));
}

function readRow(given: unknown, product: string, place: string): OpenQuestion {
  if (typeof given !== 'object' || given === null || Array.isArray(given))
    throw new RangeError(
      `${place} is ${shown(given)}. Write "- id: …" and the other keys below it.`,
    );
  const row = new Map(Object.entries(given));
  const where = row.has('id') ? `${place} (${String(row.get('id'))})` : place;
  const fail = (what: string, cure: string): never => {
    throw new RangeError(`${where}: ${what}. ${cure}`);
  };
  for (const key of row.keys())
    if (!KEYS.includes(key)) fail(`there is no key "${key}"`, `Use ${list(KEYS)}.`);
  for (const key of NEEDED)
    if (!row.has(key)) fail(`"${key}" is missing`, `Every row has ${list(NEEDED)}.`);

  const line = (key: string, most?: number): string => {
    const value = row.get(key);
    if (typeof value !== 'string' || value.trim() === '' || /\n./.test(value.trim()))
      return fail(`"${key}" is ${shown(value)}`, 'Write one line of text.');
    const { length } = value.trim().split(/\s+/);
    if (most && length > most)
      fail(`"${key}" is "${value}", ${length} words`, `Say it in ${most} words at most.`);
    return value.trim();
  };
  const oneOf = <Known extends string>(key: string, value: unknown, known: readonly Known[]) =>
    known.includes(value as Known)
      ? (value as Known)
      : fail(`"${key}" is ${shown(value)}`, `Use one of: ${known.join(', ')}.`);
  const several = (key: string): unknown[] => {
    const value = row.get(key) ?? [];
    return Array.isArray(value)
      ? value
      : fail(`"${key}" is ${shown(value)}`, `Write a list: "${key}: [first, second]".`);
  };

  const id = line('id');
  if (!/^[a-z0-9]+(-[a-z0-9]+)*$/.test(id))
    fail(`"id" is "${id}"`, 'Use small letters, digits and single hyphens, as in "request-look".');
  const near = line('near').replace(/^\/?(docs\/)?/, '');
  if (/\.mdx?\b|\s/.test(near))
    fail(`"near" is "${near}"`, 'Write the address below /docs/, as in "lockers/intro#commands".');
  const readers = several('readers').map((one) => oneOf('readers', one, roles));
  if (readers.length === 0) fail('"readers" is empty', `Name ${list([...roles])}.`);
  const until = row.has('until') ? line('until', MOST_WORDS.until) : undefined;
  const reference = row.get('reference') ?? false;
  if (typeof reference !== 'boolean')
    fail(`"reference" is ${shown(reference)}`, 'Write true, or leave the key out.');
  if (reference && until === undefined)
    fail('"reference" is true without "until"', 'Say in "until" what the reference server does.');
  const said = several('said').map((one) => {
    if (typeof one !== 'string') return fail(`"said" holds ${shown(one)}`, 'Write it in quotes.');
    if (one.trim().split(/\s+/).length > MOST_WORDS.said)
      fail(`"said" holds "${one}"`, `A phrase has ${MOST_WORDS.said} words at most.`);
    return one.trim();
  });
  if (said.length > MOST_SAYINGS)
    fail(`"said" holds ${said.length} phrases`, `Keep the ${MOST_SAYINGS} that say most.`);
  return {
    id,
    product,
    readers,
    question: line('question', MOST_WORDS.question),
    owner: oneOf('owner', row.get('owner'), owners),
    ...(until !== undefined && { until }),
    reference: reference === true,
    near,
    fields: several('fields').map((one) => oneOf('fields', one, Object.keys(details))) as never[],
    said,
  };
}

/** Throws where two rows have one id, or there are more than the register may hold. */
export function checkTogether(rows: OpenQuestion[]): void {
  const known = new Map<string, OpenQuestion>();
  for (const row of rows) {
    const other = known.get(row.id);
    if (other)
      throw new RangeError(
        `Two rows have the id "${row.id}", in ${other.product}.yaml and ${row.product}.yaml. Rename one of them.`,
      );
    known.set(row.id, row);
  }
}

const list = (words: string[]): string => `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`;
const shown = (value: unknown): string =>
  value === undefined ? 'missing' : (JSON.stringify(value) ?? String(value));
