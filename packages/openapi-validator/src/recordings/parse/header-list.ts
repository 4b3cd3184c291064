import { type HeaderList, Unreadable } from '../exchange.ts';

type Fields = Record<string, unknown>;

/**
 * The headers of a request or an answer: pairs, objects with a name (or key) and a value, or one object with a field
 * for each. Undefined where none are recorded.
 *
 * @throws {Unreadable} one of them is no header
 */
export function headerList(value: unknown, of: string): HeaderList | undefined {
  if (value === undefined || value === null) return undefined;
  if (typeof value !== 'object') throw unreadable(`the headers of ${of} are ${shown(value)}`, []);
  if (!Array.isArray(value)) {
    return Object.entries(value).map(([name, given]) => {
      const text = textOf(given);
      if (text === undefined)
        throw unreadable(`header "${name}" of ${of} is ${shown(given)}`, [name]);
      return [name, text] as const;
    });
  }
  return value.map((one: unknown, index) => {
    const [name, given] = Array.isArray(one) ? (one as unknown[]) : partsOf(one);
    const text = textOf(given ?? '');
    if (typeof name === 'string' && text !== undefined) return [name, text] as const;
    throw unreadable(`header ${index + 1} of ${of} is ${shown(one)}`, [index]);
  });
}

function partsOf(one: unknown): unknown[] {
  const { name, key, value } = (one ?? {}) as Fields;
  return [name ?? key, value];
}

/** WebDriver BiDi has an object for a value, which says whether it is text or base64. */
function textOf(value: unknown): string | undefined {
  if (typeof value === 'string') return value;
  if (typeof value === 'number' || typeof value === 'boolean') return String(value);
  if (Array.isArray(value)) {
    const texts = value.map(textOf);
    return texts.includes(undefined) ? undefined : texts.join(', ');
  }
  const { type, value: inside } = (value ?? {}) as Fields;
  if (typeof inside !== 'string') return undefined;
  if (type === 'string') return inside;
  return type === 'base64' ? decoded(inside) : undefined;
}

function decoded(text: string): string | undefined {
  try {
    return atob(text);
  } catch {
    return undefined;
  }
}

/** Without its value, which may be a secret. */
function shown(value: unknown): string {
  if (value === null) return 'null';
  if (Array.isArray(value)) return 'a list';
  if (typeof value !== 'object') return `a ${typeof value}`;
  const { name, key } = value as Fields;
  if (!('value' in value)) return 'an object';
  return `an object whose ${typeof (name ?? key) === 'string' ? 'value' : 'name'} is no text`;
}

const unreadable = (what: string, path: (string | number)[]) =>
  new Unreadable(`${what}, where a name and a text are expected.`, path);
