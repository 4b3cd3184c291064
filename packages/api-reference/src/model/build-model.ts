import { isObject, listOf, textOf } from '../json/json.ts';
import { walkOf, type Walk } from '../document/cursor.ts';
import type { SourceDocument } from '../document/read-document.ts';
import { MANY_OPERATIONS } from '../constants.ts';
import { checkKeywords } from '../keywords/check-keywords.ts';
import { anchorsOf, kebab, type Anchors } from './pages.ts';
import { credentialsOf } from './credentials.ts';
import { facts, moreWords } from './facts.ts';
import {
  closedPaths,
  operationOf,
  writtenOperations,
  writtenWebhooks,
  type Repeats,
} from './operations.ts';
import { aboutFacts, serversOf } from './about.ts';
import { MAX_EXPANDED } from './parts.ts';
import { shapeOf } from './shape.ts';
import type { ApiModel, Group, NamedSchema, Operation, ErrorSentence } from './api-model.ts';
import { sentencesIn } from './examples.ts';

const REPEATS: Repeats = {
  safe: 'Safe at any time.',
  'with-key': 'Safe with the same `Idempotency-Key`.',
};

/** Builds the model of a document. @throws {DocumentProblem} with line and fix */
export function buildModel(name: string, source: SourceDocument, repeats = REPEATS): ApiModel {
  const extensions = checkKeywords(source);

  const walk = walkOf(source);
  const anchors = anchorsOf();
  const written = writtenOperations(walk);
  const incoming = writtenWebhooks(walk);
  refuseDuplicates(walk, [...written, ...incoming]);
  const credentials = credentialsOf(walk);
  const isLarge = written.length > MANY_OPERATIONS;
  const levels = isLarge ? { request: 1, answer: 0 } : { request: 3, answer: 1 };
  // Names of a download and of page sections; operations and tags with such a name get a number.
  const sections = {
    index: true,
    credentials: credentials.size > 0,
    parts: isLarge,
    webhooks: incoming.length > 0,
    schemas: isObject(walk.get(walk.root, 'components')?.value['schemas']),
  };
  for (const [name, isTaken] of Object.entries(sections)) if (isTaken) anchors(name);
  const around = { walk, anchors, credentials, levels, repeats };
  const tagged = written.map((one) => ({
    operation: operationOf(one, around),
    tag: textOf((one.cursor.value['tags'] as string[] | undefined)?.[0]),
  }));
  const operations = isLarge && tagged.every(({ tag }) => !tag) ? byArea(tagged) : tagged;
  const info = walk.get(walk.root, 'info') ?? { value: {}, pointer: '#' };
  return {
    name,
    title: textOf(info.value['title']) || name,
    version: textOf(info.value['version']),
    openapi: textOf(walk.root.value['openapi']),
    summary: textOf(info.value['summary']),
    description: textOf(info.value['description']),
    about: [
      ...aboutFacts(walk, info),
      ...facts({ term: 'Without operations', words: closedPaths(walk) }),
    ],
    servers: serversOf(walk, walk.root),
    credentials: [...credentials.values()],
    groups: groupsOf(walk, operations, anchors),
    errors: errorsOf(
      operations.map(({ operation }) => operation),
      anchors,
    ),
    schemas: schemasOf(walk, anchors),
    webhooks: incoming.map((one) => operationOf(one, around)),
    extensions: [...extensions],
    isLarge,
  };
}

function refuseDuplicates(walk: Walk, written: ReturnType<typeof writtenOperations>): void {
  const seen = new Map<string, string>();
  for (const { cursor, method, path } of written) {
    const id = textOf(cursor.value['operationId']);
    const other = seen.get(id);
    if (id && other)
      walk.source.fail(
        `${cursor.pointer}/operationId`,
        `The operationId "${id}" is taken by ${other}.`,
        'Give each operation its own: links are made from it.',
      );
    seen.set(id, `${method} ${path}`);
  }
}

