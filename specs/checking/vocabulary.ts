import type { OpenApiDocument } from '../document.ts';

/**
 * Every keyword the documents may use, by the kind of object, and the kind of what it contains: one object `:kind`, a
 * list `:[kind]` or a map `:{kind}`; without a kind, anything. A keyword that server and reference renderer do not
 * support would be an empty promise, so it is an error: implement it in both first, then add it here.
 */
const vocabulary: Record<string, string> = {
  document:
    'openapi info:info servers:[server] x-limits:{limit} tags:[tag] paths:{pathItem} components:components',
  limit: 'value unit per by alphabet',
  info: 'title version summary description license:license',
  license: 'name identifier',
  server: 'url description',
  tag: 'name description',
  components:
    'securitySchemes:{securityScheme} parameters:{parameter} responses:{response} schemas:{schema}',
  securityScheme: 'type scheme in name description x-scheme x-signs',
  pathItem: 'get:operation put:operation post:operation',
  operation:
    'operationId summary description tags security parameters:[parameter] requestBody:requestBody responses:{response} x-bad-request x-refused:{refused} x-repeat x-key-of',
  refused: 'summary parameters body',
  parameter: 'name in required description schema:schema examples:{example} $ref',
  requestBody: 'required description content:content',
  content: 'application/json:media application/x-www-form-urlencoded:media text/plain:media',
  media: 'schema:schema examples:{example}',
  example: 'summary value',
  response: 'description headers:{header} content:content $ref',
  header: 'description required schema:schema',
  schema:
    '$ref type description format enum const default examples minimum maximum minLength maxLength minItems maxItems required properties:{schema} additionalProperties:schema items:schema allOf:[schema] anyOf:[schema] if:schema then:schema',
};

/** One message for every keyword of the document that is not in the vocabulary. */
export function unknownKeywords(document: OpenApiDocument): string[] {
  const found: string[] = [];
  const visit = (node: unknown, kind: string, place: string): void => {
    if (typeof node !== 'object' || node === null) return;
    const known = new Map(
      vocabulary[kind]!.split(' ').map((word) => {
        const [keyword = '', inner = ''] = word.split(':');
        return [keyword, inner] as const;
      }),
    );
    for (const [keyword, value] of Object.entries(node)) {
      const here = `${place}/${keyword}`;
      if (!known.has(keyword)) {
        found.push(`${here}: "${keyword}" is not a word this project understands (${kind}).`);
      }
      const inner = known.get(keyword) ?? '';
      const [, each] = /^[[{](.*)[\]}]$/.exec(inner) ?? [];
      if (each)
        for (const [key, part] of Object.entries(value as object))
          visit(part, each, `${here}/${key}`);
      else if (inner) visit(value, inner, here);
    }
  };
  visit(document, 'document', '#');
  return found;
}
