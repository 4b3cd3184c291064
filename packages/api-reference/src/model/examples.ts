import { printJson } from '../json/digits.ts';
import { mediaKind } from '../samples/media-kind.ts';
import { isObject, listOf, textOf, type Json } from '../json/json.ts';
import type { Cursor, Walk } from '../document/cursor.ts';
import { address, coded, joined } from './facts.ts';
import { generateValue, type Direction } from './generate-value.ts';
import { serialize } from './write-xml.ts';
import type {
  Example,
  Fact,
  ParameterGroup,
  Operation,
  RequestExample,
  Shape,
} from './api-model.ts';

/**
 * The examples of a media type or parameter, including those of a parameter's `content`. The unnamed
 * one is called `example`.
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

/** The examples of a media type in serialized form, without those that cannot be serialized. */
export const writtenExamples = (walk: Walk, mediaType: string, holder: Cursor) =>
  examplesIn(walk, holder).flatMap((example) => {
    const value = serialize(walk, mediaType, holder, example.value);
    return value === undefined ? [] : [{ ...example, value }];
  });

/** A fact about each example that cannot be serialized. */
export const unwrittenExamples = (walk: Walk, mediaType: string, holder: Cursor): Fact[] =>
  examplesIn(walk, holder)
    .filter(({ value }) => serialize(walk, mediaType, holder, value) === undefined)
    .map(({ name, value }) => ({
      term: 'Example',
      words: `${coded(name)} is ${coded(printJson(value))}, which its schema does not say how to write as XML.`,
    }));

/** A generated value for the schema of a media type, serialized; undefined if it cannot be. */
export function generateSerialized(
  walk: Walk,
  mediaType: string,
  holder: Cursor,
  direction: Direction,
) {
  const value =
    examplesIn(walk, holder).length > 0 ? undefined : generateValue(walk, holder, direction);
  return value === undefined ? undefined : serialize(walk, mediaType, holder, value);
}

/** The body of an answer as received: JSON strings are quoted. */
export function arrived({ mediaType, value }: Example): { text: string; grammar: 'json' | 'text' } {
  const isJson = mediaKind(mediaType) === 'json' && !mediaType.includes('*');
  return typeof value === 'string' && !isJson
    ? { text: value, grammar: 'text' }
    : { text: printJson(value, 2), grammar: 'json' };
}

/** Name of the example under `example`. */
const UNNAMED = 'example';

const isNamed = ({ name }: { name: string }) => name !== UNNAMED;

/** Numbers examples whose name repeats. */
const distinct = <Named extends { name: string }>(all: Named[]): Named[] =>
  all.map((one, index) => {
    const before = all.slice(0, index).filter(({ name }) => name === one.name).length;
    return before === 0 ? one : { ...one, name: `${one.name} ${before + 1}` };
  });

/** The examples with an `externalValue`. */
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

/** Input for building example requests. */
interface Parts {
  walk: Walk;
  operation: Cursor;
  direction: Direction;
  parameters: { key: string; cursor: Cursor; isRequired: boolean; shape: Shape }[];
  mediaCursors: [type: string, cursor: Cursor][];
}

