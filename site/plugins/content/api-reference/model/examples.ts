import { isObject, listOf, textOf, type Json } from '../document/json.ts';
import type { Cursor, Walk } from '../document/cursor.ts';
import { address } from './facts.ts';
import type { Example, Fact, ParameterGroup, Media, RequestExample, Shape } from './types.ts';

/**
 * The examples a document gives for one media type or parameter, those of the media type inside a
 * parameter included; one without a name is `example`.
 */
export function examplesIn(walk: Walk, holder: Cursor): Omit<Example, 'mediaType'>[] {
  const named = walk.map(holder, 'examples').flatMap(([name, { value }]) =>
    value['value'] === undefined
      ? []
      : [
          {
            name,
            summary: textOf(value['summary']) || textOf(value['description']),
            description: textOf(value['summary']) && textOf(value['description']),
            value: value['value'],
          },
        ],
  );
  const { example } = holder.value;
  const inside = holder.value['in'] === undefined ? [] : walk.map(holder, 'content');
  return distinct([
    ...named,
    ...(example === undefined
      ? []
      : [{ name: UNNAMED, summary: '', description: '', value: example }]),
    ...inside.flatMap(([, content]) => examplesIn(walk, content)),
  ]);
}

/** What an example is called that the document gives no name. */
const UNNAMED = 'example';

const isUnnamed = ({ name }: { name: string }) => name === UNNAMED;

/** A second example of one name gets a number. */
const distinct = <Named extends { name: string }>(all: Named[]): Named[] =>
  all.map((one, index) => {
    const before = all.slice(0, index).filter(({ name }) => name === one.name).length;
    return before === 0 ? one : { ...one, name: `${one.name} ${before + 1}` };
  });

/** The examples that stand elsewhere. */
export function examplesElsewhere(walk: Walk, holder: Cursor): Fact[] {
  return walk
    .map(holder, 'examples')
    .filter(([, { value }]) => value['externalValue'] !== undefined)
    .map(([name, { value }]) => ({
      term: 'Example elsewhere',
      words: [
        address(textOf(value['externalValue']), textOf(value['summary']) || name),
        textOf(value['description']),
      ]
        .filter(Boolean)
        .join(': '),
    }));
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
  if (type === 'array' && depth < 6) return entriesOf(shape).map((one) => madeUp(one, depth + 1));
  if (type === 'array') return [];
  if (type === 'object') {
    const fields = shape.fields.filter(({ isRequired }) => isRequired || depth < 2);
    if (depth > 5) return {};
    return Object.fromEntries(fields.map((field) => [field.name, madeUp(field.shape, depth + 1)]));
  }
  if (type === 'boolean') return true;
  if (type === 'integer' || type === 'number') return 1;
  return TEXTS[shape.format] ?? 'text';
}

/** What the entries of a list are: the first ones, each by itself, and one further. */
const entriesOf = ({ parts, items }: Shape): Shape[] => [
  ...parts.flatMap(({ isEntry, shape }) => (isEntry ? [shape] : [])),
  ...(items ? [items] : []),
];

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
  const named = [...bodies, ...given.flatMap(({ examples }) => examples)].map(({ name }) => name);
  // The one example of a parameter is part of every request, and makes none by itself.
  const alone = given.some(({ examples }) => examples.length > 1) || bodies.some(isUnnamed);
  const others = named.filter((name) => name !== UNNAMED);
  const names = others.length > 0 && !alone ? others : named;
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
    const told = [own, ...parameter].flatMap((one) => (one ? [one] : []));
    const summaries = [...new Set(told.map((one) => one.summary).filter(Boolean))];
    return {
      name,
      summary: summaries[0] ?? '',
      description: [...new Set([...summaries.slice(1), ...told.map((one) => one.description)])]
        .filter(Boolean)
        .join('\n\n'),
      parameters: valuesOf(given.map((one) => [one.key, value(one, name)])),
      ...body(own?.value ?? bodies[0]?.value),
    };
  });
  const refusals = refused.map(([name, cursor]) => {
    const own = (cursor.value['parameters'] ?? {}) as Record<string, Json>;
    return {
      name,
      summary: textOf(cursor.value['summary']),
      description: '',
      parameters: valuesOf([
        ...given.map((one): [string, Json | undefined] => [
          one.key,
          own[nameIn(one.key)] ?? value(one, name),
        ]),
        ...Object.entries(own)
          .filter(([key]) => !given.some((one) => nameIn(one.key) === key))
          .map(([key, sent]): [string, Json] => [`unknown.${key}`, sent]),
      ]),
      ...body(cursor.value['body'] ?? bodies[0]?.value),
    };
  });
  // A request as each further media type writes it.
  const asOthers = mediaCursors.slice(1).flatMap(([mediaType, cursor], index) => {
    const written = examplesIn(walk, cursor);
    const none = {
      name: mediaType,
      summary: '',
      description: '',
      value: madeUp(media[index + 1]!.shape),
    };
    return (written.length > 0 ? written : [none]).map(({ value: own, ...example }) => ({
      ...example,
      summary: example.summary || `As ${mediaType}`,
      parameters: fitting[0]!.parameters,
      body: { mediaType, value: own },
    }));
  });
  return [...fitting, ...refusals, ...asOthers];
}

const nameIn = (key: string) => key.slice(key.indexOf('.') + 1);

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
