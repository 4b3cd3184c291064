import type { RootContent } from 'mdast';
import { blocks, code, heading, paragraph, text } from '../spec-facts/markdown.ts';
import { fileURLToPath } from 'node:url';
import { readDocument } from './document/read-document.ts';
import { buildModel } from './model/build-model.ts';
import type { ApiModel, Operation } from './model/types.ts';
import { references } from './references.ts';

/**
 * The words of a reference page as Markdown, with the anchors its HTML has: for the search index and
 * for pages built by other means. Throws a sentence naming the APIs there are.
 */
export function referenceTree(api: string): RootContent[] {
  const document = references.documents.find(({ name }) => name === api);
  if (!document) {
    const known = references.documents.map(({ name }) => name).join(', ');
    throw new RangeError(`There is no API "${api}". Use one of: ${known}.`);
  }
  const file = fileURLToPath(new URL(`../../../${document.file}`, import.meta.url));
  return treeOf(buildModel(api, readDocument(file)));
}

function treeOf(model: ApiModel): RootContent[] {
  return [
    ...blocks(model.summary),
    ...blocks(model.description),
    heading(2, 'credentials', text('Credentials')),
    ...model.credentials.flatMap(({ name, anchor, description }) => [
      heading(3, anchor, text(name)),
      ...blocks(description),
    ]),
    ...model.groups.flatMap(({ name, anchor, description, operations }) => [
      heading(2, anchor, text(name)),
      ...blocks(description),
      ...operations.flatMap(operationTree),
    ]),
    ...(model.webhooks.length > 0 ? [heading(2, 'webhooks', text('Webhooks'))] : []),
    ...model.webhooks.flatMap(operationTree),
    heading(2, 'schemas', text('Schemas')),
    ...model.schemas.flatMap(({ name, anchor, shape }) => [
      heading(3, anchor, text(name)),
      ...blocks(shape.description),
    ]),
  ];
}

const operationTree = (operation: Operation): RootContent[] => [
  heading(3, operation.anchor, text(operation.summary)),
  paragraph(code(`${operation.method} ${operation.path}`)),
  ...blocks(operation.description),
  ...operation.traps.flatMap((trap) => blocks(trap)),
  ...operation.answers.flatMap(({ status, description }) => blocks(`${status}: ${description}`)),
];
