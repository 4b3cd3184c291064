import type { Fault } from './document.ts';

/** Keywords whose own faults only repeat a fault inside them. */
const GROUPS = new Set(['if', 'anyOf', 'allOf', 'oneOf']);
/** How many allowed values a message lists. */
const MAX_VALUES = 8;

export const isReported = ({ keyword }: Fault): boolean => !GROUPS.has(keyword);

/** A message for a fault, which names its place and quotes no value. */
export function faultMessage({ keyword, instancePath, params }: Fault, data: unknown): string {
  const place = instancePath ? fieldName(instancePath) : 'The body';
  switch (keyword) {
    case 'required':
      return `${fieldName(`${instancePath}/${String(params['missingProperty'])}`)} is missing.`;
    case 'additionalProperties':
      return `${fieldName(`${instancePath}/${String(params['additionalProperty'])}`)} is not documented.`;
    case 'type':
      return `${place} must be ${listed(params['type'])}, and is ${kindOf(valueAt(data, instancePath))}.`;
    case 'enum':
      return `${place} must be one of ${firstOf(params['allowedValues'] as unknown[])}.`;
    case 'const':
      return `${place} must be ${String(params['allowedValue'])}.`;
    case 'format':
      return `${place} must be a ${String(params['format'])} in UTC with milliseconds.`;
    case 'minLength':
    case 'maxLength':
    case 'minItems':
    case 'maxItems':
    case 'minimum':
    case 'maximum':
      return `${place} does not keep ${keyword} ${String(params['limit'])}.`;
    default:
      return `${place} does not keep "${keyword}".`;
  }
}

/** The path of a fault: the missing or undocumented field itself, not its parent. */
export function faultPath({ keyword, instancePath, params }: Fault): string {
  const own = keyword === 'required' ? params['missingProperty'] : params['additionalProperty'];
  return own === undefined ? instancePath : `${instancePath}/${String(own)}`;
}

/** `cabinets[].state`: the same for all entries of a list, so that a fault is reported once. */
function fieldName(pointer: string): string {
  const steps = stepsOf(pointer).map((step) => (/^\d+$/.test(step) ? '[]' : `.${step}`));
  return `\`${steps.join('').replace(/^\./, '')}\``;
}

const firstOf = (values: readonly unknown[]): string =>
  [...values.slice(0, MAX_VALUES), ...(values.length > MAX_VALUES ? ['…'] : [])].join(', ');

const listed = (types: unknown) => [types].flat().join(' or ');

function kindOf(value: unknown): string {
  if (value === null) return 'null';
  if (Array.isArray(value)) return 'array';
  return typeof value;
}

function valueAt(data: unknown, pointer: string): unknown {
  return stepsOf(pointer).reduce<unknown>(
    (value, part) =>
      typeof value === 'object' && value !== null && Object.hasOwn(value, part)
        ? (value as Record<string, unknown>)[part]
        : undefined,
    data,
  );
}

const stepsOf = (pointer: string): string[] =>
  pointer
    .split('/')
    .slice(1)
    .map((part) => part.replaceAll('~1', '/').replaceAll('~0', '~'));