/** The example requests of an operation. Examples with the same name form one request. */
export function requestsOf(parts: Parts): Operation['requests'] {
  const { walk, parameters, mediaCursors, direction } = parts;
  const missing = new Set<string>();
  const filled = (holder: Cursor, called: string, as = ''): Json | undefined => {
    const value = generateSerialized(walk, as, schemaHolder(walk, holder), direction);
    if (value === undefined) missing.add(called);
    return value;
  };
  const [bodyType = '', bodyCursor] = mediaCursors[0] ?? [];
  const bodies = bodyCursor ? writtenExamples(walk, bodyType, bodyCursor) : [];
  const given = parameters.map((parameter) => ({
    ...parameter,
    examples: examplesIn(walk, parameter.cursor),
  }));
  // The only example of a parameter or body is part of every request, and creates one only if it has a name.
  const each = given.map(({ examples }) => examples);
  const several = [bodies, ...each].filter(({ length }) => length > 1).flat();
  const all =
    several.length > 0
      ? [...bodies.filter(isNamed), ...several]
      : [...bodies, ...each.flat()].filter(isNamed);
  const names = all.map(({ name }) => name);
  const refused = walk.map(parts.operation, 'x-refused');
  const value = (parameter: (typeof given)[number], name: string): Json | undefined => {
    const { cursor, examples, isRequired, key, shape } = parameter;
    const own = examples.find((example) => example.name === name);
    if (!isRequired) return own ? own.value : shape.examples[0];
    const example = own ?? examples[0];
    return example ? example.value : filled(cursor, coded(nameIn(key)));
  };
  const body = (example: { value: Json } | undefined) => {
    const value = example ? example.value : bodyCursor && filled(bodyCursor, 'the body', bodyType);
    return value === undefined ? {} : { body: { mediaType: bodyType, value } };
  };
  const fitting = [...new Set(names.length > 0 ? names : [UNNAMED])].map((name) => {
    const own = bodies.find((example) => example.name === name);
    const parameter = given.flatMap(
      ({ examples }) => examples.find((one) => one.name === name) ?? [],
    );
    const used = [own, ...parameter].flatMap((one) => (one ? [one] : []));
    const summaries = [...new Set(used.map((one) => one.summary).filter(Boolean))];
    return {
      name,
      summary: summaries[0] ?? '',
      description: [...new Set([...summaries.slice(1), ...used.map((one) => one.description)])]
        .filter(Boolean)
        .join('\n\n'),
      parameters: valuesOf(given.map((one) => [one.key, value(one, name)])),
      ...body(own ?? bodies[0]),
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
      ...body(cursor.value['body'] === undefined ? bodies[0] : { value: cursor.value['body'] }),
    };
  });
  // One more request for each further media type.
  const asOthers = mediaCursors.slice(1).flatMap(([mediaType, cursor]) => {
    const written = writtenExamples(walk, mediaType, cursor);
    const value =
      written.length > 0 ? undefined : generateSerialized(walk, mediaType, cursor, direction);
    const none =
      value === undefined ? [] : [{ name: mediaType, summary: '', description: '', value }];
    return (written.length > 0 ? written : none).map(({ value: own, ...example }) => ({
      ...example,
      summary: example.summary || `As ${mediaType}`,
      parameters: fitting[0]!.parameters,
      body: { mediaType, value: own },
    }));
  });
  const notes = missing.size > 0 ? [noneFor([...missing])] : [];
  return [
    ...fitting.map((one) => ({
      ...one,
      description: [one.description, ...notes].filter(Boolean).join('\n\n'),
    })),
    ...refusals,
    ...asOthers,
  ] as Operation['requests'];
}

/** The object with the schema: the media type under `content` of a parameter, or the holder itself. */
export function schemaHolder(walk: Walk, holder: Cursor): Cursor {
  const [content] = holder.value['schema'] === undefined ? walk.map(holder, 'content') : [];
  return content?.[1] ?? holder;
}

const noneFor = (names: string[]): string =>
  `No valid example could be generated for ${joined(names)}, so none is shown.`;

const nameIn = (key: string) => key.slice(key.indexOf('.') + 1);

/** The values of a request keyed by name only. */
export const byName = (parameters: RequestExample['parameters']): Record<string, Json> =>
  Object.fromEntries(Object.entries(parameters).map(([key, value]) => [nameIn(key), value]));

const valuesOf = (entries: [string, Json | undefined][]): Record<string, Json> =>
  Object.fromEntries(entries.filter((entry): entry is [string, Json] => entry[1] !== undefined));

/** The key of a parameter value in `RequestExample.parameters`. */
export const parameterKey = (place: ParameterGroup['place'], name: string) => `${place}.${name}`;

/**
 * The messages in an example body: the body itself if it is text, else `message` and `error`. If it
 * lists `errors` by field, those count instead, and `message` is only their summary.
 */
export function sentencesIn(value: Json): string[] {
  if (typeof value === 'string') return [value];
  if (!isObject(value)) return [];
  const { message, error, errors } = value;
  const messages = isObject(errors)
    ? Object.values(errors).flatMap((list) => listOf(list))
    : [error, message];
  return messages.filter((one): one is string => typeof one === 'string');
}
