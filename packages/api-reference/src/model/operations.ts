import { isObject, listOf, textOf } from '../json/json.ts';
import type { Cursor, Walk } from '../document/cursor.ts';
import { fileStem, kebab, type Anchors } from './pages.ts';
import { mediaKind } from '../samples/media-kind.ts';
import { isPlaced, requiredCredentials } from './credentials.ts';
import { generateSerialized, parameterKey, requestsOf, writtenExamples } from './examples.ts';
import { coded, facts, line, moreWords } from './facts.ts';
import { linksOf, operationIdOf } from './links.ts';
import { headerField, mediaOf, parameterField } from './media.ts';
import { serverFacts, serversOf } from './about.ts';
import { MAX_EXPANDED, type Reading } from './parts.ts';
import { pitfallsOf } from './pitfalls.ts';
import type { Answer, Credential, Example, Media, Operation, ParameterGroup } from './api-model.ts';

const METHODS = ['get', 'put', 'post', 'delete', 'options', 'head', 'patch', 'trace'];
const PLACES = ['path', 'query', 'header', 'cookie'] as const;

/** Directions swap for webhooks and callbacks, which the server sends. */
const OTHER_SIDE = { request: 'answer', answer: 'request' } as const;

/** Wording of "safe to repeat", in Markdown, by value of `x-repeat`. */
export interface Repeats {
  safe: string;
  'with-key': string;
}

/** What operations share while they are built. */
interface Context {
  walk: Walk;
  anchors: Anchors;
  credentials: Map<string, Credential>;
  levels: { request: number; answer: number };
  repeats: Repeats;
}

interface Written {
  method: string;
  path: string;
  item: Cursor;
  cursor: Cursor;
  /** A webhook or callback, which the reader answers. */
  isIncoming?: boolean;
  /** Prefix of the anchor, and the title if there is no summary. */
  under?: { anchor: string; name: string };
}

/** The operations of a document as written, in document order. */
export const writtenOperations = (walk: Walk): Written[] =>
  walk
    .map(walk.root, 'paths')
    .filter(([path]) => !path.startsWith('x-'))
    .flatMap(([path, item]) => operationsAt(walk, path, item));

/** The webhooks of a document. Their name serves as path. */
export const writtenWebhooks = (walk: Walk): Written[] =>
  walk
    .map(walk.root, 'webhooks')
    .flatMap(([name, item]) => operationsAt(walk, name, item))
    .map((written) => ({ ...written, isIncoming: true }));

/** A sentence about the paths without operations, whose existence alone is documented. */
export const closedPaths = (walk: Walk): string =>
  walk
    .map(walk.root, 'paths')
    .filter(([path, item]) => !path.startsWith('x-') && operationsAt(walk, path, item).length === 0)
    .map(([path, { value }]) =>
      [coded(path), line(textOf(value['summary']) || textOf(value['description']))]
        .join(' ')
        .trim(),
    )
    .join(', ');

const operationsAt = (walk: Walk, path: string, item: Cursor): Written[] =>
  Object.keys(item.value)
    .filter((method) => METHODS.includes(method))
    .flatMap((method) => {
      const cursor = walk.get(item, method);
      return cursor ? [{ method: method.toUpperCase(), path, item, cursor }] : [];
    });

export function operationOf(written: Written, around: Context): Operation {
  const { walk } = around;
  const { method, path, item, cursor, isIncoming = false, under } = written;
  const operationId = operationIdOf(cursor, method, path);
  const anchor = under
    ? around.anchors(under.anchor, kebab(operationId))
    : around.anchors(fileStem(kebab(operationId)));
  const reading = (part: string, direction: 'request' | 'answer'): Reading => ({
    walk,
    anchors: around.anchors,
    anchor: `${anchor}--${part}`,
    direction: isIncoming ? OTHER_SIDE[direction] : direction,
    levels: direction === 'answer' ? around.levels.answer : around.levels.request,
    budget: { left: MAX_EXPANDED },
    within: [],
  });
  const credentials = requiredCredentials(walk, cursor, around.credentials, isIncoming);
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
  const tags = listOf(cursor.value['tags']).map(textOf);
  // The first tag determines the group.
  const otherTags = isIncoming ? tags : tags.slice(1);
  const own = serversOf(walk, cursor);
  const servers = own.length > 0 ? own : serversOf(walk, item);
  const operation = {
    operationId,
    anchor,
    method,
    path,
    summary: line(textOf(cursor.value['summary'])) || under?.name || operationId,
    description: textOf(cursor.value['description']),
    isDeprecated: cursor.value['deprecated'] === true,
    credentials,
    repeats: around.repeats[cursor.value['x-repeat'] as keyof Repeats] ?? '',
    servers,
    pathDescription: textOf(item.value['description']),
    facts: facts(
      { term: 'Path', words: textOf(item.value['summary']) },
      otherTags.length > 0 && { term: 'Tags', values: otherTags },
      ...servers.flatMap(serverFacts),
      { term: 'More', words: moreWords(walk, cursor) },
    ),
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
    callbacks: callbacksOf(cursor, anchor, around),
    requests: requestsOf({
      walk,
      operation: cursor,
      parameters: placed.map(({ place, cursor: parameter, field }) => ({
        key: parameterKey(place, field.name),
        cursor: parameter,
        isRequired: field.isRequired,
        shape: field.shape,
      })),
      direction: isIncoming ? OTHER_SIDE.request : 'request',
      mediaCursors,
    }),
  };
  return { ...operation, pitfalls: pitfallsOf(operation) };
}

