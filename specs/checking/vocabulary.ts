import type { OpenApiDocument } from '../document.ts';

/**
 * Every keyword the documents may use, by the kind of object. A keyword that server and reference renderer do not
 * support would be an empty promise, so it is an error: implement it in both first, then add it here.
 */
const keywords = {
  document: 'openapi info servers x-limits tags paths components',
  limit: 'value unit per by alphabet',
  info: 'title version summary description license',
  license: 'name identifier',
  server: 'url description',
  tag: 'name description',
  components: 'securitySchemes parameters responses schemas',
  securityScheme: 'type scheme in name description x-scheme x-signs',
  pathItem: 'get put post',
  operation:
    'operationId summary description tags security parameters requestBody responses x-bad-request x-refused x-repeat x-key-of',
  refused: 'summary parameters body',
  parameter: 'name in required description schema examples $ref',
  requestBody: 'required description content',
  content: 'application/json application/x-www-form-urlencoded text/plain',
  media: 'schema examples',
  example: 'summary value',
  response: 'description headers content $ref',
  header: 'description required schema',
  schema:
    '$ref type description format enum const default examples minimum maximum minLength maxLength minItems maxItems required properties additionalProperties items allOf anyOf if then',
} as const;

type Kind = keyof typeof keywords;
type Node = Record<string, unknown>;

/** The value of each keyword: one object of a kind, a list or a map of them. */
const shape: Partial<Record<Kind, Record<string, [how: 'one' | 'list' | 'map', kind: Kind]>>> = {
  document: {
    info: ['one', 'info'],
    servers: ['list', 'server'],
    'x-limits': ['map', 'limit'],
    tags: ['list', 'tag'],
    paths: ['map', 'pathItem'],
    components: ['one', 'components'],
  },
  info: { license: ['one', 'license'] },
  components: {
    securitySchemes: ['map', 'securityScheme'],
    parameters: ['map', 'parameter'],
    responses: ['map', 'response'],
    schemas: ['map', 'schema'],
  },
  pathItem: { get: ['one', 'operation'], put: ['one', 'operation'], post: ['one', 'operation'] },
  operation: {
    parameters: ['list', 'parameter'],
    requestBody: ['one', 'requestBody'],
    responses: ['map', 'response'],
    'x-refused': ['map', 'refused'],
  },
  parameter: { schema: ['one', 'schema'], examples: ['map', 'example'] },
  requestBody: { content: ['one', 'content'] },
  response: { content: ['one', 'content'], headers: ['map', 'header'] },
  content: Object.fromEntries(
    keywords.content.split(' ').map((type) => [type, ['one', 'media'] as ['one', Kind]]),
  ),
  media: { schema: ['one', 'schema'], examples: ['map', 'example'] },
  header: { schema: ['one', 'schema'] },
  schema: {
    properties: ['map', 'schema'],
    additionalProperties: ['one', 'schema'],
    items: ['one', 'schema'],
    allOf: ['list', 'schema'],
    anyOf: ['list', 'schema'],
    if: ['one', 'schema'],
    then: ['one', 'schema'],
  },
};

/** One message for every keyword of the document that is not in the vocabulary. */
export function unknownKeywords(document: OpenApiDocument): string[] {
  const found: string[] = [];
  const visit = (node: unknown, kind: Kind, place: string): void => {
    if (typeof node !== 'object' || node === null) return;
    const known = keywords[kind].split(' ');
    for (const [keyword, value] of Object.entries(node as Node)) {
      const here = `${place}/${keyword}`;
      if (!known.includes(keyword)) {
        found.push(`${here}: "${keyword}" is not a word this project understands (${kind}).`);
      }
      const [how, inner] = shape[kind]?.[keyword] ?? [];
      if (!how || !inner) continue;
      if (how === 'one') visit(value, inner, here);
      else
        for (const [key, part] of Object.entries(value as Node))
          visit(part, inner, `${here}/${key}`);
    }
  };
  visit(document, 'document', '#');
  return found;
}
