import type { Json, JsonObject } from './src/json/json.ts';

const ACTIONS = ['list', 'create', 'get', 'replace', 'update', 'delete', 'move'];
const NOUNS = ['Store', 'Till', 'Shelf', 'delivery note', 'price_label', 'Café', "driver's log"];
const SCALARS: JsonObject[] = [
  { type: 'string', maxLength: 64, pattern: '^[a-z-]+$' },
  { type: ['string', 'null'], format: 'date-time' },
  { type: 'string', nullable: true, deprecated: true },
  { type: 'integer', format: 'int64', minimum: 0, exclusiveMaximum: 1_000_000 },
  { type: 'number', multipleOf: 0.01, default: 9.5 },
  { type: 'boolean', default: false },
  { enum: ['open', 'closed', null, 3] },
  { const: 'fixed' },
  {},
];
const ref = (kind: string, name: string): JsonObject => ({ $ref: `#/components/${kind}/${name}` });

/**
 * Generates a deterministic OpenAPI 3.1 document with this many operations and the features of
 * published documents: recursive schemas, alternatives, objects nine levels deep, both ways of writing
 * null, shared parameters and responses, dozens of parameters, forms and files, callbacks, webhooks,
 * operations without an ID, and names that differ only by case.
 */
export function largeDocument(operations: number): JsonObject {
  const paths: Record<string, JsonObject> = {};
  const schemas: Record<string, JsonObject> = { ...common };
  for (let at = 0; at < operations - 1; at += 1) {
    const resource = Math.floor(at / ACTIONS.length);
    const action = ACTIONS[at % ACTIONS.length]!;
    Object.assign(schemas, at % ACTIONS.length === 0 && schemasOf(resource));
    const { path, method } = pathAndMethodOf(action, resource);
    (paths[path] ??= { parameters: [ref('parameters', 'owner')] })[method] = operationOf(
      action,
      at,
    );
  }
  const noticed = { operationId: 'noticed', requestBody: bodyOf(0), responses: { 204: empty } };
  return {
    openapi: '3.1.0',
    info: { title: 'A large document', version: '1', description: 'Hundreds of operations.' },
    servers: [{ url: 'https://{region}.example.com', variables: { region: { default: 'eu' } } }],
    tags: NOUNS.map((name) => ({ name, description: `All about **${name}**, see #tag.` })),
    security: [{ Key: [] }, { Login: ['read'], Key: [] }, {}],
    paths,
    webhooks: { noticed: { post: noticed } },
    components: { schemas, parameters, responses, securitySchemes },
  };
}

const empty = { description: 'Done, with no body.' };

const securitySchemes = {
  Key: { type: 'apiKey', in: 'header', name: 'X-Key' },
  Login: {
    type: 'oauth2',
    flows: { implicit: { authorizationUrl: 'https://example.com', scopes: { read: 'Read' } } },
  },
};

const parameters = {
  owner: {
    name: 'owner',
    in: 'path',
    required: true,
    schema: { type: 'string' },
    example: 'ana/<1>',
  },
  page: { name: 'page', in: 'query', schema: { type: 'integer', default: 1 } },
};

const responses = {
  refused: {
    description: 'Refused.',
    headers: { 'Retry-After': { schema: { type: 'integer' } } },
    content: { 'application/problem+json': { schema: ref('schemas', 'problem') } },
  },
};

const common: Record<string, JsonObject> = {
  problem: {
    type: 'object',
    required: ['message'],
    properties: {
      message: { type: 'string' },
      causes: { type: 'array', items: ref('schemas', 'problem') },
    },
  },
  // The numbered anchor of `Thing` collides with the anchor of `thing-2`.
  thing: { type: 'object', properties: { id: { type: 'integer' } } },
  Thing: { type: 'array', items: ref('schemas', 'thing') },
  'thing-2': { oneOf: [ref('schemas', 'thing'), { type: 'string' }] },
};

