import type { Fault } from './document.ts';

/** Keywords whose own faults only repeat a fault inside them. */
const GROUPS = new Set(['if', 'anyOf', 'allOf', 'oneOf']);
/** How many allowed values a message lists. */
const MAX_VALUES = 8;

export const isReported = ({ keyword }: Fault): boolean => !GROUPS.has(keyword);

/** What is said of a place, by the keyword that it fails. */
const rules: Record<string, (params: Fault['params'], value: unknown) => string> = {
  required: () => 'is missing',
  additionalProperties: () => 'is not documented',
  type: ({ type }, value) => `must be ${[type].flat().join(' or ')}, and is ${kindOf(value)}`,
  enum: ({ allowedValues }) => `must be one of ${firstOf(allowedValues as unknown[])}`,
  const: ({ allowedValue }) => `must be ${String(allowedValue)}`,
  format: ({ format }) => `must be a ${String(format)} in UTC with milliseconds`,
};

/** A message for a fault, which names its place and quotes no value. */
export function faultMessage(fault: Fault, data: unknown): string {
  const { keyword, params, instancePath } = fault;
  const path = faultPath(fault);
  const place = path ? fieldName(path) : 'The body';
  const limit = params['limit'] === undefined ? undefined : `${keyword} ${String(params['limit'])}`;
  const rule = rules[keyword]?.(params, valueAt(data, instancePath));
  return `${place} ${rule ?? `does not keep ${limit ?? `"${keyword}"`}`}.`;
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
