import type { Schema } from '@frontline/specs/document';
import type { Faults } from '../../sandbox/check-request.ts';
import type { FormState } from './filled-form.ts';
import { isRaw, kindOf, readBody } from './form-body.ts';
import { isStructured, parsed } from './form-value.ts';
import type { OperationForm } from './operation-form.ts';

/**
 * What the document says against what stands in a form, by field: what is missing, what is of another type
 * and what is none of the allowed values. For an API that no server in this page answers for.
 */
export function checkForm(form: OperationForm, state: FormState): Promise<Faults> {
  const faults: Faults = {};
  for (const { name, required = false, schema } of form.parameters) {
    const text = state.parameters[name] ?? '';
    if (text === '' && required) add(faults, name, 'is required');
    else if (text !== '' && isStructured(schema)) hold(faults, name, schema, parsed(text), false);
    else if (text !== '') hold(faults, name, schema, fromText(text, schema), true);
  }
  if (form.body) {
    const body = bodyOf(form, state);
    if (body !== undefined)
      hold(faults, '', form.body.schema, body, kindOf(form.body.mediaType) !== 'json');
  }
  return Promise.resolve(faults);
}

/** Text that is not JSON is told where it is typed. */
function bodyOf(form: OperationForm, state: FormState): unknown {
  if (!isRaw(form, state)) return state.body;
  try {
    return readBody(form, state.raw);
  } catch {
    return undefined;
  }
}

function hold(faults: Faults, path: string, schema: Schema, value: unknown, isText: boolean): void {
  const at = (name: string | number) => (path === '' ? String(name) : `${path}.${name}`);
  const given = isText && typeof value === 'string' ? fromText(value, schema) : value;
  if (schema.enum && !schema.enum.some((one) => one === given))
    return add(faults, path, `must be one of ${schema.enum.map(String).join(', ')}`);
  switch (schema.type) {
    case 'object': {
      if (typeof given !== 'object' || given === null || Array.isArray(given))
        return isText ? undefined : add(faults, path, 'must be an object');
      const fields = new Map(Object.entries(given));
      for (const name of schema.required ?? [])
        if (!fields.has(name) || fields.get(name) === '') add(faults, at(name), 'is required');
      for (const [name, field] of Object.entries(schema.properties ?? {}))
        if (fields.has(name)) hold(faults, at(name), field, fields.get(name), isText);
      return;
    }
    case 'array':
      if (!Array.isArray(given)) return isText ? undefined : add(faults, path, 'must be a list');
      return given.forEach((entry, index) =>
        hold(faults, at(index), schema.items ?? {}, entry, isText),
      );
    case 'integer':
      return Number.isInteger(given) ? undefined : add(faults, path, 'must be an integer');
    case 'number':
      return typeof given === 'number' ? undefined : add(faults, path, 'must be a number');
    case 'boolean':
      return typeof given === 'boolean' ? undefined : add(faults, path, 'must be true or false');
    default:
  }
}

/** What a text stands for where numbers and booleans travel as text. */
function fromText(text: string, { type }: Schema): unknown {
  if (
    (type === 'integer' || type === 'number') &&
    text.trim() !== '' &&
    !Number.isNaN(Number(text))
  )
    return Number(text);
  return type === 'boolean' && /^(true|false)$/.test(text) ? text === 'true' : text;
}

function add(faults: Faults, path: string, words: string): void {
  const sentence = path === '' ? `The body ${words}.` : `The ${path} field ${words}.`;
  faults[path] = [...(Object.hasOwn(faults, path) ? faults[path]! : []), sentence];
}
