import type { PhrasingContent, Table } from 'mdast';
import type { ApiModel, Shape } from '@frontline/api-reference/model';
import { readFacts, type Facts } from './documents.ts';
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

/** Describes a type: its name, its allowed values, or a link to the schema it refers to. */
function typeWords(
  model: ApiModel,
  { name, types, items, values, format, isElsewhere }: Shape,
): PhrasingContent[] {
  const section = isElsewhere && model.schemas.find((schema) => schema.name === name);
  if (section) return [link(`/docs/apis/${model.name}#${section.anchor}`, text(name))];
  if (items) return [text('array of '), ...typeWords(model, items)];
  const allowed = either(values.map((value) => code(String(value))));
  if (values.length > 0)
    return [...(types.includes('integer') ? [text('integer: ')] : []), ...allowed];
  return [text(format === 'date-time' ? 'date and time' : types.join(' or '))];
}

/** All fields of an object, including those of inline objects, in document order. */
export const fieldsOf = (model: ApiModel, { fields }: Shape, prefix = ''): Field[] =>
  fields.flatMap(({ name, shape, isRequired }) => {
    const inner = shape.items ?? shape;
    const innerPrefix = `${prefix}${name}${shape.items ? '[]' : ''}.`;
    return [
      {
        name: `${prefix}${name}`,
        type: typeWords(model, shape),
        required: isRequired,
        nullable: shape.isNullable,
        meaning: meaningOf(shape),
      },
      ...fieldsOf(model, inner, innerPrefix),
    ];
  });

const meaningOf = ({ description, default: value }: Shape) => [
  ...inline(description),
  ...(value === undefined || /default|counts as|left out/i.test(description)
    ? []
    : [text(' Default: '), code(JSON.stringify(value)), text('.')]),
];

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
