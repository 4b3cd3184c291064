import { isObject, textOf } from '../document/json.ts';
import { walkOf, type Walk } from '../document/cursor.ts';
import type { SourceDocument } from '../document/read-document.ts';
import { MANY_OPERATIONS } from '../constants.ts';
import { anchorsOf, kebab, type Anchors } from './anchors.ts';
import { credentialsOf } from './credentials.ts';
import { errorsOf } from './errors.ts';
import { operationOf, writtenOperations } from './operations.ts';
import { shapeOf } from './shape.ts';
import type { ApiModel, Group, NamedSchema, Operation, ServerAddress } from './types.ts';

/** Works a document out into what its page shows. Throws a `DocumentProblem` naming line and cure. */
export function buildModel(name: string, source: SourceDocument): ApiModel {
  const walk = walkOf(source);
  const anchors = anchorsOf();
  const written = writtenOperations(walk);
  refuseTwins(walk, written);
  const credentials = credentialsOf(walk);
  const isLarge = written.length > MANY_OPERATIONS;
  const levels = isLarge ? { request: 1, answer: 0 } : { request: 3, answer: 1 };
  const operations = written.map((one) => ({
    operation: operationOf(one, { walk, anchors, credentials, levels }),
    tag: textOf((one.cursor.value['tags'] as string[] | undefined)?.[0]),
  }));
  const info = walk.get(walk.root, 'info') ?? { value: {}, pointer: '#' };
  const license = walk.get(info, 'license');
  return {
    name,
    title: textOf(info.value['title']) || name,
    version: textOf(info.value['version']),
    openapi: textOf(walk.root.value['openapi']),
    summary: textOf(info.value['summary']),
    description: textOf(info.value['description']),
    license: textOf(license?.value['name']),
    servers: serversOf(walk),
    credentials: [...credentials.values()],
    groups: groupsOf(walk, operations, anchors),
    errors: errorsOf(
      operations.map(({ operation }) => operation),
      anchors,
    ),
    schemas: schemasOf(walk, anchors),
  };
}

function refuseTwins(walk: Walk, written: ReturnType<typeof writtenOperations>): void {
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

/** Addresses with the defaults of their variables filled in. */
function serversOf(walk: Walk): ServerAddress[] {
  return walk.list(walk.root, 'servers').map((server) => {
    const variables = new Map(walk.map(server, 'variables'));
    return {
      url: textOf(server.value['url'])
        .replaceAll(/\{([^}]+)\}/g, (_, name: string) =>
          String(variables.get(name)?.value['default'] ?? name),
        )
        .replace(/\/$/, ''),
      description: textOf(server.value['description']),
    };
  });
}

/** Groups in the order of `tags`, then in the order in which operations name new ones. */
function groupsOf(
  walk: Walk,
  operations: { operation: Operation; tag: string }[],
  anchors: Anchors,
): Group[] {
  const tags = walk.list(walk.root, 'tags').map(({ value }) => value);
  const names = new Set([
    ...tags.map(({ name }) => textOf(name)),
    ...operations.map(({ tag }) => tag),
  ]);
  return [...names]
    .map((name) => ({
      name: name || 'Operations',
      anchor: anchors(kebab(name || 'operations')),
      description: textOf(tags.find((tag) => tag['name'] === name)?.['description']),
      operations: operations.filter(({ tag }) => tag === name).map(({ operation }) => operation),
    }))
    .filter((group) => group.operations.length > 0);
}

function schemasOf(walk: Walk, anchors: Anchors): NamedSchema[] {
  const components = walk.get(walk.root, 'components');
  if (!components || !isObject(components.value['schemas'])) return [];
  return walk.map(components, 'schemas').map(([name, cursor]) => {
    const anchor = anchors(`schema-${kebab(name)}`);
    const reading = { walk, anchors, anchor, direction: 'both' as const, levels: 1 };
    return { name, anchor, shape: shapeOf(cursor, { ...reading, within: [cursor.pointer] }) };
  });
}
