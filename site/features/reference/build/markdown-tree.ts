import type { RootContent } from 'mdast';
import { blocks, code, heading, paragraph, text } from '../../openapi-components/build/markdown.ts';
import { shownOn, type Shown, type ApiModel, type Operation } from '@frontline/api-reference/model';
import { modelNamed } from './named-model.ts';

/**
 * The text of a reference page as a Markdown tree with the anchors of its HTML, for the search index and
 * the Markdown export. Throws an error that lists the APIs if the name is unknown.
 *
 * @param part slug of a page of a large document; empty for its overview
 */
export function referenceTree(api: string, part = ''): RootContent[] {
  const model = modelNamed(api);
  const shown = shownOn(model, part);
  return [...(part ? [] : overviewTree(model)), ...shownTree(shown, model.isLarge)];
}

function overviewTree(model: ApiModel): RootContent[] {
  return [
    ...blocks(model.summary),
    ...blocks(model.description),
    heading(2, 'credentials', text('Credentials')),
    ...model.credentials.flatMap(({ name, anchor, description }) => [
      heading(3, anchor, text(name)),
      ...blocks(description),
    ]),
  ];
}

function shownTree({ groups, webhooks, schemas }: Shown, isLarge: boolean): RootContent[] {
  const operationTree = isLarge ? briefTree : wholeTree;
  return [
    ...groups.flatMap(({ name, anchor, description, operations }) => [
      heading(2, anchor, text(name)),
      ...blocks(description),
      ...operations.flatMap(operationTree),
    ]),
    ...(webhooks.length > 0 ? [heading(2, 'webhooks', text('Webhooks'))] : []),
    ...webhooks.flatMap(operationTree),
    ...(schemas.length > 0 || !isLarge ? [heading(2, 'schemas', text('Schemas'))] : []),
    ...schemas.flatMap(({ name, anchor, shape }) => [
      heading(3, anchor, text(name)),
      ...blocks(shape.description),
    ]),
  ];
}

/** A large API is indexed by summary and first paragraph, or responses would dominate the index. */
const briefTree = ({ anchor, summary, method, path, description }: Operation): RootContent[] => [
  heading(3, anchor, text(summary)),
  paragraph(code(`${method} ${path}`)),
  ...blocks(description.split('\n\n', 1)[0] ?? ''),
];

const wholeTree = (operation: Operation): RootContent[] => [
  heading(3, operation.anchor, text(operation.summary)),
  paragraph(code(`${operation.method} ${operation.path}`)),
  ...blocks(operation.description),
  ...operation.pitfalls.flatMap((pitfall) => blocks(pitfall)),
  ...operation.answers.flatMap(({ status, description }) => blocks(`${status}: ${description}`)),
];
