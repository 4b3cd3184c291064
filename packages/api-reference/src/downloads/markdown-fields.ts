import { coded } from '../model/facts.ts';
import { isLinked, linesOf } from '../model/lines.ts';
import type { Fact, Field, Shape } from '../model/api-model.ts';

/** A table of fields, one row each, those inside a field below it. */
export const fieldTable = (fields: Field[]): string => tableOf(rowsOf(fields, ''));

/** What a body, an answer or a schema holds: what is said of all of it, then its fields in a table. */
export function shapeParts(shape: Shape, isDescribed = false): string[] {
  const meaning = [
    ...(isDescribed ? [] : [shape.description]),
    ...notesOf(shape),
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

/** Facts as a list. */
export const factList = (facts: Fact[]): string =>
  facts.map((fact) => `- ${line(sentence(fact))}`).join('\n');

function rowsOf(fields: Field[], prefix: string): string[] {
  return fields.flatMap(({ name, shape, isRequired, requiredWhen, isDeprecated }) => {
    const required = isRequired ? 'yes' : requiredWhen ? `when ${requiredWhen}` : 'no';
    const isTold = isDeprecated && !shape.badges.includes('deprecated');
    const meaning = [isTold ? 'Deprecated.' : '', meaningOf(shape)].filter(Boolean).join(' ');
    const row = rowOf(`\`${prefix}${name}\``, shape, required, meaning);
    return [row, ...innerRows(shape, `${prefix}${name}`)];
  });
}

const rowOf = (name: string, shape: Shape, required: string, meaning: string) =>
  `| ${cell(name)} | ${cell(typeWords(shape))} | ${required} | ${cell(meaning)} |`;

/** What stands inside a shape: its fields, those of its entries, its alternatives and its parts. */
function innerRows(shape: Shape, path: string): string[] {
  const prefix = path === '' ? '' : `${path}.`;
  // Beside fields of its own, a choice is told nowhere else.
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

export const typeWords = (shape: Shape): string => {
  const others = (told: string) =>
    shape.types
      .filter((type) => type !== told)
      .map((type) => ` or ${type}`)
      .join('');
  const end = shape.isNullable ? ' or null' : '';
  if (shape.items) return `array of ${grouped(shape.items)}${others('array')}`;
  if (isLinked(shape)) return `${shape.name}${end}`;
  if (shape.choice) {
    const { options } = shape.choice;
    const own = shape.types.filter((type) => !options.some(({ types }) => types.includes(type)));
    const before = own.length > 0 ? `${own.join(' or ')}: ` : '';
    return `${before}${differing(options).map(typeWords).join(' or ')}${end}`;
  }
  if (shape.entries && shape.fields.length === 0)
    return `map of ${grouped(shape.entries)}${others('object')}${end}`;
  const types = shape.types.join(' or ') || (shape.isNullable ? '' : 'any');
  const format = shape.types.length === 1 && shape.format ? ` (${shape.format})` : '';
  return `${types}${format}${shape.isNullable ? `${types && ' or '}null` : ''}`;
};

const grouped = (shape: Shape): string =>
  isSeveral(shape) ? `(${typeWords(shape)})` : typeWords(shape);

/** Whether "array of" before its words would seem to be about the first of them only. */
export const isSeveral = (shape: Shape): boolean =>
  shape.items ? shape.types.length > 1 : typeWords(shape).includes(' or ');

/** Of alternatives that are called alike one: "string or string" says nothing. */
export const differing = (options: Shape[]): Shape[] => [
  ...new Map(options.map((option) => [typeWords(option), option])).values(),
];

const notesOf = ({ badges, isNullable }: Shape): string[] => [
  ...badges.map((badge) => `${badge[0]!.toUpperCase()}${badge.slice(1)}.`),
  ...(isNullable ? ['Can be null.'] : []),
];

const meaningOf = (shape: Shape): string =>
  [
    line(shape.description),
    ...shape.badges.map((badge) => `${badge[0]!.toUpperCase()}${badge.slice(1)}.`),
    ...linesOf(shape).map((fact) => line(sentence(fact))),
  ]
    .filter(Boolean)
    .join(' ');

/** A fact in a sentence. */
function sentence({ term, words, values, text }: Fact): string {
  const listed = values?.map(coded).join(', ');
  const told = [words, listed, text].filter(Boolean).join(' ');
  const end = /[.!?]$/.test(told) ? '' : '.';
  return term === 'One of' ? `One of ${told}${end}` : `${term}: ${told}${end}`;
}

export const line = (markdown: string) => markdown.replaceAll(/\s*\n\s*/g, ' ');

const cell = (text: string) => text.replaceAll('|', '\\|');
