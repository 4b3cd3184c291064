import { coded, line, valueWords } from '../model/facts.ts';
import { isLinked, linesOf } from '../model/lines.ts';
import { typeWords } from '../model/type-words.ts';
import type { Fact, Field, Shape } from '../model/api-model.ts';

/** A Markdown table with one row per field; nested fields follow their parent. */
export const fieldTable = (fields: Field[]): string => tableOf(rowsOf(fields, ''));

/** The content of a body, answer, or schema: its own description and limits, then a table of its fields. */
export function shapeParts(shape: Shape, isDescribed = false): string[] {
  const meaning = [
    ...(isDescribed ? [] : [shape.description]),
    ...badgesOf(shape),
    ...(shape.isNullable ? ['Can be null.'] : []),
    ...linesOf(shape).map(sentence),
  ].filter(Boolean);
  const isPlainObject = shape.fields.length > 0 && !shape.name;
  return [
    isPlainObject || (isDescribed && shape.fields.length > 0) ? '' : `Type: ${typeWords(shape)}.`,
    meaning.join('\n\n'),
    tableOf(innerRows(shape, '')),
  ].filter((part) => part !== '' && part !== 'Type: any.');
}

function tableOf(rows: string[]): string {
  if (rows.length === 0) return '';
  return ['| Field | Type | Required | Meaning |', '| --- | --- | --- | --- |', ...rows].join('\n');
}

/** A Markdown list of facts. */
export const factList = (facts: Fact[]): string =>
  facts.map((fact) => `- ${line(sentence(fact))}`).join('\n');

function rowsOf(fields: Field[], prefix: string): string[] {
  return fields.flatMap(({ name, shape, isRequired, requiredWhen }) => {
    const required = isRequired ? 'yes' : requiredWhen ? `when ${requiredWhen}` : 'no';
    const row = rowOf(coded(`${prefix}${name}`), shape, required, meaningOf(shape));
    return [row, ...innerRows(shape, `${prefix}${name}`)];
  });
}

const rowOf = (name: string, shape: Shape, required: string, meaning: string) =>
  `| ${cell(name)} | ${cell(typeWords(shape))} | ${required} | ${cell(meaning)} |`;

/** Rows for everything inside a shape: fields, list entries, alternatives, and parts. */
function innerRows(shape: Shape, path: string): string[] {
  const prefix = path === '' ? '' : `${path}.`;
  // A choice beside fields appears only here.
  const options =
    shape.choice?.options.filter((option) => shape.fields.length > 0 || saysMore(option)) ?? [];
  const named = (label: string) => (path === '' ? label : `${coded(path)}: ${label}`);
  return [
    ...rowsOf(shape.fields, prefix),
    ...(shape.items ? innerRows(shape.items, `${path}[]`) : []),
    ...(shape.entries && shape.fields.length === 0 ? innerRows(shape.entries, path) : []),
    ...options.flatMap((option, index) => [
      rowOf(named(`form ${index + 1}`), option, '', meaningOf(option)),
      ...innerRows(option, path),
    ]),
    ...shape.parts.flatMap((part) => [
      rowOf(named(part.label), part.shape, '', meaningOf(part.shape)),
      ...innerRows(part.shape, path),
    ]),
  ];
}

const saysMore = (shape: Shape): boolean =>
  !(shape.isElsewhere && isLinked(shape)) &&
  (shape.fields.length > 0 ||
    shape.parts.length > 0 ||
    shape.choice !== undefined ||
    meaningOf(shape) !== '');

const badgesOf = ({ badges }: Shape): string[] =>
  badges.map((badge) => `${badge[0]!.toUpperCase()}${badge.slice(1)}.`);

const meaningOf = (shape: Shape): string =>
  [
    line(shape.description),
    ...badgesOf(shape),
    ...linesOf(shape).map((fact) => line(sentence(fact))),
  ]
    .filter(Boolean)
    .join(' ');

/** A fact as one sentence. */
function sentence({ term, words, values, text }: Fact): string {
  const listed = values && valueWords(values).map(coded).join(', ');
  const content = [words, listed, text].filter(Boolean).join(' ');
  const end = /[.!?]$/.test(content) ? '' : '.';
  return term === 'One of' ? `One of ${content}${end}` : `${term}: ${content}${end}`;
}

const cell = (text: string) => text.replaceAll('|', '\\|');
