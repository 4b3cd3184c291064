import { isObject, textOf, type Json } from '../json/json.ts';
import type { Cursor, Walk } from '../document/cursor.ts';
import { serverFacts, serverOf } from './about.ts';
import type { Fact, LinkTo } from './api-model.ts';

/** The links of an answer. */
export function linksOf(walk: Walk, answer: Cursor): LinkTo[] {
  return walk.map(answer, 'links').map(([name, link]) => {
    const { value } = link;
    const server = walk.get(link, 'server');
    const parameters = isObject(value['parameters']) ? Object.entries(value['parameters']) : [];
    return {
      name,
      description: textOf(value['description']),
      operationId: textOf(value['operationId']),
      operationRef: textOf(value['operationRef']),
      parameters: parameters.map(([key, taken]): [string, Json] => [key, taken ?? null]),
      ...(value['requestBody'] !== undefined && { requestBody: value['requestBody'] }),
      ...(server && { server: serverOf(walk, server) }),
    };
  });
}

/** What a link takes along, and where to. */
export function linkFacts(link: LinkTo): Fact[] {
  const { name, operationId, operationRef, parameters, requestBody, server } = link;
  return [
    ...(operationId || operationRef ? [{ term: 'Link', values: [name] }] : []),
    ...(operationId && operationRef ? [{ term: 'Operation', values: [operationRef] }] : []),
    ...parameters.map(([term, value]) => ({ term, values: [value] })),
    ...(requestBody === undefined ? [] : [{ term: 'Body', values: [requestBody] }]),
    ...(server ? serverFacts(server) : []),
  ];
}
