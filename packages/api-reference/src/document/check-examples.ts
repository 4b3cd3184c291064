import { _, type FuncKeywordDefinition } from 'ajv';
import { Ajv2020, type ErrorObject } from 'ajv/dist/2020.js';
import { isObject, type Json, type JsonObject, readPattern } from '../json/json.ts';
import { checkKeywords } from '../keywords/check-keywords.ts';
import { lookUp } from './cursor.ts';
import { escapeStep, excerpt, stepsOf, type Fault } from './problem.ts';
import { nearest, printJson } from '../json/digits.ts';
import type { SourceDocument } from './read-document.ts';

/** Objects that hold a schema and examples of it. */
const HOLDERS = ['MediaType', 'Parameter', 'Header'];

/** An example and the schema that it is one of, each by its JSON pointer. */
interface Held {
  schema: string;
  example: string;
  value: Json;
}

/**
 * Every example of a document that does not fit its schema, in the order of the document. References must be known
 * to lead somewhere.
 */
export function* faultyExamples(source: SourceDocument): Generator<Fault> {
  const all: Held[] = [];
  checkKeywords(source, (kind, value, pointer) => all.push(...heldBy(kind, value, pointer)));
  if (all.length === 0) return;
  const faultOf = checker(source.root);
  for (const { schema, example, value } of all) {
    const fault = faultOf(schema, value);
    if (fault) yield { pointer: example, fault, cure: 'Correct the example, or its schema.' };
  }
}

function heldBy(kind: string, value: JsonObject, pointer: string): Held[] {
  const isSchema = kind === 'Schema';
  if (!isSchema && !(HOLDERS.includes(kind) && value['schema'] !== undefined)) return [];
  const schema = isSchema ? pointer : `${pointer}/schema`;
  const { example, examples } = value;
  const several = Array.isArray(examples)
    ? examples.map((one, index): [string, Json] => [`examples/${index}`, one])
    : Object.entries(isObject(examples) ? examples : {}).map(
        ([name, one]): [string, Json | undefined] => [
          `examples/${escapeStep(name)}/value`,
          isObject(one) ? one['value'] : undefined,
        ],
      );
  return [['example', example] as [string, Json | undefined], ...several].flatMap(([at, one]) =>
    one === undefined ? [] : [{ schema, example: `${pointer}/${at}`, value: one }],
  );
}

/** Answers what is wrong with a value by the schema at a pointer of a document, or nothing. */
export function checker(root: JsonObject): (schema: string, value: Json) => string | undefined {
  const ajv = new Ajv2020({
    strict: false,
    validateSchema: false,
    validateFormats: false,
    allErrors: true,
    verbose: true,
    inlineRefs: false,
    logger: false,
    // Each check runs once or twice: it is not worth making it fast.
    code: { optimize: false, regExp },
  });
  for (const one of COMPARING) ajv.removeKeyword(String(one.keyword)).addKeyword(one);
  ajv.addSchema(nearest(modern(root)) as object, 'document');
  const compiled = new Map<string, ReturnType<typeof ajv.compile>>();
  return (schema, value) => {
    const $ref = `document${movedPointer(root, schema)}`;
    let validate = compiled.get($ref);
    if (!validate) compiled.set($ref, (validate = ajv.compile({ $ref })));
    if (validate(nearest(value))) return undefined;
    const [fault] = (validate.errors ?? []).filter(counts);
    return fault && sentence(fault, value);
  };
}

/** What compares values: Ajv calls a field `valueOf` or `toString` of theirs as if it were the function. */
const COMPARING: FuncKeywordDefinition[] = [
  {
    keyword: 'const',
    validate: (wanted: Json, value: Json) => sorted(wanted) === sorted(value),
    error: { message: 'must be equal to constant' },
  },
  {
    keyword: 'enum',
    validate: (allowed: Json[], value: Json) =>
      allowed.some((one) => sorted(one) === sorted(value)),
    error: {
      message: 'must be equal to one of the allowed values',
      params: ({ schemaCode }) => _`{allowedValues: ${schemaCode}}`,
    },
  },
  {
    keyword: 'uniqueItems',
    type: 'array',
    validate: (isAsked: Json, items: Json[]) =>
      isAsked !== true || new Set(items.map(sorted)).size === items.length,
    error: { message: 'must NOT have duplicate items' },
  },
];

