import { _, type FuncKeywordDefinition } from 'ajv';
import { Ajv2020, type ErrorObject } from 'ajv/dist/2020.js';
import { isObject, type Json, type JsonObject, readPattern } from '../json/json.ts';
import { checkKeywords } from '../keywords/check-keywords.ts';
import { essence, mediaKind } from '../samples/media-kind.ts';
import { isOpenApi30, lookUp } from './cursor.ts';
import { escapeStep, excerpt, stepsOf, type Fault } from './problem.ts';
import { withNumbers, printJson } from '../json/digits.ts';
import type { SourceDocument } from './read-document.ts';

/** Objects that contain a schema and examples of it. */
const HOLDERS = ['MediaType', 'Parameter', 'Header'];

/** An example and its schema, each by JSON pointer. */
interface LocatedExample {
  schema: string;
  example: string;
  value: Json;
}

/**
 * Examples that do not validate against their schema, in document order. All references must resolve.
 */
export function* faultyExamples(source: SourceDocument): Generator<Fault> {
  const all: LocatedExample[] = [];
  checkKeywords(source, (kind, value, pointer) => all.push(...examplesOf(kind, value, pointer)));
  if (all.length === 0) return;
  const faultOf = checker(source.root);
  for (const { schema, example, value } of all) {
    const fault = faultOf(schema, value);
    if (fault)
      yield {
        pointer: example,
        fault: fault.words,
        cure: 'Correct the example, or its schema.',
      };
  }
}

function examplesOf(kind: string, value: JsonObject, pointer: string): LocatedExample[] {
  const isSchema = kind === 'Schema';
  if (!isSchema && !(HOLDERS.includes(kind) && value['schema'] !== undefined)) return [];
  const schema = isSchema ? pointer : `${pointer}/schema`;
  const { example, examples } = value;
  const [type = ''] = kind === 'MediaType' ? stepsOf(pointer).slice(-1) : [];
  // A string example of such a type is the serialized payload (OpenAPI 3.1.1, Example Object).
  const isSerialized = !['', 'text/plain'].includes(essence(type)) && mediaKind(type) !== 'json';
  const several = Array.isArray(examples)
    ? examples.map((one, index): [string, Json] => [`examples/${index}`, one])
    : Object.entries(isObject(examples) ? examples : {}).map(
        ([name, one]): [string, Json | undefined] => [
          `examples/${escapeStep(name)}/value`,
          isObject(one) ? one['value'] : undefined,
        ],
      );
  return [['example', example] as [string, Json | undefined], ...several].flatMap(([at, one]) =>
    one === undefined || (typeof one === 'string' && isSerialized)
      ? []
      : [{ schema, example: `${pointer}/${at}`, value: one }],
  );
}

/** A fault of a value, with the JSON pointer of what is wrong in it. */
interface ValueFault {
  path: string;
  words: string;
}

/** Creates a validator that returns the fault of a value against the schema at a JSON pointer, if any. */
export function checker(root: JsonObject): (schema: string, value: Json) => ValueFault | undefined {
  const ajv = new Ajv2020({
    strict: false,
    validateSchema: false,
    validateFormats: false,
    allErrors: true,
    verbose: true,
    inlineRefs: false,
    logger: false,
    // Each schema is used once or twice, so optimizing its code costs more than it saves.
    code: { optimize: false, regExp },
  });
  for (const one of COMPARING) ajv.removeKeyword(String(one.keyword)).addKeyword(one);
  ajv.addSchema(withNumbers(modern(root)) as object, 'document');
  const compiled = new Map<string, ReturnType<typeof ajv.compile>>();
  return (schema, value) => {
    const $ref = `document${movedPointer(root, schema)}`;
    let validate = compiled.get($ref);
    if (!validate) compiled.set($ref, (validate = ajv.compile({ $ref })));
    if (validate(withNumbers(value))) return undefined;
    const [fault] = (validate.errors ?? []).filter(counts);
    return fault && { path: pathOf(fault), words: sentence(fault, value) };
  };
}

/** Keywords that compare values. Ajv's own call a data field named `valueOf` or `toString` as if it were the method. */
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
    validate: (isRequired: Json, items: Json[]) =>
      isRequired !== true || new Set(items.map(sorted)).size === items.length,
    error: { message: 'must NOT have duplicate items' },
  },
];

/** JSON with sorted keys, so that field order does not matter. */
const sorted = (value: Json): string =>
  JSON.stringify(value, (_key, one: Json) =>
    isObject(one) ? Object.fromEntries(Object.entries(one).sort()) : one,
  );

