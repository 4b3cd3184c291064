import { textOf } from '../document/json.ts';
import type { Cursor, Walk } from '../document/cursor.ts';
import { kebab, type Anchors } from './anchors.ts';
import { requiredCredentials } from './credentials.ts';
import { examplesIn, madeUp, parameterKey, requestsOf } from './examples.ts';
import { shapeOf, type Reading } from './shape.ts';
import { trapsOf } from './traps.ts';
import type { Answer, Credential, Field, Media, Operation, ParameterGroup } from './types.ts';

const METHODS = ['get', 'put', 'post', 'delete', 'options', 'head', 'patch', 'trace'];
const PLACES = ['path', 'query', 'header', 'cookie'] as const;

/** What `x-repeat` says of an operation. */
const REPEATS = new Map([
  ['safe', 'Safe at any time.'],
  ['with-key', 'Safe with the same `Idempotency-Key`.'],
]);

/** What reading operations needs beside the document. */
export interface Surroundings {
  walk: Walk;
  anchors: Anchors;
  credentials: Map<string, Credential>;
  levels: { request: number; answer: number };
}

interface Written {
  method: string;
  path: string;
  item: Cursor;
  cursor: Cursor;
}

/** The operations of a document in the order they are written, before anything is worked out. */
export function writtenOperations(walk: Walk): Written[] {
  const paths = ['paths', 'webhooks'].flatMap((key) =>
    walk.get(walk.root, key) ? walk.map(walk.root, key) : [],
  );
  return paths
    .filter(([path]) => !path.startsWith('x-'))
    .flatMap(([path, item]) =>
      Object.keys(item.value)
        .filter((method) => METHODS.includes(method))
        .flatMap((method) => {
          const cursor = walk.get(item, method);
          return cursor ? [{ method: method.toUpperCase(), path, item, cursor }] : [];
        }),
    );
}

export function operationOf(written: Written, around: Surroundings): Operation {
  const { walk } = around;
  const { method, path, item, cursor } = written;
  const operationId = textOf(cursor.value['operationId']) || `${method.toLowerCase()} ${path}`;
  const anchor = around.anchors(kebab(operationId));
  const reading = (part: string, direction: Reading['direction']): Reading => ({
    walk,
    anchors: around.anchors,
    anchor: `${anchor}--${part}`,
    direction,
    levels: direction === 'answer' ? around.levels.answer : around.levels.request,
    within: [],
  });
  const credentials = requiredCredentials(walk, cursor, around.credentials);
  const cursors = parametersOf(walk, item, cursor).filter((one) => !isPlaced(one, credentials));
  const placed = cursors.map((parameter) => ({
    place: parameter.value['in'] as ParameterGroup['place'],
    cursor: parameter,
    field: parameterField(parameter, (place) => reading(place, 'request')),
  }));
  const bodyCursor = walk.get(cursor, 'requestBody');
  const mediaCursors = bodyCursor ? walk.map(bodyCursor, 'content') : [];
  const media = mediaCursors.map(([type, content]) =>
    mediaOf(type, content, reading('body', 'request')),
  );
  const operation = {
    operationId,
    anchor,
    method,
    path,
    summary: textOf(cursor.value['summary']) || operationId,
    description: textOf(cursor.value['description']),
    isDeprecated: cursor.value['deprecated'] === true,
    credentials,
    repeats: REPEATS.get(textOf(cursor.value['x-repeat'])) ?? '',
    parameters: PLACES.map((place) => ({
      place,
      fields: placed.filter((one) => one.place === place).map(({ field }) => field),
    })).filter(({ fields }) => fields.length > 0),
    ...(bodyCursor && {
      body: {
        description: textOf(bodyCursor.value['description']),
        isRequired: bodyCursor.value['required'] === true,
        media,
      },
    }),
    answers: answersOf(cursor, walk, reading),
    requests: requestsOf({
      walk,
      operation: cursor,
      parameters: placed.map(({ place, cursor: parameter, field }) => ({
        key: parameterKey(place, field.name),
        cursor: parameter,
        isRequired: field.isRequired,
        shape: field.shape,
      })),
      media,
      mediaCursors,
    }),
  };
  return { ...operation, traps: trapsOf(operation) };
}