/** Groups in the order of `tags`, then in order of first use. */
function groupsOf(
  walk: Walk,
  operations: { operation: Operation; tag: string }[],
  anchors: Anchors,
): Group[] {
  const cursors = walk.list(walk.root, 'tags');
  const tags = cursors.map(({ value }) => textOf(value['name']));
  const names = new Set([...tags, ...operations.map(({ tag }) => tag)]);
  return [...names]
    .map((name) => {
      const tag = cursors.find(({ value }) => value['name'] === name);
      return {
        name: name || 'Operations',
        anchor: anchors(kebab(name || 'operations')),
        description: textOf(tag?.value['description']),
        operations: operations
          .filter(({ tag: own }) => own === name)
          .map(({ operation }) => operation),
        more: tag ? moreWords(walk, tag) : '',
        partOf: walk
          .list(walk.root, 'x-tagGroups')
          .filter(({ value }) => listOf(value['tags']).includes(name))
          .map(({ value }) => textOf(value['name']))
          .join(', '),
      };
    })
    .filter((group) => group.operations.length > 0 || tags.includes(group.name));
}

function schemasOf(walk: Walk, anchors: Anchors): NamedSchema[] {
  const components = walk.get(walk.root, 'components');
  if (!components || !isObject(components.value['schemas'])) return [];
  return walk.map(components, 'schemas').map(([name, cursor]) => {
    const anchor = anchors(`schema-${kebab(name)}`);
    const within = [cursor.pointer];
    const reading = { walk, anchors, anchor, direction: 'both' as const, levels: 1, within };
    return { name, anchor, shape: shapeOf(cursor, { ...reading, budget: { left: MAX_EXPANDED } }) };
  });
}

/**
 * Derives a tag for each operation of an untagged document: the first path segment after the common prefix
 * that is not a parameter, so `/v1/charges/{id}` becomes `charges`.
 */
function byArea<Tagged extends { operation: { path: string }; tag: string }>(
  operations: Tagged[],
): Tagged[] {
  const paths = operations.map(({ operation }) => operation.path.split('/').filter(Boolean));
  const [first = []] = paths;
  const differing = first.findIndex((part, at) => paths.some((path) => path[at] !== part));
  const from = differing < 0 ? 0 : differing;
  return operations.map((one, index) => {
    const own = paths[index]!.slice(from);
    return { ...one, tag: own.find((part) => !part.startsWith('{')) ?? paths[index]![0] ?? '' };
  });
}

/** Replaces numbers, so that "57 seconds" and "9 seconds" count as one message. */
const general = (sentence: string) => sentence.replaceAll(/(?<![.\w])\d+(?![.\w])/g, 'n');

/** Every message of an answer with status 400 or higher, in document order. */
function errorsOf(operations: Operation[], anchors: Anchors): ErrorSentence[] {
  const found = new Map<string, ErrorSentence>();
  for (const { anchor, summary, answers } of operations) {
    for (const { status, description, examples } of answers) {
      if (!/^[45]/.test(status)) continue;
      for (const sentence of new Set(examples.flatMap(({ value }) => sentencesIn(value)))) {
        const key = general(sentence);
        const error: ErrorSentence = found.get(key) ?? {
          sentence,
          anchor: anchors(`error-${shortened(kebab(key))}`),
          statuses: [],
          when: [],
          operations: [],
        };
        add(error.statuses, status, (one) => one);
        add(error.when, description, (one) => one);
        add(error.operations, { anchor, summary }, (one) => one.anchor);
        found.set(key, error);
      }
    }
  }
  return [...found.values()];
}

/** The first 80 letters, cut at a hyphen, for the anchor of a long message. */
const shortened = (words: string) =>
  words.length > 80 ? words.slice(0, 80).replace(/-[^-]*$/, '') : words;

function add<Item>(list: Item[], item: Item, key: (item: Item) => string): void {
  if (!list.some((one) => key(one) === key(item))) list.push(item);
}
