import type { Fault } from './document.ts';

/** A fault of a value in words that name its place and quote nothing of it. */
export function wordsFor({ keyword, instancePath, params }: Fault, data: unknown): string {
  const place = instancePath ? named(instancePath) : 'The body';
  switch (keyword) {
    case 'required':
      return `${named(`${instancePath}/${String(params['missingProperty'])}`)} is missing.`;
    case 'additionalProperties':
      return `${named(`${instancePath}/${String(params['additionalProperty'])}`)} is not documented.`;
    case 'type':
      return `${place} must be ${listed(params['type'])}, and is ${kindOf(valueAt(data, instancePath))}.`;
    case 'enum':
      return `${place} must be one of ${(params['allowedValues'] as unknown[]).join(', ')}.`;
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

/** Where a fault lies: the missing or unnamed field itself, not what should hold it. */
export function placeOf({ keyword, instancePath, params }: Fault): string {
  const own = keyword === 'required' ? params['missingProperty'] : params['additionalProperty'];
  return own === undefined ? instancePath : `${instancePath}/${String(own)}`;
}

const named = (pointer: string) => `\`${pointer.slice(1).replaceAll('/', '.')}\``;

const listed = (types: unknown) => [types].flat().join(' or ');

function kindOf(value: unknown): string {
  if (value === null) return 'null';
  if (Array.isArray(value)) return 'array';
  return typeof value;
}

function valueAt(data: unknown, pointer: string): unknown {
  return pointer
    .split('/')
    .slice(1)
    .map((part) => part.replaceAll('~1', '/').replaceAll('~0', '~'))
    .reduce<unknown>(
      (value, part) =>
        typeof value === 'object' && value !== null && Object.hasOwn(value, part)
          ? (value as Record<string, unknown>)[part]
          : undefined,
      data,
    );
}
