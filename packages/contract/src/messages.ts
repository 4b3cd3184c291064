import type { ValidateError, Schema, Validate } from './document.ts';

const kinds: Record<string, string> = {
  integer: 'an integer',
  number: 'a number',
  string: 'a string',
  boolean: 'true or false',
  array: 'an array',
  object: 'an object',
};

/** What is wrong with a field, in the words of the specification's sample where it has one. */
export function messageFor(field: string, { keyword, params }: ValidateError): string {
  const limit = String(params['limit']);
  switch (keyword) {
    case 'required':
    case 'minItems':
      return required(field);
    case 'type':
      return `The ${field} field must be ${kinds[String(params['type'])] ?? 'valid'}.`;
    case 'enum':
    case 'const':
      return `The selected ${field} is invalid.`;
    case 'minimum':
      return `The ${field} field must be at least ${limit}.`;
    case 'maximum':
      return `The ${field} field must not be greater than ${limit}.`;
    case 'minLength':
      return `The ${field} field must be at least ${limit} characters.`;
    case 'maxLength':
      return `The ${field} field must not be greater than ${limit} characters.`;
    case 'maxItems':
      return `The ${field} field must not have more than ${limit} items.`;
    default:
      return `The ${field} field is invalid.`;
  }
}

function required(field: string): string {
  return `The ${field} field is required.`;
}

/** For fields of which any one would do. */
export function requiredUnless(field: string, others: readonly string[]): string {
  return `The ${field} field is required when ${others.join(' and ')} is not present.`;
}

/** For text that no database keeps as it is: the null character and half of a surrogate pair. */
export function notStorable(field: string): string {
  return `The ${field} field contains a character that is not allowed.`;
}

/** The first sentence, and how many there are beside it. */
export function summary(sentences: readonly string[]): string {
  const more = sentences.length - 1;
  if (more === 0) return sentences[0] ?? '';
  return `${sentences[0]} (and ${more} more error${more === 1 ? '' : 's'})`;
}

/** One wrong field of a request and what to say about it. */
export interface Failure {
  field: string;
  sentence: string;
}

const none: readonly Failure[] = [];
const groups = new Set(['if', 'anyOf', 'allOf']);
const alternative = /\/anyOf\/\d+\/required$/;

/** Every wrong field of one part of a request, once each, in the order of its schema. */
export function failuresOf(part: unknown, schema: Schema, validate: Validate): readonly Failure[] {
  const isValid = validate(part);
  const unstorable = unstorableText(part, schema);
  if (isValid && !unstorable) return none;
  const found = new Map<string, Failure & { steps: string[] }>();
  const add = (steps: string[], sentence: string) => {
    const field = steps.join('.');
    if (!found.has(field)) found.set(field, { field, sentence, steps });
  };
  for (const steps of unstorable ?? []) add(steps, notStorable(steps.join('.')));
  if (!isValid) {
    const errors = (validate.errors ?? []).filter(({ keyword }) => !groups.has(keyword));
    // A wrong type explains every other complaint about the same field.
    errors.sort((a, b) => Number(b.keyword === 'type') - Number(a.keyword === 'type'));
    for (const error of errors) {
      const steps = stepsOf(error);
      add(steps, sentenceOf(error, steps.join('.'), errors));
    }
  }
  return [...found.values()].sort((a, b) => inOrderOf(schema, a.steps, b.steps));
}

function sentenceOf(error: ValidateError, field: string, errors: ValidateError[]): string {
  if (!alternative.test(error.schemaPath)) return messageFor(field, error);
  const others = errors
    .filter((other) => other !== error && other.instancePath === error.instancePath)
    .filter((other) => alternative.test(other.schemaPath))
    .map((other) => stepsOf(other).join('.'));
  return requiredUnless(field, others);
}

function stepsOf({ instancePath, keyword, params }: ValidateError): string[] {
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
 * Where the part holds the null character or half of a surrogate pair, if anywhere. Goes no deeper than the
 * schema, so that JSON as deep as the limit allows cannot exhaust the stack.
 */
function unstorableText(value: unknown, schema: Schema): string[][] | undefined {
  if (typeof value === 'string') return /\0|\p{Surrogate}/u.test(value) ? [[]] : undefined;
  if (typeof value !== 'object' || value === null) return undefined;
  let found: string[][] | undefined;
  for (const name of Object.keys(value)) {
    const part = (value as Record<string, unknown>)[name];
    const inner = Array.isArray(value) ? schema.items : schema.properties?.[name];
    const within = inner && unstorableText(part, inner);
    if (within) (found ??= []).push(...within.map((steps) => [name, ...steps]));
  }
  return found;
}
