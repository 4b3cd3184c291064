import type { ValidateError, Schema, Validate } from './document.ts';

const typeNames: Record<string, string> = {
  integer: 'an integer',
  number: 'a number',
  string: 'a string',
  boolean: 'true or false',
  array: 'an array',
  object: 'an object',
};

/** What a field must be, by the keyword that it fails. */
const demands: Record<string, (params: { type?: unknown; limit?: unknown }) => string> = {
  required: () => 'is required',
  minItems: () => 'is required',
  type: ({ type }) => `must be ${typeNames[String(type)] ?? 'valid'}`,
  minimum: ({ limit }) => `must be at least ${String(limit)}`,
  maximum: ({ limit }) => `must not be greater than ${String(limit)}`,
  minLength: ({ limit }) => `must be at least ${String(limit)} character${limit === 1 ? '' : 's'}`,
  maxLength: ({ limit }) => `must not be greater than ${String(limit)} characters`,
  maxItems: ({ limit }) => `must not have more than ${String(limit)} items`,
};

/** The message for a field, in the words of the specification's sample where it has one. */
function messageFor(field: string, { keyword, params }: ValidateError): string {
  if (keyword === 'enum' || keyword === 'const') return `The selected ${field} is invalid.`;
  return `The ${field} field ${demands[keyword]?.(params) ?? 'is invalid'}.`;
}

/** The first message, and the number of others. */
export function summary(messages: readonly string[]): string {
  const more = messages.length - 1;
  if (more === 0) return messages[0] ?? '';
  return `${messages[0]} (and ${more} more error${more === 1 ? '' : 's'})`;
}

/** An invalid field of a request and its message. */
export interface Failure {
  field: string;
  message: string;
}

const none: readonly Failure[] = [];
const groups = new Set(['if', 'anyOf', 'allOf']);
const alternative = /\/anyOf\/\d+\/required$/;

/**
 * Every invalid field of one part of a request, once each, in the order of its schema. The items of a list that has too
 * many are not reported: their messages would be a hundred times as long as the request.
 */
export function failuresOf(part: unknown, schema: Schema, validate: Validate): readonly Failure[] {
  const isValid = validate(part);
  const unstorable = unstorableText(part, schema);
  if (isValid && !unstorable) return none;
  const all = isValid ? [] : (validate.errors ?? []);
  const lists = all.filter(({ keyword }) => keyword === 'maxItems');
  const isReported = (path: string) =>
    !lists.some(({ instancePath }) => path.startsWith(`${instancePath}/`));
  const errors = all.filter((one) => !groups.has(one.keyword) && isReported(one.instancePath));
  // A wrong type explains every other error of the same field.
  errors.sort((a, b) => Number(b.keyword === 'type') - Number(a.keyword === 'type'));
  const alternatives = alternativesIn(errors);
  const found = new Map<string, Failure & { steps: string[] }>();
  const add = (steps: string[], messageOf: (field: string) => string) => {
    const field = steps.join('.');
    if (!found.has(field)) found.set(field, { field, message: messageOf(field), steps });
  };
  for (const steps of unstorable ?? []) {
    if (isReported(`/${steps.join('/')}`))
      add(steps, (field) => `The ${field} field contains a character that is not allowed.`);
  }
  for (const error of errors) {
    add(pathOf(error), (field) => {
      if (!alternative.test(error.schemaPath)) return messageFor(field, error);
      const others = alternatives.get(error.instancePath)?.filter((other) => other !== field);
      return `The ${field} field is required when ${others?.join(' and ')} is not present.`;
    });
  }
  return [...found.values()].sort((a, b) => inOrderOf(schema, a.steps, b.steps));
}

/** The missing fields of which an object needs one, by the path of the object. */
function alternativesIn(errors: readonly ValidateError[]): Map<string, string[]> {
  const fields = new Map<string, string[]>();
  for (const error of errors) {
    if (!alternative.test(error.schemaPath)) continue;
    const field = pathOf(error).join('.');
    const others = fields.get(error.instancePath);
    if (others) others.push(field);
    else fields.set(error.instancePath, [field]);
  }
  return fields;
}

function pathOf({ instancePath, keyword, params }: ValidateError): string[] {
  const steps = instancePath
    .split('/')
    .slice(1)
    .map((step) => step.replaceAll('~1', '/').replaceAll('~0', '~'));
  return keyword === 'required' ? [...steps, String(params['missingProperty'])] : steps;
}

function inOrderOf(schema: Schema | undefined, a: string[], b: string[]): number {
  const [first, second] = [a[0], b[0]];
  if (first === undefined || second === undefined) return a.length - b.length;
  if (first === second) {
    return inOrderOf(schema?.items ?? schema?.properties?.[first], a.slice(1), b.slice(1));
  }
  if (!schema?.properties) return Number(first) - Number(second);
  const names = Object.keys(schema.properties);
  return names.indexOf(first) - names.indexOf(second);
}

/**
 * The paths of texts with a null character or a lone surrogate, if any. Recurses no deeper than the schema, so that
 * deeply nested JSON cannot exhaust the stack.
 */
function unstorableText(value: unknown, schema: Schema): string[][] | undefined {
  if (typeof value === 'string') return /\0|\p{Surrogate}/u.test(value) ? [[]] : undefined;
  if (typeof value !== 'object' || value === null) return undefined;
  let paths: string[][] | undefined;
  for (const name of Object.keys(value)) {
    const part = (value as Record<string, unknown>)[name];
    const inner = Array.isArray(value) ? schema.items : schema.properties?.[name];
    const innerPaths = inner && unstorableText(part, inner);
    if (innerPaths) (paths ??= []).push(...innerPaths.map((steps) => [name, ...steps]));
  }
  return paths;
}
