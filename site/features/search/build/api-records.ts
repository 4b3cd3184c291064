import type { Section } from '@frontline/search';
import {
  type ApiModel,
  type ErrorSentence,
  type Field,
  type Operation,
  type Shape,
  shownOn,
} from '@frontline/api-reference/model';
import { blocks } from '../../openapi-components/build/markdown.ts';
import { plainText } from './plain-text.ts';

/** A field or an error is one place where its word stands; pages that explain it come before it. */
const WEIGHT = { field: 0.4, error: 0.4, schema: 0.4 };

/**
 * Adds to the sections of an API page what its document holds: the names of each operation, and one
 * record per parameter, field and error sentence, each with the anchor it has on the page. Of a large
 * document, whose fields are tens of thousands, it adds the names and the errors only.
 *
 * @param part the page of a large document; without one, of its overview
 */
export function withApiRecords(sections: Section[], model: ApiModel, part = ''): Section[] {
  const { groups, webhooks, schemas, errors } = shownOn(model, part);
  const operations = [...groups.flatMap((group) => group.operations), ...webhooks];
  if (model.isLarge)
    return [...sections.map((section) => named(section, operations)), ...errors.map(errorRecord)];
  return [
    ...sections.map((section) => named(section, operations)),
    ...operations
      .filter(({ anchor }) => !sections.some((section) => section.anchor === anchor))
      .map(operationRecord),
    ...fieldRecords([
      ...operations.map((operation): Place => [operation.summary, fieldsOf(operation)]),
      ...schemas.map(({ name, shape }): Place => [name, fieldsIn(shape)]),
    ]),
    ...errors.map(errorRecord),
  ];
}

function named(section: Section, operations: Operation[]): Section {
  if (section.anchor.startsWith('schema-')) return { ...section, weight: WEIGHT.schema };
  const operation = operations.find(({ anchor }) => anchor === section.anchor);
  if (!operation) return section;
  return { ...section, keywords: [...namesOf(operation), ...(section.keywords ?? [])] };
}

const namesOf = ({ operationId, method, path }: Operation): string[] => [
  operationId,
  `${method} ${path}`,
];

/** An operation that the Markdown of the page does not show. */
function operationRecord(operation: Operation): Section {
  const { anchor, summary, description, method, path } = operation;
  const text = `${method} ${path} ${flat(description)}`;
  return { title: summary, anchor, text, keywords: namesOf(operation) };
}

/** Parameters, the fields of what is sent, and those of answers that no named schema describes. */
const fieldsOf = ({ parameters, body, answers }: Operation): Field[] => [
  ...parameters.flatMap(({ fields }) => fields.flatMap(withInner)),
  ...(body?.media ?? []).flatMap(({ shape }) => fieldsIn(shape)),
  ...answers.flatMap(({ headers, media }) => [
    ...headers,
    ...media.flatMap(({ shape }) => unnamedFieldsIn(shape)),
  ]),
];

const unnamedFieldsIn = (shape: Shape): Field[] =>
  shape.name
    ? []
    : [
        ...shape.fields.flatMap((field) => [field, ...unnamedFieldsIn(field.shape)]),
        ...[shape.items, shape.entries, ...(shape.choice?.options ?? [])].flatMap((inner) =>
          inner ? unnamedFieldsIn(inner) : [],
        ),
      ];

const fieldsIn = ({ fields, items, entries, choice }: Shape): Field[] => [
  ...fields.flatMap(withInner),
  ...[items, entries, ...(choice?.options ?? [])].flatMap((inner) =>
    inner ? fieldsIn(inner) : [],
  ),
];

const withInner = (field: Field): Field[] => [field, ...fieldsIn(field.shape)];

/** An operation or a schema, and its fields. */
type Place = [where: string, fields: Field[]];

/** One record for all fields of a name of which the same is said, at the first of them. */
function fieldRecords(places: Place[]): Section[] {
  const byMeaning = new Map<string, { field: Field; said: string; places: string[] }>();
  for (const [where, fields] of places)
    for (const field of fields) {
      const { shape, requiredWhen } = field;
      const values = shape.values.map(String).join(', ');
      const said = `${flat(shape.description)} ${flat(requiredWhen)} ${values}`.trim();
      const key = `${field.name} ${said}`;
      const before = byMeaning.get(key);
      if (before) before.places.push(where);
      else byMeaning.set(key, { field, said, places: [where] });
    }
  return [...byMeaning.values()].map(({ field: { name, anchor }, said, places }) => ({
    title: name,
    anchor,
    text: `${[...new Set(places)].join(', ')}. ${said}`,
    weight: WEIGHT.field,
  }));
}

function errorRecord({ sentence, anchor, statuses, when, operations }: ErrorSentence): Section {
  const where = operations.map(({ summary }) => summary).join(', ');
  const text = `${statuses.join(', ')}. ${where}. ${when.map(flat).join(' ')}`;
  return { title: sentence, anchor, text, keywords: statuses, weight: WEIGHT.error };
}

/** Many fields are described alike, in one operation and the next. */
const known = new Map<string, string>();

function flat(markdown: string): string {
  const words = known.get(markdown) ?? plainText({ type: 'root', children: blocks(markdown) });
  known.set(markdown, words);
  return words;
}
