import { printJson } from '../json/digits.ts';
import { mediaKind } from '../samples/media-kind.ts';
import { isObject, listOf, textOf, type Json } from '../json/json.ts';
import type { Cursor, Walk } from '../document/cursor.ts';
import { address, coded, joined } from './facts.ts';
import { madeUp, type Direction } from './made-up.ts';
import { writtenAs } from './write-xml.ts';
import type { Example, Fact, ParameterGroup, RequestExample, Shape } from './api-model.ts';

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

/** The examples of a media type, as it writes them; without those that it cannot be told how to write. */
export const writtenExamples = (walk: Walk, mediaType: string, holder: Cursor) =>
  examplesIn(walk, holder).flatMap((example) => {
    const value = writtenAs(walk, mediaType, holder, example.value);
    return value === undefined ? [] : [{ ...example, value }];
  });

/** The others, told. */
export const unwrittenExamples = (walk: Walk, mediaType: string, holder: Cursor): Fact[] =>
  examplesIn(walk, holder)
    .filter(({ value }) => writtenAs(walk, mediaType, holder, value) === undefined)
    .map(({ name, value }) => ({
      term: 'Example',
      words: `${coded(name)} is ${coded(printJson(value))}, which its schema does not say how to write as XML.`,
    }));

/** A value that fits the schema of a media type, as it writes it. Nothing takes the place of what cannot be written. */
export function madeUpAs(walk: Walk, mediaType: string, holder: Cursor, direction: Direction) {
  const value = examplesIn(walk, holder).length > 0 ? undefined : madeUp(walk, holder, direction);
  return value === undefined ? undefined : writtenAs(walk, mediaType, holder, value);
}

/** An answer as it arrives: in JSON a text stands between quotes. */
export function arrived({ mediaType, value }: Example): { text: string; grammar: 'json' | 'text' } {
  const isJson = mediaKind(mediaType) === 'json' && !mediaType.includes('*');
  return typeof value === 'string' && !isJson
    ? { text: value, grammar: 'text' }
    : { text: printJson(value, 2), grammar: 'json' };
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

/** What requests are made from. */
interface Parts {
  walk: Walk;
  operation: Cursor;
  direction: Direction;
  parameters: { key: string; cursor: Cursor; isRequired: boolean; shape: Shape }[];
  mediaCursors: [type: string, cursor: Cursor][];
}

/** Every named request of an operation, at least one: examples of one name belong together. */
export function requestsOf(parts: Parts): RequestExample[] {
  const { walk, parameters, mediaCursors, direction } = parts;
  const missing = new Set<string>();
  const filled = (holder: Cursor, called: string, as = ''): Json | undefined => {
    const value = madeUpAs(walk, as, schemaHolder(walk, holder), direction);
    if (value === undefined) missing.add(called);
    return value;
  };
  const [bodyType = '', bodyCursor] = mediaCursors[0] ?? [];
  const bodies = bodyCursor ? writtenExamples(walk, bodyType, bodyCursor) : [];
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
  const value = (parameter: (typeof given)[number], name: string): Json | undefined => {
    const { cursor, examples, isRequired, key, shape } = parameter;
    const own = examples.find((example) => example.name === name);
    if (!isRequired) return own ? own.value : shape.example;
    const example = own ?? examples[0];
    return example ? example.value : filled(cursor, coded(nameIn(key)));
  };
  const body = (example: { value: Json } | undefined) => {
    const value = example ? example.value : bodyCursor && filled(bodyCursor, 'the body', bodyType);
    return value === undefined ? {} : { body: { mediaType: bodyType, value } };
  };
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
  // A request as each further media type writes it.
  const asOthers = mediaCursors.slice(1).flatMap(([mediaType, cursor]) => {
    const written = writtenExamples(walk, mediaType, cursor);
    const value = written.length > 0 ? undefined : madeUpAs(walk, mediaType, cursor, direction);
    const none =
      value === undefined ? [] : [{ name: mediaType, summary: '', description: '', value }];
    return (written.length > 0 ? written : none).map(({ value: own, ...example }) => ({
      ...example,
      summary: example.summary || `As ${mediaType}`,
      parameters: fitting[0]!.parameters,
      body: { mediaType, value: own },
    }));
  });
  const told = missing.size > 0 ? [noneFor([...missing])] : [];
  return [
    ...fitting.map((one) => ({
      ...one,
      description: [one.description, ...told].filter(Boolean).join('\n\n'),
    })),
    ...refusals,
    ...asOthers,
  ];
}

/** A parameter may have its schema below a media type. */
export function schemaHolder(walk: Walk, holder: Cursor): Cursor {
  const [content] = holder.value['schema'] === undefined ? walk.map(holder, 'content') : [];
  return content?.[1] ?? holder;
}

const noneFor = (names: string[]): string =>
  `No value could be made up that fits the schema of ${joined(names)}, or written as its media type asks, so none is shown.`;

const nameIn = (key: string) => key.slice(key.indexOf('.') + 1);

/** The values of a request by their names alone. */
export const byName = (parameters: RequestExample['parameters']): Record<string, Json> =>
  Object.fromEntries(Object.entries(parameters).map(([key, value]) => [nameIn(key), value]));

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