/** A pattern that JavaScript cannot compile matches everything. */
const regExp = Object.assign((pattern: string) => readPattern(pattern) ?? /(?:)/, {
  code: 'new RegExp',
});

/** Whether an Ajv error is a fault: `readOnly` and `writeOnly` fields may be missing from an example of one direction. */
function counts({ keyword, params, parentSchema, data }: ErrorObject): boolean {
  // The errors of the chosen branch are more specific.
  if (keyword === 'if') return false;
  // Beyond this, doubles cannot tell neighboring integers apart.
  if (typeof data === 'number' && Math.abs(data) > Number.MAX_SAFE_INTEGER)
    return keyword === 'type' || keyword === 'format';
  if (keyword !== 'required') return true;
  const { properties } = (parentSchema ?? {}) as { properties?: Record<string, JsonObject> };
  const field = properties?.[(params as { missingProperty: string }).missingProperty];
  return field?.['readOnly'] !== true && field?.['writeOnly'] !== true;
}

/** A field that must not be there is the fault, rather than the object around it. */
function pathOf({ instancePath, params }: ErrorObject): string {
  const { additionalProperty, unevaluatedProperty } = params as Record<string, string | undefined>;
  const field = additionalProperty ?? unevaluatedProperty;
  return field === undefined ? instancePath : `${instancePath}/${escapeStep(field)}`;
}

function sentence({ instancePath, message, params }: ErrorObject, value: Json): string {
  const written = printJson(lookUp({ value }, `#/value${instancePath}`));
  const where = instancePath ? `At ${instancePath} of this example` : 'Here';
  const allowed = (params as { allowedValues?: Json[] }).allowedValues;
  const values = allowed ? ` ${allowed.map((one) => printJson(one)).join(', ')}` : '';
  return `${where} there is ${excerpt(written)}, which ${message ?? 'does not fit'}${values}.`;
}

/** Rewrites the schema dialect of OpenAPI 3.0 as JSON Schema 2020-12. */
function modern(root: JsonObject): JsonObject {
  const convert = (value: Json): Json => {
    if (Array.isArray(value)) return value.map(convert);
    if (!isObject(value)) return value;
    const { nullable, exclusiveMinimum, exclusiveMaximum, minimum, maximum, ...rest } = value;
    const { $ref } = rest;
    if (typeof $ref === 'string' && isOpenApi30({ root }))
      return { $ref: movedPointer(root, $ref) };
    const schema: JsonObject = {
      ...Object.fromEntries(
        Object.entries(rest).map(([key, inner]) => [movedKey(value, key), convert(inner ?? null)]),
      ),
      ...(typeof $ref === 'string' && $ref.startsWith('#/') && { $ref: movedPointer(root, $ref) }),
      ...limit('exclusiveMinimum', exclusiveMinimum, 'minimum', minimum, convert),
      ...limit('exclusiveMaximum', exclusiveMaximum, 'maximum', maximum, convert),
    };
    if (nullable === true) return { anyOf: [schema, { type: 'null' }] };
    return nullable === undefined ? schema : { ...schema, nullable: convert(nullable) };
  };
  return convert(root) as JsonObject;
}

/** A discriminator names one of its alternatives, even if others would accept the same value. */
const movedKey = ({ discriminator, anyOf }: JsonObject, key: string): string =>
  key === 'oneOf' && isObject(discriminator) && anyOf === undefined ? 'anyOf' : key;

/** Translates a pointer into the document to one into the output of `modern`. */
function movedPointer(root: JsonObject, pointer: string): string {
  let found: Json | undefined = root;
  const steps = stepsOf(pointer).flatMap((step) => {
    const key = isObject(found) ? movedKey(found, step) : step;
    const moved = isObject(found) && found['nullable'] === true ? ['anyOf', '0', key] : [key];
    found = Array.isArray(found) ? found[Number(step)] : isObject(found) ? found[step] : undefined;
    return moved;
  });
  return `#/${steps.map((step) => encodeURIComponent(step.replaceAll('~', '~0').replaceAll('/', '~1'))).join('/')}`;
}

/** Numeric limits in place of the boolean `exclusiveMinimum` and `exclusiveMaximum` of OpenAPI 3.0. */
function limit(
  open: string,
  exclusive: Json | undefined,
  closed: string,
  bound: Json | undefined,
  convert: (value: Json) => Json,
) {
  const isOpen = exclusive === true;
  return {
    ...(bound !== undefined && { [isOpen ? open : closed]: convert(bound) }),
    ...(exclusive !== undefined &&
      typeof exclusive !== 'boolean' && { [open]: convert(exclusive) }),
  };
}
