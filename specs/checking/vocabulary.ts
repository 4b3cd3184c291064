import type { OpenApiDocument } from '../document.ts';

/**
 * Every word the documents may use, by the kind of object it stands in. A word that neither the
 * kernel nor the reference renderer understands would promise something that nobody keeps, so it is
 * an error: teach both first, then add it here.
 */
const words = {
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

type Kind = keyof typeof words;
type Node = Record<string, unknown>;

/** What each word of an object holds: one object of a kind, a list of them, or a map of them. */
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
    words.content.split(' ').map((type) => [type, ['one', 'media'] as ['one', Kind]]),
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

/** One sentence for every word of the document that is not in the vocabulary. */
export function unknownWords(document: OpenApiDocument): string[] {
  const found: string[] = [];
  const visit = (node: unknown, kind: Kind, place: string): void => {
    if (typeof node !== 'object' || node === null) return;
    const known = words[kind].split(' ');
    for (const [word, value] of Object.entries(node as Node)) {
      const here = `${place}/${word}`;
      if (!known.includes(word)) {
        found.push(`${here}: "${word}" is not a word this project understands (${kind}).`);
      }
      const [how, inner] = shape[kind]?.[word] ?? [];
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
