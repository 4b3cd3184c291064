import { roles } from '../../../content/readers.ts';
import { details, owners, type OpenQuestion } from './question.ts';

/** Maximum number of rows. */
export const MAX_ROWS = 150;
const MAX_WORDS = { question: 16, until: 12, said: 6 };
const MAX_PHRASES = 6;

const KEYS = ['id', 'readers', 'question', 'owner', 'until', 'reference', 'near', 'fields', 'said'];
const REQUIRED = ['id', 'readers', 'question', 'owner', 'near'];

/** Validates the rows of one file. @throws {RangeError} naming file, row, value and fix */
export function readRows(value: unknown, product: string, file: string): OpenQuestion[] {
  if (!Array.isArray(value))
    throw new RangeError(`${file} is ${printed(value)}. Write a list of rows: "- id: …".`);
  return value.map((row: unknown, at) => readRow(row, product, `${file}, row ${at + 1}`));
}

function readRow(value: unknown, product: string, place: string): OpenQuestion {
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    throw new RangeError(
      `${place} is ${printed(value)}. Write "- id: …" and the other keys below it.`,
    );
  const row = new Map(Object.entries(value));
  const where = row.has('id') ? `${place} (${String(row.get('id'))})` : place;
  const fail = (what: string, cure: string): never => {
    throw new RangeError(`${where}: ${what}. ${cure}`);
  };
  for (const key of row.keys())
    if (!KEYS.includes(key)) fail(`there is no key "${key}"`, `Use ${list(KEYS)}.`);
  for (const key of REQUIRED)
    if (!row.has(key)) fail(`"${key}" is missing`, `Every row has ${list(REQUIRED)}.`);

  const line = (key: string, maxWords?: number): string => {
    const value = row.get(key);
    if (typeof value !== 'string' || value.trim() === '' || /\n./.test(value.trim()))
      return fail(`"${key}" is ${printed(value)}`, 'Write one line of text.');
    const { length } = value.trim().split(/\s+/);
    if (maxWords && length > maxWords)
      fail(`"${key}" is "${value}", ${length} words`, `Say it in ${maxWords} words at most.`);
    return value.trim();
  };
  const oneOf = <Known extends string>(key: string, value: unknown, allowed: readonly Known[]) =>
    allowed.includes(value as Known)
      ? (value as Known)
      : fail(`"${key}" is ${printed(value)}`, `Use one of: ${allowed.join(', ')}.`);
  const several = (key: string): unknown[] => {
    const value = row.get(key) ?? [];
    return Array.isArray(value)
      ? value
      : fail(`"${key}" is ${printed(value)}`, `Write a list: "${key}: [first, second]".`);
  };

  const id = line('id');
  if (!/^[a-z0-9]+(-[a-z0-9]+)*$/.test(id))
    fail(`"id" is "${id}"`, 'Use small letters, digits and single hyphens, as in "request-look".');
  const near = line('near').replace(/^\/?(docs\/)?/, '');
  if (/\.mdx?\b|\s/.test(near))
    fail(`"near" is "${near}"`, 'Write the address below /docs/, as in "lockers/intro#commands".');
  const readers = several('readers').map((one) => oneOf('readers', one, roles));
  if (readers.length === 0) fail('"readers" is empty', `Name ${list([...roles])}.`);
  const until = row.has('until') ? line('until', MAX_WORDS.until) : undefined;
  const reference = row.get('reference') ?? false;
  if (typeof reference !== 'boolean')
    fail(`"reference" is ${printed(reference)}`, 'Write true, or leave the key out.');
  if (reference && until === undefined)
    fail('"reference" is true without "until"', 'Say in "until" what the reference server does.');
  const said = several('said').map((one) => {
    if (typeof one !== 'string') return fail(`"said" holds ${printed(one)}`, 'Write it in quotes.');
    if (one.trim().split(/\s+/).length > MAX_WORDS.said)
      fail(`"said" holds "${one}"`, `A phrase has ${MAX_WORDS.said} words at most.`);
    return one.trim();
  });
  if (said.length > MAX_PHRASES)
    fail(`"said" holds ${said.length} phrases`, `Keep the ${MAX_PHRASES} that say most.`);
  return {
    id,
    product,
    readers,
    question: line('question', MAX_WORDS.question),
    owner: oneOf('owner', row.get('owner'), owners),
    ...(until !== undefined && { until }),
    reference: reference === true,
    near,
    fields: several('fields').map((one) => oneOf('fields', one, Object.keys(details))) as never[],
    said,
  };
}

/** Throws if two rows have the same id. */
export function checkUniqueIds(rows: OpenQuestion[]): void {
  const byId = new Map<string, OpenQuestion>();
  for (const row of rows) {
    const other = byId.get(row.id);
    if (other)
      throw new RangeError(
        `Two rows have the id "${row.id}", in ${other.product}.yaml and ${row.product}.yaml. Rename one of them.`,
      );
    byId.set(row.id, row);
  }
}

const list = (words: string[]): string => `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`;
const printed = (value: unknown): string =>
  value === undefined ? 'missing' : (JSON.stringify(value) ?? String(value));
