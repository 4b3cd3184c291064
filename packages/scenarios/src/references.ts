import { type RequestStep, ScenarioError } from './scenario.ts';

/** `{{order}}` or `{{order.open_code}}`. */
const reference = /\{\{([A-Za-z][\w-]*)((?:\.[\w-]+)*)\}\}/g;

/** What can be sent. */
export type Sendable = Pick<RequestStep, 'api' | 'method' | 'path' | 'headers' | 'body'>;

/** The names of the answers that a request uses, each once. */
export function usedBefore({ path, headers, body }: Sendable): string[] {
  const texts = [path, ...headers.map(([, value]) => value), body];
  const found = texts.flatMap((text) => [...text.matchAll(reference)].map(([, name]) => name!));
  return [...new Set(found)];
}

/** Every reference in a text, put in other words. */
export const inOtherWords = (
  text: string,
  say: (name: string, fields: string[]) => string,
): string =>
  text.replaceAll(reference, (_, name: string, fields: string) =>
    say(name, fields.split('.').slice(1)),
  );

/**
 * The request with the values of earlier answers in it, written as their place asks: escaped in a path and in JSON.
 *
 * @param answers The texts of the answers that are kept, by name.
 * @throws {ScenarioError} an answer does not have that field
 */
export function resolve(step: Sendable, answers: ReadonlyMap<string, string>): Sendable {
  const { api, method, path, headers, body } = step;
  const value = (name: string, fields: string[]) => valueIn(answers, name, fields);
  const isJson = /^\s*[[{]/.test(body);
  return {
    api,
    method,
    path: inOtherWords(path, (...at) => encodeURIComponent(value(...at))),
    headers: headers.map(([name, text]) => [name, inOtherWords(text, value)]),
    body: inOtherWords(body, (...at) =>
      isJson ? JSON.stringify(value(...at)).slice(1, -1) : encodeURIComponent(value(...at)),
    ),
  };
}

function valueIn(answers: ReadonlyMap<string, string>, name: string, fields: string[]): string {
  const text = answers.get(name);
  if (text === undefined)
    throw new ScenarioError(
      `It uses “${name}”, and no step before it keeps its answer under that name.`,
    );
  if (fields.length === 0) return text.trim();
  const found = fields.reduce<unknown>(
    (value, field) =>
      typeof value === 'object' && value !== null && Object.hasOwn(value, field)
        ? (value as Record<string, unknown>)[field]
        : undefined,
    parsed(text),
  );
  if (typeof found === 'string') return found;
  if (typeof found === 'number' || typeof found === 'boolean') return String(found);
  throw new ScenarioError(`The answer kept as “${name}” has no field “${fields.join('.')}”.`);
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}