/** An operation's parameters; its own replace those of its path that have the same place and name. */
function parametersOf(walk: Walk, item: Cursor, operation: Cursor): Cursor[] {
  const all = [...walk.list(item, 'parameters'), ...walk.list(operation, 'parameters')];
  const byKey = new Map<string, Cursor>();
  for (const parameter of all) {
    const { name, in: place } = parameter.value;
    if (typeof name !== 'string' || !PLACES.some((known) => known === place))
      walk.source.fail(
        parameter.pointer,
        `A parameter has no ${typeof name === 'string' ? 'place' : 'name'}.`,
        'Give it a "name", and "in" with one of path, query, header and cookie.',
      );
    byKey.set(`${String(place)} ${String(name)}`, parameter);
  }
  return [...byKey.values()];
}

/** Whether a parameter is a credential, which some documents name twice for the sake of generators. */
const isPlaced = ({ value }: Cursor, credentials: Credential[][]) =>
  credentials.flat().some((one) => one.place === value['in'] && one.parameter === value['name']);

function parameterField(parameter: Cursor, reading: (place: string) => Reading): Field {
  const name = textOf(parameter.value['name']);
  const at = reading(textOf(parameter.value['in']));
  const { walk } = at;
  const anchor = at.anchors(at.anchor, kebab(name));
  const [content] = walk.map(parameter, 'content');
  const schema = walk.get(parameter, 'schema') ?? (content && walk.get(content[1], 'schema'));
  const shape = shapeOf(schema ?? { value: {}, pointer: parameter.pointer }, { ...at, anchor });
  const [example] = examplesIn(walk, parameter);
  return {
    name,
    anchor,
    shape: {
      ...shape,
      description: textOf(parameter.value['description']) || shape.description,
      ...(example && { example: example.value }),
    },
    isRequired: parameter.value['required'] === true,
    requiredWhen: '',
    isDeprecated: parameter.value['deprecated'] === true,
  };
}

function mediaOf(type: string, content: Cursor, reading: Reading): Media {
  const schema = reading.walk.get(content, 'schema');
  return { type, shape: shapeOf(schema ?? { value: {}, pointer: content.pointer }, reading) };
}

function answersOf(
  operation: Cursor,
  walk: Walk,
  reading: (part: string, direction: 'answer') => Reading,
): Answer[] {
  const answers = walk.map(operation, 'responses').filter(([status]) => !status.startsWith('x-'));
  if (answers.length === 0)
    walk.source.fail(operation.pointer, 'An operation has no answer.', 'Add "responses" to it.');
  return answers.map(([status, cursor]) => {
    const at = reading(status.toLowerCase(), 'answer');
    const contents = walk.map(cursor, 'content');
    const media = contents.map(([type, content]) => mediaOf(type, content, at));
    const examples = contents.flatMap(([mediaType, content]) =>
      examplesIn(walk, content).map((example) => ({ ...example, mediaType })),
    );
    const [first] = media;
    return {
      status,
      anchor: at.anchors(at.anchor),
      description: textOf(cursor.value['description']),
      headers: walk.map(cursor, 'headers').map(([name, header]) => headerField(name, header, at)),
      media,
      examples:
        examples.length === 0 && first && !first.shape.isElsewhere
          ? [{ name: 'example', summary: '', mediaType: first.type, value: madeUp(first.shape) }]
          : examples,
    };
  });
}

function headerField(name: string, header: Cursor, at: Reading): Field {
  const named = { ...header.value, name, in: 'header' };
  return parameterField({ value: named, pointer: header.pointer }, () => at);
}
