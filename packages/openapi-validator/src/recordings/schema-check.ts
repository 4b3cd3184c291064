import type { Fault } from '../document.ts';

/** The keywords of the documents' schemas. */
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
  /** Filled in by servers: it does not constrain requests. */
  default?: unknown;
}

/** A finding of a schema check, as Ajv reports it. */
interface SchemaFault extends Fault {
  /** JSON Pointer of the keyword in the schema. */
  schemaPath: string;
}

interface SchemaCheck {
  (data: unknown): boolean;
  errors?: SchemaFault[] | null;
}

/** The position in the value and the schema, and the faults so far. */
interface Context {
  faults: SchemaFault[];
  instancePath: string;
  schemaPath: string;
}

type Rule = (schema: CheckedSchema, value: unknown, context: Context) => void;

/**
 * Creates a check that interprets its schema, and finds the same as the compiled validator of that schema.
 * Compiled validators are faster, but several times as large as the schemas.
 */
export function createSchemaCheck(schema: CheckedSchema): SchemaCheck {
  const check: SchemaCheck = (data) => {
    const faults = faultsOf(schema, data);
    check.errors = faults.length > 0 ? faults : null;
    return faults.length === 0;
  };
  return check;
}

function faultsOf(schema: CheckedSchema, value: unknown): SchemaFault[] {
  const faults: SchemaFault[] = [];
  applyRules(schema, value, { faults, instancePath: '', schemaPath: '#' });
  return faults;
}

function applyRules(schema: CheckedSchema, value: unknown, context: Context): void {
  for (const [name, rule] of inOrder) if (name in schema) rule(schema, value, context);
}

function report(
  { faults, instancePath, schemaPath }: Context,
  keyword: string,
  params: Fault['params'],
): void {
  faults.push({ instancePath, schemaPath: `${schemaPath}/${keyword}`, keyword, params });
}

const child = (
  { faults, instancePath, schemaPath }: Context,
  place: string,
  step = '',
): Context => ({
  faults,
  instancePath: instancePath + step,
  schemaPath: `${schemaPath}/${place}`,
});

const stepTo = (name: string) => `/${name.replaceAll('~', '~0').replaceAll('/', '~1')}`;

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A field that is undefined counts as missing. */
const has = (value: Record<string, unknown>, name: string) =>
  Object.hasOwn(value, name) && value[name] !== undefined;

const typeChecks = new Map<string, (value: unknown) => boolean>([
  ['array', Array.isArray],
  ['boolean', (value) => typeof value === 'boolean'],
  ['integer', Number.isInteger],
  ['null', (value) => value === null],
  ['number', Number.isFinite],
  ['object', isObject],
  ['string', (value) => typeof value === 'string'],
]);

const formats = new Map([['date-time', /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/]]);

/** The rule of a limit: of a number, or of the number of characters or entries. */
function limit(
  keyword: 'maximum' | 'maxLength' | 'maxItems' | 'minimum' | 'minLength' | 'minItems',
  sizeOf: (value: unknown) => number | undefined,
): Rule {
  const isMaximum = keyword.startsWith('max');
  const isOfNumber = keyword === 'maximum' || keyword === 'minimum';
  const comparison = isOfNumber ? { comparison: isMaximum ? '<=' : '>=' } : {};
  return ({ [keyword]: bound = 0 }, value, context) => {
    const size = sizeOf(value);
    if (size === undefined || (isMaximum ? size <= bound : size >= bound)) return;
    report(context, keyword, { ...comparison, limit: bound });
  };
}

const asNumber = (value: unknown) => (typeof value === 'number' ? value : undefined);
const letters = (value: unknown) => (typeof value === 'string' ? [...value].length : undefined);
const entries = (value: unknown) => (Array.isArray(value) ? value.length : undefined);

/** By keyword, in the order in which compiled validators apply them. */
export const rules: Readonly<Record<string, Rule>> = {
  type({ type = [] }, value, context) {
    const isOne = [type].flat().some((name) => typeChecks.get(name)!(value));
    if (!isOne) report(context, 'type', { type });
  },
  maximum: limit('maximum', asNumber),
  minimum: limit('minimum', asNumber),
  maxLength: limit('maxLength', letters),
  minLength: limit('minLength', letters),
  format({ format = '' }, value, context) {
    const isOne = typeof value !== 'string' || formats.get(format)!.test(value);
    if (!isOne) report(context, 'format', { format });
  },
  const({ const: allowedValue }, value, context) {
    if (value !== allowedValue) report(context, 'const', { allowedValue });
  },
  enum({ enum: allowedValues = [] }, value, context) {
    if (!allowedValues.includes(value)) report(context, 'enum', { allowedValues });
  },
  anyOf({ anyOf = [] }, value, context) {
    if (anyOf.some((one) => faultsOf(one, value).length === 0)) return;
    for (const [index, one] of anyOf.entries())
      applyRules(one, value, child(context, `anyOf/${index}`));
    report(context, 'anyOf', {});
  },
  allOf({ allOf = [] }, value, context) {
    for (const [index, one] of allOf.entries())
      applyRules(one, value, child(context, `allOf/${index}`));
  },
  if(schema, value, context) {
    if (!schema.then || faultsOf(schema.if!, value).length > 0) return;
    const before = context.faults.length;
    applyRules(schema.then, value, child(context, 'then'));
    if (context.faults.length > before) report(context, 'if', { failingKeyword: 'then' });
  },
  maxItems: limit('maxItems', entries),
  minItems: limit('minItems', entries),
  items({ items = {} }, value, context) {
    if (!Array.isArray(value)) return;
    for (const [index, one] of value.entries())
      applyRules(items, one, child(context, 'items', `/${index}`));
  },
  required({ required = [] }, value, context) {
    if (!isObject(value)) return;
    for (const missingProperty of required)
      if (!has(value, missingProperty)) report(context, 'required', { missingProperty });
  },
  additionalProperties({ additionalProperties: other, properties = {} }, value, context) {
    if (!isObject(value)) return;
    for (const name of Object.keys(value).filter((one) => !Object.hasOwn(properties, one)))
      if (other)
        applyRules(other, value[name], child(context, 'additionalProperties', stepTo(name)));
      else report(context, 'additionalProperties', { additionalProperty: name });
  },
  properties({ properties = {} }, value, context) {
    if (!isObject(value)) return;
    for (const [name, one] of Object.entries(properties))
      if (has(value, name))
        applyRules(one, value[name], child(context, `properties${stepTo(name)}`, stepTo(name)));
  },
};

const inOrder = Object.entries(rules);
