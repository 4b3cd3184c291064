import type { DocumentedResponse, Validate, ValidateError } from './api.ts';
import { headerOf, type Exchange } from './exchange.ts';

/** Keywords that only say that one of the complaints within them holds. */
const groups = new Set(['if', 'anyOf', 'allOf', 'oneOf']);

/** What of a documented answer is not as the document has it, in sentences. */
export function answerFaults(
  { method, answerHeaders, answerBody }: Exchange,
  { headers = {}, content = {} }: DocumentedResponse,
  validate: Validate | undefined,
): string[] {
  const faults: string[] = [];
  if (answerHeaders) {
    for (const [name, { required }] of Object.entries(headers)) {
      if (required && headerOf(answerHeaders, name) === undefined) {
        faults.push(`The header ${name} is missing.`);
      }
    }
  }
  const [documented] = Object.keys(content);
  if (answerBody === undefined || method === 'HEAD' || !documented) return faults;
  if (answerBody === '')
    return [...faults, `The answer is empty, where the docs have ${documented}.`];
  const [sent = ''] = (headerOf(answerHeaders, 'content-type') ?? documented).split(';');
  if (sent.trim().toLowerCase() !== documented) {
    faults.push(`The answer is ${sent.trim()}, where the docs have ${documented}.`);
  }
  return [...faults, ...bodyFaults(answerBody, documented, validate)];
}

function bodyFaults(text: string, mediaType: string, validate: Validate | undefined): string[] {
  let body: unknown = text;
  if (mediaType !== 'text/plain') {
    try {
      body = JSON.parse(text);
    } catch {
      return ['The body is not JSON.'];
    }
  }
  if (!validate || validate(body)) return [];
  const errors = (validate.errors ?? []).filter(({ keyword }) => !groups.has(keyword));
  return [...new Set(errors.map((error) => sentenceOf(error, body)))];
}

function sentenceOf({ keyword, instancePath, params }: ValidateError, body: unknown): string {
  const steps = instancePath.split('/').slice(1).map(unescaped);
  const field = nameOf(steps);
  switch (keyword) {
    case 'additionalProperties':
      return `The field ${nameOf([...steps, String(params['additionalProperty'])])} is not documented.`;
    case 'required':
      return `The field ${nameOf([...steps, String(params['missingProperty'])])} is missing.`;
    case 'type': {
      const types = [params['type']].flat().join(' or ');
      return `${subject(field)} is ${kindOf(valueAt(body, steps))}, where the docs have ${types}.`;
    }
    case 'enum':
    case 'const': {
      const allowed = [params['allowedValues'] ?? params['allowedValue']].flat();
      const most = allowed.slice(0, 8).map((value) => JSON.stringify(value));
      return `${subject(field)} has a value that is not among those of the docs: ${most.join(', ')}.`;
    }
    case 'format':
      return `${subject(field)} is not a ${String(params['format'])} as the docs have it.`;
    default:
      return `${subject(field)} does not keep the rule “${keyword}” of the docs.`;
  }
}

const subject = (field: string): string => (field ? `The field ${field}` : 'The body');
const unescaped = (step: string): string => step.replaceAll('~1', '/').replaceAll('~0', '~');

/** `cabinets[].state`: equal for all entries of a list, so that one fault is told once. */
function nameOf(steps: readonly string[]): string {
  return steps
    .map((step, index) => (/^\d+$/.test(step) ? '[]' : index > 0 ? `.${step}` : step))
    .join('');
}

function valueAt(body: unknown, steps: readonly string[]): unknown {
  return steps.reduce<unknown>(
    (value, step) => (value as Record<string, unknown> | undefined)?.[step],
    body,
  );
}

function kindOf(value: unknown): string {
  if (value === null) return 'null';
  return Array.isArray(value)
    ? 'an array'
    : `${/^[aeiou]/.test(typeof value) ? 'an' : 'a'} ${typeof value}`;
}
