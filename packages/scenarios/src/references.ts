import { type RequestStep, ScenarioError } from './scenario.ts';

/** `{{order}}` or `{{order.open_code}}`. */
const reference = /\{\{([A-Za-z][\w-]*)((?:\.[\w-]+)*)\}\}/g;

/** A request that can be sent. */
export type Sendable = Pick<RequestStep, 'api' | 'method' | 'path' | 'headers' | 'body'>;

/** The distinct names of the answers that a request refers to. */
export function referencedNames({ path, headers, body }: Sendable): string[] {
  const texts = [path, ...headers.map(([, value]) => value), body];
  const found = texts.flatMap((text) => [...text.matchAll(reference)].map(([, name]) => name!));
  return [...new Set(found)];
}

/** Replaces every reference in a text. */
export const replaceReferences = (
  text: string,
  say: (name: string, fields: string[]) => string,
): string =>
  text.replaceAll(reference, (_, name: string, fields: string) =>
    say(name, fields.split('.').slice(1)),
  );

/**
 * Resolves the references of a request to values of earlier answers, escaped for paths and for JSON.
 *
 * @param answers The texts of the stored answers, by name.
 * @throws {ScenarioError} an answer does not have that field
 */
export function resolve(step: Sendable, answers: ReadonlyMap<string, string>): Sendable {
  const { api, method, path, headers, body } = step;
  const value = (name: string, fields: string[]) => valueIn(answers, name, fields);
  const isJson = /^\s*[[{]/.test(body);
  return {
    api,
    method,
    path: replaceReferences(path, (...at) => encodeURIComponent(value(...at))),
    headers: headers.map(([name, text]) => [name, replaceReferences(text, value)]),
    body: replaceReferences(body, (...at) =>
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

/** The parsed JSON; undefined if it is none. */
export function parsed(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}
