import type { Fault } from '../document.ts';

/** What the documents say that a value must be. */
export interface CheckedSchema {
  type?: string | string[];
  maximum?: number;
  minimum?: number;
  maxLength?: number;
  minLength?: number;
  format?: string;
  const?: unknown;
  enum?: unknown[];
  anyOf?: CheckedSchema[];
  allOf?: CheckedSchema[];
  if?: CheckedSchema;
  then?: CheckedSchema;
  maxItems?: number;
  minItems?: number;
  items?: CheckedSchema;
  required?: string[];
  properties?: Record<string, CheckedSchema>;
  additionalProperties?: CheckedSchema | false;
  /** What servers fill in: it says nothing of what was sent. */
  default?: unknown;
}

/** What a check by a schema found, as Ajv tells it. */
interface SchemaFault extends Fault {
  /** JSON Pointer of the keyword in the schema. */
  schemaPath: string;
}

interface CheckBySchema {
  (data: unknown): boolean;
  errors?: SchemaFault[] | null;
}

/** Where a value and its schema stand, and what was told so far. */
interface Here {
  told: SchemaFault[];
  at: string;
  by: string;
}

type Rule = (schema: CheckedSchema, value: unknown, here: Here) => void;

/**
 * Makes a check that reads its schema each time it is asked, and finds the same as the compiled check of that schema.
 * Compiled checks are faster, but weigh several times as much as what they are made of.
 */
export function checkBy(schema: CheckedSchema): CheckBySchema {
  const check: CheckBySchema = (data) => {
    const told = faultsOf(schema, data);
    check.errors = told.length > 0 ? told : null;
    return told.length === 0;
  };
  return check;
}

function faultsOf(schema: CheckedSchema, value: unknown): SchemaFault[] {
  const told: SchemaFault[] = [];
  hold(schema, value, { told, at: '', by: '#' });
  return told;
}

function hold(schema: CheckedSchema, value: unknown, here: Here): void {
  for (const [name, rule] of rules) if (name in schema) rule(schema, value, here);
}

function tell({ told, at, by }: Here, keyword: string, params: Fault['params']): void {
  told.push({ instancePath: at, schemaPath: `${by}/${keyword}`, keyword, params });
}

const below = ({ told, at, by }: Here, place: string, step = ''): Here => ({
  told,
  at: at + step,
  by: `${by}/${place}`,
});

const stepTo = (name: string) => `/${name.replaceAll('~', '~0').replaceAll('/', '~1')}`;

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A field that is undefined is as good as missing. */
const has = (value: Record<string, unknown>, name: string) =>
  Object.hasOwn(value, name) && value[name] !== undefined;

const kinds = new Map<string, (value: unknown) => boolean>([
  ['array', Array.isArray],
  ['boolean', (value) => typeof value === 'boolean'],
  ['integer', Number.isInteger],
  ['null', (value) => value === null],
  ['number', Number.isFinite],
  ['object', isObject],
  ['string', (value) => typeof value === 'string'],
]);

const formats = new Map([['date-time', /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/]]);

/** A limit of a number, or of how many characters or entries there are. */
function limit(
  keyword: 'maximum' | 'maxLength' | 'maxItems' | 'minimum' | 'minLength' | 'minItems',
  sizeOf: (value: unknown) => number | undefined,
): [string, Rule] {
  const isMost = keyword.startsWith('max');
  const isOfNumber = keyword === 'maximum' || keyword === 'minimum';
  const comparison = isOfNumber ? { comparison: isMost ? '<=' : '>=' } : {};
  const rule: Rule = (schema, value, here) => {
    const size = sizeOf(value);
    const wanted = schema[keyword]!;
    if (size === undefined || (isMost ? size <= wanted : size >= wanted)) return;
    tell(here, keyword, { ...comparison, limit: wanted });
  };
  return [keyword, rule];
}

const asNumber = (value: unknown) => (typeof value === 'number' ? value : undefined);
const letters = (value: unknown) => (typeof value === 'string' ? [...value].length : undefined);
const entries = (value: unknown) => (Array.isArray(value) ? value.length : undefined);

/** In the order in which compiled checks ask. */
export const rules: readonly [keyword: string, Rule][] = [
  [
    'type',
    ({ type = [] }, value, here) => {
      if (![type].flat().some((name) => kinds.get(name)!(value))) tell(here, 'type', { type });
    },
  ],
  limit('maximum', asNumber),
  limit('minimum', asNumber),
  limit('maxLength', letters),
  limit('minLength', letters),
  [
    'format',
    ({ format = '' }, value, here) => {
      if (typeof value === 'string' && !formats.get(format)!.test(value))
        tell(here, 'format', { format });
    },
  ],
  [
    'const',
    ({ const: allowedValue }, value, here) => {
      if (value !== allowedValue) tell(here, 'const', { allowedValue });
    },
  ],
  [
    'enum',
    ({ enum: allowedValues = [] }, value, here) => {
      if (!allowedValues.includes(value)) tell(here, 'enum', { allowedValues });
    },
  ],
  [
    'anyOf',
    ({ anyOf = [] }, value, here) => {
      if (anyOf.some((one) => faultsOf(one, value).length === 0)) return;
      for (const [index, one] of anyOf.entries()) hold(one, value, below(here, `anyOf/${index}`));
      tell(here, 'anyOf', {});
    },
  ],
  [
    'allOf',
    ({ allOf = [] }, value, here) => {
      for (const [index, one] of allOf.entries()) hold(one, value, below(here, `allOf/${index}`));
    },
  ],
  [
    'if',
    (schema, value, here) => {
      if (!schema.then || faultsOf(schema.if!, value).length > 0) return;
      const before = here.told.length;
      hold(schema.then, value, below(here, 'then'));
      if (here.told.length > before) tell(here, 'if', { failingKeyword: 'then' });
    },
  ],
  limit('maxItems', entries),
  limit('minItems', entries),
  [
    'items',
    ({ items = {} }, value, here) => {
      if (!Array.isArray(value)) return;
      for (const [index, one] of value.entries())
        hold(items, one, below(here, 'items', `/${index}`));
    },
  ],
  [
    'required',
    ({ required = [] }, value, here) => {
      if (!isObject(value)) return;
      for (const missingProperty of required)
        if (!has(value, missingProperty)) tell(here, 'required', { missingProperty });
    },
  ],
  [
    'additionalProperties',
    ({ additionalProperties: other, properties = {} }, value, here) => {
      if (!isObject(value)) return;
      for (const name of Object.keys(value)) {
        if (Object.hasOwn(properties, name)) continue;
        if (other) hold(other, value[name], below(here, 'additionalProperties', stepTo(name)));
        else tell(here, 'additionalProperties', { additionalProperty: name });
      }
    },
  ],
  [
    'properties',
    ({ properties = {} }, value, here) => {
      if (!isObject(value)) return;
      for (const [name, one] of Object.entries(properties))
        if (has(value, name))
          hold(one, value[name], below(here, `properties${stepTo(name)}`, stepTo(name)));
    },
  ],
];