/** Schemas of a resource and of the request to create it. */
function schemasOf(resource: number): Record<string, JsonObject> {
  const name = `resource-${resource}`;
  const properties: Record<string, JsonObject> = {
    id: { type: 'integer', description: 'Given by the server.', readOnly: true },
    parent: { allOf: [ref('schemas', name)], nullable: true },
    children: { type: 'array', items: ref('schemas', name), maxItems: 100 },
    neighbor: ref('schemas', `resource-${Math.max(0, resource - 1)}`),
    kind: { oneOf: [{ type: 'string' }, ref('schemas', 'thing'), { type: 'null' }] },
    labels: {
      type: 'object',
      additionalProperties: { anyOf: [{ type: 'string' }, { type: 'array', items: {} }] },
    },
    inside: deep(resource % 10),
  };
  for (let field = 0; field < 4 + (resource % 23); field += 1)
    properties[`field_${field}`] = {
      ...SCALARS[(resource + field) % SCALARS.length],
      description: `The \`field ${field}\` of it, in <em>.`,
    };
  return {
    [name]: {
      type: 'object',
      required: ['id', 'field_0'],
      properties,
      discriminator: { propertyName: 'field_0' },
    },
    [`new-${name}`]: {
      allOf: [
        ref('schemas', name),
        {
          type: 'object',
          required: ['kind'],
          properties: { secret: { type: 'string', writeOnly: true } },
        },
      ],
    },
  };
}

/** Nested objects and lists of this depth. */
const deep = (levels: number): JsonObject =>
  levels === 0
    ? { type: 'string' }
    : {
        type: 'object',
        properties: { list: { type: 'array', items: deep(levels - 1) }, level: { const: levels } },
      };

function pathAndMethodOf(action: string, resource: number): { path: string; method: string } {
  const all = `/{owner}/resource-${resource}`;
  const one = `${all}/{id}`;
  if (action === 'move') return { path: `${one}/places/{place}:move`, method: 'post' };
  const methods: Record<string, string> = {
    list: 'get',
    create: 'post',
    get: 'get',
    replace: 'put',
    update: 'patch',
    delete: 'delete',
  };
  return { path: action === 'list' || action === 'create' ? all : one, method: methods[action]! };
}

function operationOf(action: string, at: number): JsonObject {
  const resource = Math.floor(at / ACTIONS.length);
  const body = ['create', 'replace', 'update', 'move'].includes(action) && {
    requestBody: bodyOf(resource),
  };
  const noun = NOUNS[resource % NOUNS.length]!;
  return {
    // Every ninth operation has no ID, as in handwritten documents.
    ...(at % 9 !== 0 && { operationId: `${noun}/${action}-${resource}` }),
    summary: `${action} ${noun} ${resource}`,
    description: `What **${action}** does, and [why](https://example.com/${at}).\n\n- one\n- two`,
    tags: at % 11 === 0 ? [] : [noun],
    deprecated: at % 13 === 0,
    parameters: parametersOf(action, at),
    ...body,
    responses: answersOf(action, resource),
    ...(action === 'create' && {
      callbacks: { done: { '{$request.body#/url}': { post: { responses: { 200: empty } } } } },
    }),
  };
}

function parametersOf(action: string, at: number): Json[] {
  const inPath = ['id', 'place']
    .slice(0, action === 'move' ? 2 : Number(!['list', 'create'].includes(action)))
    .map((name) => ({
      name,
      in: 'path',
      required: true,
      schema: { type: 'integer' },
      example: at,
    }));
  const inQuery = Array.from({ length: at % 17 === 0 ? 24 : at % 3 }, (_, index) => ({
    name: `filter[${index}]`,
    in: index % 5 === 4 ? 'header' : 'query',
    style: 'form',
    explode: index % 2 === 0,
    schema: { type: 'array', items: SCALARS[index % SCALARS.length]! },
  }));
  return [...inPath, ...inQuery, ...(action === 'list' ? [ref('parameters', 'page')] : [])];
}

function bodyOf(resource: number): JsonObject {
  const schema = ref('schemas', `new-resource-${resource}`);
  const upload = { type: 'object', properties: { file: { type: 'string', format: 'binary' } } };
  const kinds: JsonObject[] = [
    {
      'application/json': {
        schema,
        examples: { first: { value: { id: 1, kind: '<b>' } }, none: { value: null } },
      },
    },
    { 'application/x-www-form-urlencoded': { schema } },
    {
      'multipart/form-data': { schema: upload, encoding: { file: { contentType: 'image/png' } } },
      'application/json': { schema },
    },
    { 'text/plain': { schema: { type: 'string' }, example: 'One line' } },
  ];
  return { required: resource % 2 === 0, content: kinds[resource % kinds.length]! };
}

function answersOf(action: string, resource: number): JsonObject {
  const one = ref('schemas', `resource-${resource}`);
  const schema = action === 'list' ? { type: 'array', items: one } : one;
  const success =
    action === 'delete'
      ? { 204: empty }
      : { 200: { description: 'What it is now.', content: { 'application/json': { schema } } } };
  return {
    ...success,
    '4XX': ref('responses', 'refused'),
    default: { description: 'Anything else.' },
  };
}
