import { plainText, printJson } from '../json/digits.ts';
import { isObject, listOf, textOf, type Json, type JsonObject } from '../json/json.ts';
import type { Cursor, Walk } from '../document/cursor.ts';
import type { Fact, Writing } from './api-model.ts';

/** Drops empty facts. */
export const facts = (...all: (Fact | false | undefined)[]): Fact[] =>
  all.filter((fact): fact is Fact => Boolean(fact && (fact.words || fact.values)));

/** Values as text. Strings are quoted if other types are among the values: `1` is not `"1"`. */
export function valueWords(values: Json[]): string[] {
  const isMixed = values.some((one) => typeof one !== 'string');
  return values.map((one) => (isMixed ? printJson(one) : plainText(one) || '""'));
}

/** Shifts the headings of nested Markdown: `##` gets this level, as on the page. */
export const nested = (markdown: string, level: number): string =>
  markdown
    // Odd pieces are code.
    .split(/(^(?:```|~~~)[^]*?^(?:```|~~~).*$)/m)
    .map((piece, at) => (at % 2 === 1 ? piece : piece.replaceAll(/^#{1,6}(?=\s)/gm, moved(level))))
    .join('');

const moved = (level: number) => (signs: string) =>
  '#'.repeat(Math.min(6, level + Math.max(0, signs.length - 2)));

/** Markdown in one line. */
export const line = (markdown: string): string => markdown.replaceAll(/\s*\n\s*/g, ' ');

export function coded(value: Json | undefined): string {
  const text = plainText(value) || '""';
  const fence = fenceOf(text, 1);
  return fence.length > 1 ? `${fence} ${text} ${fence}` : `\`${text}\``;
}

/** A code fence of at least `least` backticks, longer than any run in the text (CommonMark 0.31.2, 4.5 and 6.1). */
export const fenceOf = (text: string, least: number): string =>
  '`'.repeat(Math.max(least, ...[...text.matchAll(/`+/g)].map(([run]) => run.length + 1)));

/** `a`, `b` and `c` */
export const joined = (words: string[], last = 'and'): string =>
  words.length < 2 ? (words[0] ?? '') : `${words.slice(0, -1).join(', ')} ${last} ${words.at(-1)}`;

const fact = (term: string, value: Json | undefined): Fact | undefined =>
  textOf(value) ? { term, values: [textOf(value)] } : undefined;

/** An address in Markdown: a link if browsers can follow it, code otherwise. */
export const address = (url: string, words = url): string =>
  /^(https?:|mailto:|\/)/.test(url)
    ? `[${words.replaceAll(/[[\]]/g, '\\$&')}](<${url}>)`
    : `${words === url ? '' : `${words} `}\`${url}\``;

/** A link to the external documentation of an object; empty if it has none. */
export function moreWords(walk: Walk, holder: Cursor): string {
  const found = walk.get(holder, 'externalDocs');
  const url = textOf(found?.value['url']);
  return found ? address(url, textOf(found.value['description']) || url) : '';
}

/** Facts of a schema beside its type, limits, and fields. */
export function schemaFacts(walk: Walk, holder: Cursor, isPlain: boolean): Fact[] {
  const { value } = holder;
  const xml = walk.get(holder, 'xml');
  return facts(
    textOf(value['description']) !== '' && fact('Title', value['title']),
    !isPlain && fact('Format', value['format']),
    fact('Encoding', value['contentEncoding']),
    fact('Media type', value['contentMediaType']),
    discriminatorFact(walk, holder),
    ...dependentFacts(value['dependentRequired']),
    ...closing(value),
    xml && { term: 'XML', words: xmlWords(xml.value) },
    { term: 'More', words: moreWords(walk, holder) },
  );
}

function discriminatorFact(walk: Walk, holder: Cursor): Fact | undefined {
  const found = walk.get(holder, 'discriminator');
  if (!found) return undefined;
  const mapping = isObject(found.value['mapping']) ? found.value['mapping'] : {};
  const mapped = Object.entries(mapping).map(([value, to]) => [
    value,
    textOf(to).replace(/^#\/components\/schemas\//, ''),
  ]);
  const names = new Set(mapped.flat());
  const implied = extending(walk, holder).filter((name) => !names.has(name));
  const forms = [...mapped, ...implied.map((name) => [name, name])].map(
    ([value, to]) => `${coded(value)} is ${coded(to)}`,
  );
  const field = coded(found.value['propertyName']);
  return {
    term: 'Discriminator',
    words: `${field}${forms.length > 0 ? `: ${joined(forms)}` : ''}`,
  };
}

/** The schemas that extend this one by `allOf`, whose names its discriminator may have (OpenAPI 3.1.1, Discriminator). */
function extending(walk: Walk, { value, pointer }: Cursor): string[] {
  const schemas = value['oneOf'] || value['anyOf'] ? undefined : componentsOf(walk)['schemas'];
  const extendsIt = (part: Json) => isObject(part) && part['$ref'] === pointer;
  return Object.entries(isObject(schemas) ? schemas : {})
    .filter(([, schema]) => isObject(schema) && listOf(schema['allOf']).some(extendsIt))
    .map(([name]) => name);
}

const componentsOf = (walk: Walk): JsonObject => walk.get(walk.root, 'components')?.value ?? {};

const dependentFacts = (value: Json | undefined): Fact[] =>
  isObject(value)
    ? Object.entries(value).map(([name, needed]) => ({
        term: 'Required',
        words: `${joined(listOf(needed).map((one) => coded(one)))} with ${coded(name)}`,
      }))
    : [];

const CLOSED: Record<string, string> = {
  additionalProperties: 'Further fields',
  unevaluatedProperties: 'Further fields',
  items: 'Further entries',
  unevaluatedItems: 'Further entries',
  contains: 'It holds',
  propertyNames: 'The names of fields',
  not: 'It is not',
  if: 'If it is',
  then: 'Then it is',
  else: 'Else it is',
  contentSchema: 'Decoded, it holds',
};

/** Facts for keywords whose schema is `true`, `false`, or empty. */
function closing(value: Record<string, Json | undefined>): Fact[] {
  return Object.entries(CLOSED).flatMap(([keyword, term]) => {
    const schema = value[keyword];
    if (typeof schema === 'boolean') return [{ term, words: schema ? 'Of any kind' : 'None' }];
    const isEmpty =
      keyword === 'additionalProperties' && isObject(schema) && Object.keys(schema).length === 0;
    return isEmpty ? [{ term, words: 'Of any kind' }] : [];
  });
}

function xmlWords(xml: Record<string, Json | undefined>): string {
  const worded = (key: string, words: string) => (xml[key] ? `${words} ${coded(xml[key])}` : '');
  return [
    xml['attribute'] === true ? 'an attribute' : '',
    worded('name', 'called'),
    worded('prefix', 'with the prefix'),
    worded('namespace', 'of'),
    xml['wrapped'] === true ? 'inside an element for the list' : '',
  ]
    .filter(Boolean)
    .join(' ');
}

const STYLES: Record<string, string> = {
  matrix: 'After semicolons, as `;name=value`',
  label: 'After a dot, as `.value`',
  simple: 'Separated by commas',
  form: 'As `name=value`',
  spaceDelimited: 'Separated by spaces',
  pipeDelimited: 'Separated by `|`',
  deepObject: 'As `name[field]=value`',
};

/** The serialization of a value, if the document specifies it. */
export function writingOf({ value }: Cursor): { writing?: Writing } {
  const { style, explode, allowReserved, content } = value;
  const writing: Writing = {
    ...(typeof style === 'string' && { style }),
    ...(typeof explode === 'boolean' && { explode }),
    ...(allowReserved === true && { allowReserved }),
    ...(isObject(content) &&
      value['schema'] === undefined && { content: Object.keys(content)[0]! }),
  };
  return Object.keys(writing).length > 0 ? { writing } : {};
}

/** The serialization of a parameter, header, or form field, as facts. */
export function writingFacts({ value }: Cursor): Fact[] {
  const { style, explode, allowReserved, allowEmptyValue } = value;
  return facts(
    fact('Media type', value['contentType']),
    typeof style === 'string' && { term: 'Written', words: STYLES[style] ?? coded(style) },
    typeof explode === 'boolean' && {
      term: 'Several',
      words: explode ? 'Each by itself' : 'All in one',
    },
    typeof allowReserved === 'boolean' && {
      term: 'Reserved characters',
      words: allowReserved ? 'Stay as they are' : 'Are escaped',
    },
    typeof allowEmptyValue === 'boolean' && {
      term: 'Empty',
      words: allowEmptyValue ? 'It may be empty' : 'It may not be empty',
    },
  );
}
