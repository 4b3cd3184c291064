import type { PhrasingContent, Table } from 'mdast';
import { resolve, type ApiDocument, type Schema, readFacts, type Facts } from './documents.ts';
import { code, either, inline, link, table, text } from './markdown.ts';
import { formatLimit } from '@frontline/specs/limits';

/** One row of a field table; nested fields are named by path, such as `cabinets[].key`. */
interface Field {
  name: string;
  type: PhrasingContent[];
  required: boolean;
  nullable: boolean;
  meaning: PhrasingContent[];
}

/** Link to a schema on the reference page of its API. */
const schemaUrl = (api: string, name: string) => `/docs/apis/${api}#schema-${kebab(name)}`;

/** `claimRequest` becomes `claim-request`, the anchor of an operation. */
export const kebab = (name: string) => name.replaceAll(/([a-z0-9])([A-Z])/g, '$1-$2').toLowerCase();

const refName = (schema: Schema) => schema.$ref?.split('/').at(-1);

const typesOf = (schema: Schema) =>
  (Array.isArray(schema.type) ? schema.type : [schema.type ?? 'object']).filter(
    (type) => type !== 'null',
  );

/** Describes a type: its name, its allowed values, or a link to the schema it refers to. */
function typeWords(api: string, document: ApiDocument, schema: Schema): PhrasingContent[] {
  const target = resolve<Schema>(document, schema);
  const name = refName(schema);
  if (name && target.properties) return [link(schemaUrl(api, name), text(name))];
  if (target.items) return [text('array of '), ...typeWords(api, document, target.items)];
  const values = target.enum?.filter((value) => value !== null);
  if (values && target.type !== 'integer')
    return [...either(values.map((value) => code(String(value))))];
  if (values) return [text('integer: '), ...either(values.map((value) => code(String(value))))];
  const words = typesOf(target).join(' or ');
  return [text(target.format === 'date-time' ? 'date and time' : words)];
}

const isNullable = (schema: Schema) => Array.isArray(schema.type) && schema.type.includes('null');

/** All fields of an object, including those of inline objects, in document order. */
export function fieldsOf(api: string, document: ApiDocument, schema: Schema, prefix = ''): Field[] {
  const object = merged(document, schema);
  return Object.entries(object.properties ?? {}).flatMap(([name, property]) => {
    const target = resolve<Schema>(document, property);
    const field: Field = {
      name: `${prefix}${name}`,
      type: typeWords(api, document, property),
      required: object.required?.includes(name) ?? false,
      nullable: isNullable(target),
      meaning: meaningOf(property.description ?? target.description, target),
    };
    const inner = target.items && !target.items.$ref ? target.items : target;
    const isUnnamed = !property.$ref && inner.properties;
    const innerPrefix = `${prefix}${name}${inner === target ? '' : '[]'}.`;
    return isUnnamed ? [field, ...fieldsOf(api, document, inner, innerPrefix)] : [field];
  });
}

const meaningOf = (description: string | undefined, schema: Schema) => [
  ...inline(description),
  ...(schema.default === undefined || /default|counts as|left out/i.test(description ?? '')
    ? []
    : [text(' Default: '), code(JSON.stringify(schema.default)), text('.')]),
];

/** Merges the `allOf` schemas of an object. */
function merged(document: ApiDocument, schema: Schema): Schema {
  const object = resolve<Schema>(document, schema);
  const parts = (object.allOf ?? []).map((part) => merged(document, part));
  return {
    ...object,
    properties: Object.assign({}, ...parts.map((part) => part.properties), object.properties),
    required: [...parts.flatMap((part) => part.required ?? []), ...(object.required ?? [])],
  };
}

/**
 * A table of fields with type and meaning. The third column is "Null" if any field is nullable (responses), else
 * "Required" (requests).
 */
export function fieldTable(fields: Field[]): Table {
  const ofAnswer = fields.some(({ nullable }) => nullable);
  return table(
    ['Field', 'Type', ofAnswer ? 'Null' : 'Required', 'Meaning'],
    fields.map(({ name, type, nullable, required, meaning }) => [
      [code(name)],
      type,
      [text((ofAnswer ? nullable : required) ? 'Yes' : 'No')],
      meaning,
    ]),
  );
}

const LIMIT_TAG = /<Limit of="([^"]*)"(?: as="([^"]*)")? \/>/g;

/** The text of a limit. Throws an error that lists the limits if the name is unknown. */
export function limitWords({ limits }: Pick<Facts, 'limits'>, name: string, as = ''): string {
  const limit = limits.get(name);
  if (!limit)
    throw new RangeError(
      `There is no limit "${name}". Use one of: ${[...limits.keys()].join(', ')}.`,
    );
  if (as !== '' && as !== 'about')
    throw new RangeError(`There is no way "${as}" to say a limit. Use one of: about.`);
  return formatLimit(limit, as || 'text');
}

/** Replaces the `<Limit>` elements in the Markdown of a page by text, for output without components. */
export const withLimitWords = (markdown: string): string =>
  markdown.replaceAll(LIMIT_TAG, (_, name: string, as?: string) =>
    limitWords(readFacts(), name, as),
  );
