import { isObject, listOf, textOf, type Json } from '../document/json.ts';
import type { Cursor, Walk } from '../document/cursor.ts';
import type { Example, ParameterGroup, Media, RequestExample, Shape } from './types.ts';

/** The examples a document gives for one media type or parameter; one without a name is `example`. */
export function examplesIn(walk: Walk, holder: Cursor): Omit<Example, 'mediaType'>[] {
  const named = walk.map(holder, 'examples').flatMap(([name, { value }]) =>
    value['value'] === undefined
      ? []
      : [
          {
            name,
            summary: textOf(value['summary']) || textOf(value['description']),
            value: value['value'],
          },
        ],
  );
  if (named.length > 0 || holder.value['example'] === undefined) return named;
  return [{ name: 'example', summary: '', value: holder.value['example'] }];
}

/** A value that fits a shape: its own example, its default, an allowed value, or one made up. */
export function madeUp(shape: Shape, depth = 0): Json {
  if (shape.example !== undefined) return shape.example;
  if (shape.default !== undefined) return shape.default;
  const [value] = shape.values;
  if (value !== undefined) return value;
  if (shape.choice?.options[0] && shape.fields.length === 0)
    return madeUp(shape.choice.options[0], depth);
  const [type = shape.fields.length > 0 ? 'object' : 'string'] = shape.types;
  if (type === 'array') return shape.items && depth < 6 ? [madeUp(shape.items, depth + 1)] : [];
  if (type === 'object') {
    const fields = shape.fields.filter(({ isRequired }) => isRequired || depth < 2);
    if (depth > 5) return {};
    return Object.fromEntries(fields.map((field) => [field.name, madeUp(field.shape, depth + 1)]));
  }
  if (type === 'boolean') return true;
  if (type === 'integer' || type === 'number') return 1;
  return TEXTS[shape.format] ?? 'text';
}

const TEXTS: Record<string, string> = {
  'date-time': '2025-03-14T15:04:05Z',
  date: '2025-03-14',
  uuid: '123e4567-e89b-12d3-a456-426614174000',
  uri: 'https://www.example.com',
  url: 'https://www.example.com',
  email: 'person@example.com',
  hostname: 'www.example.com',
  ipv4: '192.0.2.10',
  binary: 'contents of the file',
};

/** What requests are made from. */
interface Parts {
  walk: Walk;
  operation: Cursor;
  parameters: { key: string; cursor: Cursor; isRequired: boolean; shape: Shape }[];
  media: Media[];
  mediaCursors: [type: string, cursor: Cursor][];
}

/** Every named request of an operation, at least one: examples of one name belong together. */
export function requestsOf(parts: Parts): RequestExample[] {
  const { walk, parameters, media, mediaCursors } = parts;
  const [bodyType, bodyCursor] = mediaCursors[0] ?? [];
  const bodies = bodyCursor ? examplesIn(walk, bodyCursor) : [];
  const given = parameters.map((parameter) => ({
    ...parameter,
    examples: examplesIn(walk, parameter.cursor),
  }));
  const names = [...bodies, ...given.flatMap(({ examples }) => examples)].map(({ name }) => name);
  const refused = walk.map(parts.operation, 'x-refused');
  const value = (parameter: (typeof given)[number], name: string): Json | undefined =>
    parameter.examples.find((example) => example.name === name)?.value ??
    (parameter.isRequired
      ? (parameter.examples[0]?.value ?? madeUp(parameter.shape))
      : parameter.shape.example);
  const body = (content: Json | undefined) =>
    bodyType === undefined
      ? {}
      : { body: { mediaType: bodyType, value: content ?? madeUp(media[0]!.shape) } };
  const fitting = [...new Set(names.length > 0 ? names : ['example'])].map((name) => {
    const own = bodies.find((example) => example.name === name);
    const parameter = given.flatMap(
      ({ examples }) => examples.find((one) => one.name === name) ?? [],
    );
    return {
      name,
      summary: own?.summary || parameter[0]?.summary || '',
      parameters: valuesOf(given.map((one) => [one.key, value(one, name)])),
      ...body(own?.value ?? bodies[0]?.value),
    };
  });
  const refusals = refused.map(([name, cursor]) => {
    const own = (cursor.value['parameters'] ?? {}) as Record<string, Json>;
    return {
      name,
      summary: textOf(cursor.value['summary']),
      parameters: valuesOf(
        given.map((one) => [one.key, own[one.key.split('.')[1]!] ?? value(one, name)]),
      ),
      ...body(cursor.value['body'] ?? bodies[0]?.value),
    };
  });
  return [...fitting, ...refusals];
}

const valuesOf = (entries: [string, Json | undefined][]): Record<string, Json> =>
  Object.fromEntries(entries.filter((entry): entry is [string, Json] => entry[1] !== undefined));

/** The key of a parameter's value in a request example. */
export const parameterKey = (place: ParameterGroup['place'], name: string) => `${place}.${name}`;

/**
 * The fixed sentences an example carries: what it says as text, or in `message` and `error`. Where it
 * lists `errors` by field, these are the sentences, and `message` only sums them up.
 */
export function sentencesIn(value: Json): string[] {
  if (typeof value === 'string') return [value];
  if (!isObject(value)) return [];
  const { message, error, errors } = value;
  const said = isObject(errors)
    ? Object.values(errors).flatMap((list) => listOf(list))
    : [error, message];
  return said.filter((one): one is string => typeof one === 'string');
}