/** JSON that is alike for objects with the same fields in another order. */
const sorted = (value: Json): string =>
  JSON.stringify(value, (_key, one: Json) =>
    isObject(one) ? Object.fromEntries(Object.entries(one).sort()) : one,
  );

/** Whatever a pattern that cannot be read asks for, an example may keep to it. */
const regExp = Object.assign((pattern: string) => readPattern(pattern) ?? /(?:)/, {
  code: 'new RegExp',
});

/** A field that only the other side gives may be missing in an example of this side. */
function counts({ keyword, params, parentSchema, data }: ErrorObject): boolean {
  // What an alternative lacks is told by the alternative.
  if (keyword === 'if') return false;
  // Beyond what a double tells apart, neighbors look alike.
  if (typeof data === 'number' && Math.abs(data) > Number.MAX_SAFE_INTEGER)
    return keyword === 'type' || keyword === 'format';
  if (keyword !== 'required') return true;
  const { properties } = (parentSchema ?? {}) as { properties?: Record<string, JsonObject> };
  const field = properties?.[(params as { missingProperty: string }).missingProperty];
  return field?.['readOnly'] !== true && field?.['writeOnly'] !== true;
}

function sentence({ instancePath, message, params }: ErrorObject, value: Json): string {
  const written = printJson(lookUp({ value }, `#/value${instancePath}`));
  const where = instancePath ? `At ${instancePath} of this example` : 'Here';
  const allowed = (params as { allowedValues?: Json[] }).allowedValues;
  const values = allowed ? ` ${allowed.map((one) => printJson(one)).join(', ')}` : '';
  return `${where} there is ${excerpt(written)}, which ${message ?? 'does not fit'}${values}.`;
}

/** A document with what OpenAPI 3.0 says in its own way said as JSON Schema says it. */
function modern(root: JsonObject): JsonObject {
  const said = (value: Json): Json => {
    if (Array.isArray(value)) return value.map(said);
    if (!isObject(value)) return value;
    const { nullable, exclusiveMinimum, exclusiveMaximum, minimum, maximum, ...rest } = value;
    const { $ref } = rest;
    const schema: JsonObject = {
      ...Object.fromEntries(Object.entries(rest).map(([key, inner]) => [key, said(inner ?? null)])),
      ...(typeof $ref === 'string' && $ref.startsWith('#/') && { $ref: movedPointer(root, $ref) }),
      ...limit('exclusiveMinimum', exclusiveMinimum, 'minimum', minimum, said),
      ...limit('exclusiveMaximum', exclusiveMaximum, 'maximum', maximum, said),
    };
    if (nullable === true) return { anyOf: [schema, { type: 'null' }] };
    return nullable === undefined ? schema : { ...schema, nullable: said(nullable) };
  };
  return said(root) as JsonObject;
}

/** Where what stands at a pointer of a document stands in what `modern` makes of it. */
function movedPointer(root: JsonObject, pointer: string): string {
  let found: Json | undefined = root;
  const steps = stepsOf(pointer).flatMap((step) => {
    const moved = isObject(found) && found['nullable'] === true ? ['anyOf', '0', step] : [step];
    found = Array.isArray(found) ? found[Number(step)] : isObject(found) ? found[step] : undefined;
    return moved;
  });
  return `#/${steps.map((step) => encodeURIComponent(step.replaceAll('~', '~0').replaceAll('/', '~1'))).join('/')}`;
}

/** A limit in numbers, where a boolean says that it is left out itself. */
function limit(
  open: string,
  exclusive: Json | undefined,
  closed: string,
  bound: Json | undefined,
  said: (value: Json) => Json,
) {
  const isOpen = exclusive === true;
  return {
    ...(bound !== undefined && { [isOpen ? open : closed]: said(bound) }),
    ...(exclusive !== undefined && typeof exclusive !== 'boolean' && { [open]: said(exclusive) }),
  };
}
