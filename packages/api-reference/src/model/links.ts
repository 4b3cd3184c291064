import { isObject, textOf } from '../json/json.ts';
import type { Cursor, Walk } from '../document/cursor.ts';
import { serverFacts, serverOf } from './about.ts';
import type { LinkTo } from './api-model.ts';

/** The links of an answer. */
export function linksOf(walk: Walk, answer: Cursor): LinkTo[] {
  return walk.map(answer, 'links').map(([name, link]) => {
    const { parameters, requestBody, description } = link.value;
    const operationId = textOf(link.value['operationId']);
    const operationRef = textOf(link.value['operationRef']);
    const server = walk.get(link, 'server');
    const taken = isObject(parameters) ? Object.entries(parameters) : [];
    return {
      name,
      description: textOf(description),
      operationId,
      target: operationId || operationRef || name,
      facts: [
        ...(operationId || operationRef ? [{ term: 'Link', values: [name] }] : []),
        ...(operationId && operationRef ? [{ term: 'Operation', values: [operationRef] }] : []),
        ...taken.map(([term, value = null]) => ({ term, values: [value] })),
        ...(requestBody === undefined ? [] : [{ term: 'Body', values: [requestBody] }]),
        ...(server ? serverFacts(serverOf(walk, server)) : []),
      ],
    };
  });
}