/** Parameters of an operation, which override path-level ones with the same place and name. */
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
    if (!(place === 'header' && isIgnoredHeader(name as string)))
      byKey.set(`${String(place)} ${String(name)}`, parameter);
  }
  return [...byKey.values()];
}

/**
 * Headers that media types and credentials already describe: "the parameter definition SHALL be ignored"
 * (OpenAPI 3.1.1, Parameter Object).
 */
const isIgnoredHeader = (name: string): boolean =>
  /^(accept|content-type|authorization)$/i.test(name);

/** "If a response header is defined with the name "Content-Type", it SHALL be ignored" (OpenAPI 3.1.1, Response Object). */
const isContentType = ([name]: [string, Cursor]): boolean => /^content-type$/i.test(name);

function answersOf(
  operation: Cursor,
  walk: Walk,
  reading: (part: string, direction: 'answer') => Reading,
): Answer[] {
  const answers = walk.map(operation, 'responses').filter(([status]) => !status.startsWith('x-'));
  return answers.map(([status, cursor]) => {
    const at = reading(status.toLowerCase(), 'answer');
    const contents = walk.map(cursor, 'content');
    const media = contents.map(([type, content]) => mediaOf(type, content, at));
    const written = contents.map(([mediaType, content]) =>
      writtenExamples(walk, mediaType, content).map((example) => ({ ...example, mediaType })),
    );
    const isOneType = written.filter(({ length }) => length > 0).length === 1;
    const examples = written
      .flat()
      .map((one) => ({ ...one, summary: one.summary || (isOneType ? '' : `As ${one.mediaType}`) }));
    const generated =
      examples.length > 0 ? {} : generateExample(walk, contents, media, at.direction);
    return {
      status,
      anchor: at.anchors(at.anchor),
      description: textOf(cursor.value['description']),
      headers: walk
        .map(cursor, 'headers')
        .filter((header) => !isContentType(header))
        .map(([name, header]) => headerField(name, header, at)),
      media: generated.isMissing ? withoutExample(media) : media,
      examples: generated.example ? [generated.example] : examples,
      links: linksOf(walk, cursor),
    };
  });
}

/** Generates an example for the first media type, unless it is binary or a link to a schema section. */
function generateExample(
  walk: Walk,
  contents: [type: string, content: Cursor][],
  media: Media[],
  direction: Reading['direction'],
): { example?: Example; isMissing?: boolean } {
  const [[mediaType, content] = ['', undefined]] = contents;
  if (!content || media[0]!.shape.isElsewhere || mediaKind(mediaType) === 'binary') return {};
  const value = generateSerialized(walk, mediaType, content, direction);
  if (value === undefined) return { isMissing: true };
  return { example: { name: 'example', summary: '', description: '', mediaType, value } };
}

const withoutExample = ([first, ...others]: Media[]): Media[] => [
  { ...first!, facts: [...first!.facts, { term: 'Example', words: NONE }] },
  ...others,
];

const NONE = 'None could be generated for this schema and media type.';

/** The callbacks of an operation, with anchors below the name of each. */
function callbacksOf(operation: Cursor, anchor: string, around: Context): Operation[] {
  const { walk } = around;
  return walk.map(operation, 'callbacks').flatMap(([name, callback]) =>
    Object.keys(callback.value)
      // Skip the summary and description beside a reference.
      .filter((key) => !key.startsWith('x-') && isObject(callback.value[key]))
      .flatMap((expression) => {
        const item = walk.get(callback, expression);
        return item ? operationsAt(walk, expression, item) : [];
      })
      .map((written) =>
        operationOf(
          { ...written, isIncoming: true, under: { anchor: `${anchor}--${kebab(name)}`, name } },
          around,
        ),
      ),
  );
}
