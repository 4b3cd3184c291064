import {
  among,
  any,
  bound,
  flag,
  list,
  map,
  names,
  number,
  of,
  one,
  openMap,
  refused,
  silent,
  text,
  url,
  type Keywords,
  type ObjectKind,
} from './keyword.ts';

const dialects = among(
  'https://spec.openapis.org/oas/3.1/dialect/base',
  'https://json-schema.org/draft/2020-12/schema',
);

/** Serialization styles. */
const style = among(
  ...['matrix', 'label', 'simple', 'form', 'spaceDelimited', 'pipeDelimited', 'deepObject'],
);

/** Schema and examples of a value. */
const valued: Keywords = {
  schema: one('Schema'),
  example: any,
  examples: map('Example'),
};

const OLDER = 'It is of an older draft.';
const ONE_DOCUMENT = 'Names are looked up in one document. Point with "#/components/schemas/…".';

/**
 * Every keyword of OpenAPI 3.1.1 (https://spec.openapis.org/oas/v3.1.1.html), of 3.0 where it differs, of JSON Schema
 * 2020-12 (https://json-schema.org/draft/2020-12), and the supported extensions. Pages and Markdown show every keyword
 * that is not silent (test/keywords.test.ts). An unlisted keyword fails the build.
 */
export const keywords: Record<ObjectKind, Keywords> = {
  OpenAPI: {
    openapi: among(),
    info: one('Info'),
    jsonSchemaDialect: silent(dialects),
    servers: list('Server'),
    paths: openMap('PathItem'),
    webhooks: map('PathItem'),
    components: one('Components'),
    security: list('SecurityRequirement'),
    tags: list('Tag'),
    externalDocs: one('ExternalDocs'),
    'x-tagGroups': list('TagGroup'),
  },
  Info: {
    ...of(text, 'title', 'summary', 'description', 'version'),
    termsOfService: url,
    contact: one('Contact'),
    license: one('License'),
  },
  Contact: { name: text, url, email: text },
  License: { name: text, identifier: text, url },
  Server: { url, description: text, variables: map('ServerVariable') },
  ServerVariable: { enum: names, default: text, description: text },
  Components: {
    schemas: map('Schema'),
    responses: map('Response'),
    parameters: map('Parameter'),
    examples: map('Example'),
    requestBodies: map('RequestBody'),
    headers: map('Header'),
    securitySchemes: map('SecurityScheme'),
    links: map('Link'),
    callbacks: map('Callback'),
    pathItems: map('PathItem'),
  },
  PathItem: {
    ...of(text, '$ref', 'summary', 'description'),
    ...of(one('Operation'), 'get', 'put', 'post', 'delete', 'options', 'head', 'patch', 'trace'),
    servers: list('Server'),
    parameters: list('Parameter'),
  },
  Operation: {
    ...of(text, 'summary', 'description', 'operationId'),
    tags: names,
    externalDocs: one('ExternalDocs'),
    parameters: list('Parameter'),
    requestBody: one('RequestBody'),
    responses: openMap('Response'),
    callbacks: map('Callback'),
    deprecated: flag,
    security: list('SecurityRequirement'),
    servers: list('Server'),
    'x-refused': map('Refused'),
    'x-repeat': among('safe', 'with-key'),
  },
  ExternalDocs: { description: text, url },
  Parameter: {
    ...of(text, 'name', 'description'),
    ...of(flag, 'required', 'deprecated', 'allowEmptyValue', 'explode', 'allowReserved'),
    in: among('path', 'query', 'header', 'cookie'),
    style,
    ...valued,
    content: map('MediaType'),
  },
  RequestBody: { description: text, content: map('MediaType'), required: flag },
  MediaType: { ...valued, encoding: map('Encoding') },
  Encoding: {
    contentType: text,
    headers: map('Header'),
    style,
    ...of(flag, 'explode', 'allowReserved'),
  },
  Response: {
    description: text,
    headers: map('Header'),
    content: map('MediaType'),
    links: map('Link'),
  },
  Callback: { '*': one('PathItem') },
  Example: { ...of(text, 'summary', 'description'), value: any, externalValue: url },
  Link: {
    ...of(text, 'operationRef', 'operationId', 'description'),
    parameters: { plains: 'any' },
    requestBody: any,
    server: one('Server'),
  },
  Header: {
    description: text,
    ...of(flag, 'required', 'deprecated', 'explode'),
    style,
    ...valued,
    content: map('MediaType'),
  },
  Tag: { ...of(text, 'name', 'description'), externalDocs: one('ExternalDocs') },
  TagGroup: { name: text, tags: names },
  Refused: { summary: text, parameters: { plains: 'any' }, body: any },
  Reference: of(text, '$ref', 'summary', 'description'),
  Schema: {
    ...of(text, '$ref', 'format', 'title', 'description', 'pattern'),
    ...of(text, 'contentEncoding', 'contentMediaType'),
    // The standard forbids showing comments to end users.
    $comment: silent(text),
    $schema: silent(dialects),
    $id: refused(ONE_DOCUMENT),
    // A name for references, which lead to where it stands.
    $anchor: silent(text),
    $dynamicRef: refused('What it points to depends on who asks. Point with "$ref".'),
    $dynamicAnchor: refused('It is for "$dynamicRef", which is refused. Point with "$ref".'),
    $vocabulary: refused('Dialects of one’s own are not read. Leave it out.'),
    ...of(refused(`${OLDER} Point with "$ref".`), '$recursiveRef', '$recursiveAnchor'),
    definitions: refused(`${OLDER} Call it "$defs".`),
    dependencies: refused(`${OLDER} Use "dependentRequired" or "dependentSchemas".`),
    additionalItems: refused(`${OLDER} Use "prefixItems", and "items" for the rest.`),
    id: refused('It is of an older draft, or a field: fields go below "properties".'),

    type: { plain: 'type' },
    ...of(any, 'default', 'example', 'examples', 'const', 'enum'),
    ...of(flag, 'deprecated', 'readOnly', 'writeOnly', 'nullable', 'uniqueItems'),
    externalDocs: one('ExternalDocs'),
    xml: one('XML'),
    discriminator: one('Discriminator'),
    required: names,
    dependentRequired: { plains: 'names' },
    ...of(number, 'multipleOf', 'maximum', 'minimum', 'maxLength', 'minLength'),
    ...of(number, 'maxItems', 'minItems', 'maxContains', 'minContains'),
    ...of(number, 'maxProperties', 'minProperties'),
    ...of(bound, 'exclusiveMaximum', 'exclusiveMinimum'),

    ...of(list('Schema'), 'allOf', 'oneOf', 'anyOf', 'prefixItems'),
    ...of(map('Schema'), '$defs', 'properties', 'patternProperties', 'dependentSchemas'),
    ...of(one('Schema'), 'not', 'if', 'then', 'else', 'items', 'contains', 'unevaluatedItems'),
    ...of(one('Schema'), 'additionalProperties', 'unevaluatedProperties', 'propertyNames'),
    contentSchema: one('Schema'),
  },
  Discriminator: { propertyName: text, mapping: { plains: 'text' } },
  XML: { ...of(text, 'name', 'prefix'), namespace: url, ...of(flag, 'attribute', 'wrapped') },
  SecurityScheme: {
    type: among('apiKey', 'http', 'mutualTLS', 'oauth2', 'openIdConnect'),
    ...of(text, 'description', 'name', 'scheme', 'bearerFormat', 'x-scheme'),
    in: among('header', 'query', 'cookie'),
    flows: one('OAuthFlows'),
    openIdConnectUrl: url,
    'x-signs': among('form'),
  },
  OAuthFlows: of(
    one('OAuthFlow'),
    ...['implicit', 'password', 'clientCredentials', 'authorizationCode'],
  ),
  OAuthFlow: {
    ...of(url, 'authorizationUrl', 'tokenUrl', 'refreshUrl'),
    scopes: { plains: 'text' },
  },
  SecurityRequirement: { '*': names },
};

/** Objects that may be replaced by a reference, with their section of `components`. */
export const referable: Partial<Record<ObjectKind, string>> = {
  Response: 'responses',
  Parameter: 'parameters',
  Example: 'examples',
  RequestBody: 'requestBodies',
  Header: 'headers',
  SecurityScheme: 'securitySchemes',
  Link: 'links',
  Callback: 'callbacks',
};
