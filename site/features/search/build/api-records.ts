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

/** Below 1, so that pages that explain a field or an error rank above the record of its name. */
const WEIGHT = { field: 0.4, error: 0.4, schema: 0.4 };

/**
 * Adds records from the OpenAPI document to the sections of an API page: the names of each operation, and one record
 * per parameter, field and error sentence, each with its anchor on the page. A large document, which has tens of
 * thousands of fields, gets only names and errors.
 *
 * @param part the page of a large document; the overview if omitted
 */
export function withApiRecords(sections: Section[], model: ApiModel, part = ''): Section[] {
  const { groups, webhooks, schemas, errors } = shownOn(model, part);
  const operations = [...groups.flatMap((group) => group.operations), ...webhooks];
  if (model.isLarge)
    return [
      ...sections.map((section) => withNames(section, operations)),
      ...errors.map(errorRecord),
    ];
  return [
    ...sections.map((section) => withNames(section, operations)),
    ...operations
      .filter(({ anchor }) => !sections.some((section) => section.anchor === anchor))
      .map(operationRecord),
    ...fieldRecords([
      ...operations.map((operation): FieldOwner => [operation.summary, fieldsOf(operation)]),
      ...schemas.map(({ name, shape }): FieldOwner => [name, fieldsIn(shape)]),
    ]),
    ...errors.map(errorRecord),
  ];
}

function withNames(section: Section, operations: Operation[]): Section {
  if (section.anchor.startsWith('schema-')) return { ...section, weight: WEIGHT.schema };
  const operation = operations.find(({ anchor }) => anchor === section.anchor);
  if (!operation) return section;
  return { ...section, keywords: [...namesOf(operation), ...(section.keywords ?? [])] };
}

const namesOf = ({ operationId, method, path }: Operation): string[] => [
  operationId,
  `${method} ${path}`,
];

/** An operation that is not in the Markdown of the page. */
function operationRecord(operation: Operation): Section {
  const { anchor, summary, description, method, path } = operation;
  const text = `${method} ${path} ${flatText(description)}`;
  return { title: summary, anchor, text, keywords: namesOf(operation) };
}

/** Parameters, fields of the request body, and response fields that no named schema describes. */
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

/** The name of an operation or schema, and its fields. */
type FieldOwner = [name: string, fields: Field[]];

/** One record for all fields with the same name and description, at the anchor of the first. */
function fieldRecords(owners: FieldOwner[]): Section[] {
  const byMeaning = new Map<string, { field: Field; description: string; ownerNames: string[] }>();
  for (const [owner, fields] of owners)
    for (const field of fields) {
      const { shape, requiredWhen } = field;
      const values = shape.values.map(String).join(', ');
      const description =
        `${flatText(shape.description)} ${flatText(requiredWhen)} ${values}`.trim();
      const key = `${field.name} ${description}`;
      const before = byMeaning.get(key);
      if (before) before.ownerNames.push(owner);
      else byMeaning.set(key, { field, description, ownerNames: [owner] });
    }
  return [...byMeaning.values()].map(({ field: { name, anchor }, description, ownerNames }) => ({
    title: name,
    anchor,
    text: `${[...new Set(ownerNames)].join(', ')}. ${description}`,
    weight: WEIGHT.field,
  }));
}

function errorRecord({ sentence, anchor, statuses, when, operations }: ErrorSentence): Section {
  const where = operations.map(({ summary }) => summary).join(', ');
  const text = `${statuses.join(', ')}. ${where}. ${when.map(flatText).join(' ')}`;
  return { title: sentence, anchor, text, keywords: statuses, weight: WEIGHT.error };
}

/** Caches converted descriptions: many operations repeat the same text. */
const textCache = new Map<string, string>();

function flatText(markdown: string): string {
  const words = textCache.get(markdown) ?? plainText({ type: 'root', children: blocks(markdown) });
  textCache.set(markdown, words);
  return words;
}
