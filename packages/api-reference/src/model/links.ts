import { stepsOf } from '../document/problem.ts';
import { isObject, textOf } from '../json/json.ts';
import type { Cursor, Walk } from '../document/cursor.ts';
import { serverFacts, serverOf } from './about.ts';
import type { LinkTo } from './api-model.ts';

/** The links of an answer. */
export function linksOf(walk: Walk, answer: Cursor): LinkTo[] {
  return walk.map(answer, 'links').map(([name, link]) => {
    const { parameters, requestBody, description } = link.value;
    const operationRef = textOf(link.value['operationRef']);
    const operationId = textOf(link.value['operationId']) || idAt(walk, operationRef);
    const server = walk.get(link, 'server');
    const taken = isObject(parameters) ? Object.entries(parameters) : [];
    return {
      name,
      description: textOf(description),
      operationId,
      target: operationId || operationRef || name,
      facts: [
        ...(operationId || operationRef ? [{ term: 'Link', values: [name] }] : []),
        ...(link.value['operationId'] && operationRef
          ? [{ term: 'Operation', values: [operationRef] }]
          : []),
        ...taken.map(([term, value = null]) => ({ term, values: [value] })),
        ...(requestBody === undefined ? [] : [{ term: 'Body', values: [requestBody] }]),
        ...(server ? serverFacts(serverOf(walk, server)) : []),
      ],
    };
  });
}

/** The id of the operation at a reference such as `#/paths/~1things/get`; empty if it is in another document. */
function idAt(walk: Walk, reference: string): string {
  const [section = '', path = '', method = ''] = reference.startsWith('#')
    ? stepsOf(reference)
    : [];
  const item = walk.map(walk.root, section).find(([name]) => name === path);
  const operation = item && walk.get(item[1], method);
  return operation ? operationIdOf(operation, method, path) : '';
}

/** The id of an operation, or its method and path. */
export const operationIdOf = ({ value }: Cursor, method: string, path: string): string =>
  textOf(value['operationId']) || `${method.toLowerCase()} ${path}`;
