import { type HeaderList, Unreadable } from '../exchange.ts';

type Fields = Record<string, unknown>;

/**
 * The headers of a request or response: pairs, objects with a name (or key) and a value, or one object with a field
 * per header. Undefined if none are recorded.
 *
 * @throws {Unreadable} one of them is not a header
 */
export function headerList(value: unknown, of: string): HeaderList | undefined {
  if (value === undefined || value === null) return undefined;
  if (typeof value !== 'object')
    throw unreadable(`the headers of ${of} are ${describeValue(value)}`, []);
  if (!Array.isArray(value)) {
    return Object.entries(value).map(([name, given]) => {
      const text = textOf(given);
      if (text === undefined)
        throw unreadable(`header "${name}" of ${of} is ${describeValue(given)}`, [name]);
      return [name, text] as const;
    });
  }
  return value.map((one: unknown, index) => {
    const [name, given] = Array.isArray(one) ? (one as unknown[]) : partsOf(one);
    const text = textOf(given ?? '');
    if (typeof name === 'string' && text !== undefined) return [name, text] as const;
    throw unreadable(`header ${index + 1} of ${of} is ${describeValue(one)}`, [index]);
  });
}

function partsOf(one: unknown): unknown[] {
  const { name, key, value } = (one ?? {}) as Fields;
  return [name ?? key, value];
}

/** In WebDriver BiDi, a value is an object whose type is text or base64. */
function textOf(value: unknown): string | undefined {
  if (typeof value === 'string') return value;
  if (typeof value === 'number' || typeof value === 'boolean') return String(value);
  if (Array.isArray(value)) {
    const texts = value.map(textOf);
    return texts.includes(undefined) ? undefined : texts.join(', ');
  }
  const { type, value: text } = (value ?? {}) as Fields;
  if (typeof text !== 'string') return undefined;
  if (type === 'string') return text;
  return type === 'base64' ? decoded(text) : undefined;
}

function decoded(text: string): string | undefined {
  try {
    return atob(text);
  } catch {
    return undefined;
  }
}

/** Describes a value without quoting it, because it may be a secret. */
function describeValue(value: unknown): string {
  if (value === null) return 'null';
  if (Array.isArray(value)) return 'a list';
  if (typeof value !== 'object') return `a ${typeof value}`;
  const { name, key } = value as Fields;
  if (!('value' in value)) return 'an object';
  return `an object whose ${typeof (name ?? key) === 'string' ? 'value' : 'name'} is no text`;
}

const unreadable = (what: string, path: (string | number)[]) =>
  new Unreadable(`${what}, where a name and a text are expected.`, path);
