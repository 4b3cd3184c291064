import { Ajv2020 } from 'ajv/dist/2020.js';
import { createApi } from '../src/index.ts';
import type { ApiDocument, ApiHooks, Fetch, Handlers } from '../src/index.ts';

/** A small API with one operation for each supported feature. */
const shelf = {
  type: 'object',
  required: ['name', 'depth'],
  properties: {
    name: { type: 'string', minLength: 1, maxLength: 5 },
    depth: { type: 'integer', minimum: 1, maximum: 9 },
    kind: { type: 'string', enum: ['wood', 'steel'], default: 'wood' },
    weight: { type: 'number' },
    sold: { type: 'boolean' },
    note: { type: ['string', 'null'] },
    code: { type: 'string', minLength: 3 },
    hooks: {
      type: 'array',
      minItems: 1,
      maxItems: 2,
      items: {
        type: 'object',
        required: ['at'],
        properties: {
          at: { type: 'integer' },
          left: { type: 'string' },
          right: { type: 'string' },
        },
        anyOf: [{ required: ['left'] }, { required: ['right'] }],
      },
    },
  },
  if: { required: ['kind'], properties: { kind: { const: 'steel' } } },
  then: { required: ['weight'] },
};
const direction = {
  type: 'object',
  required: ['direction'],
  properties: { direction: { type: 'string', enum: ['up', 'down'] } },
};
const form = {
  type: 'object',
  required: ['Body'],
  properties: { Body: { type: 'string', minLength: 1 } },
};
const id = { name: 'shelf_id', in: 'path', schema: { type: 'integer', minimum: 1 } };
const message = (text: string) => ({
  content: { 'application/json': { examples: { printed: { value: { message: text } } } } },
});
const json = { content: { 'application/json': {} } };

const document: ApiDocument['document'] = {
  paths: {
    '/shelves': {
      get: {
        operationId: 'listShelves',
        parameters: [
          { name: 'limit', in: 'query', schema: { type: 'integer' } },
          { name: 'Tenant', in: 'header', schema: { type: 'string', minLength: 1 } },
        ],
        responses: { 200: { ...json, headers: { 'Retry-After': {} } }, 500: message('Oh no.') },
      },
      post: {
        operationId: 'addShelf',
        security: [{ StaffKey: [] }],
        requestBody: { content: { 'application/json': { schema: shelf } } },
        responses: { 201: json, 401: message('Who are you?') },
      },
    },
    '/shelves/{shelf_id}': {
      get: {
        operationId: 'readShelf',
        security: [{ Token: [] }],
        parameters: [id],
        responses: { 200: { content: { 'text/plain': {} } }, 403: message('Keep out.') },
      },
      put: {
        operationId: 'moveShelf',
        security: [{ DeviceKey: [] }],
        parameters: [id],
        requestBody: { content: { 'application/json': { schema: direction } } },
        'x-bad-request': { direction: 'A shelf moves up or down.' },
        responses: { 200: json, 400: json },
      },
    },
    '/shelves/newest': { get: { operationId: 'readNewest', responses: { 200: json } } },
    '/hooks/{name}': {
      post: {
        operationId: 'receiveForm',
        security: [{ Seal: [] }],
        parameters: [{ name: 'name', in: 'path', schema: { type: 'string' } }],
        requestBody: { content: { 'application/x-www-form-urlencoded': { schema: form } } },
        responses: { 200: json, 403: message('Broken seal.') },
      },
    },
  },
  components: {
    securitySchemes: {
      StaffKey: { type: 'http', scheme: 'Store' },
      DeviceKey: { type: 'apiKey', in: 'header', name: 'device-key' },
      Token: { type: 'apiKey', in: 'query', name: 'token' },
      Seal: { type: 'apiKey', in: 'header', name: 'X-Seal', 'x-signs': 'form' },
    },
  },
};

const ajv = new Ajv2020({ allErrors: true, ownProperties: true, strict: false, useDefaults: true });
const object = (properties: object) => ajv.compile({ type: 'object', properties });

export const shelfApi: ApiDocument = {
  document,
  validators: {
    listShelvesQuery: object({ limit: { type: 'integer' } }),
    listShelvesHeader: object({ Tenant: { type: 'string', minLength: 1 } }),
    addShelfBody: ajv.compile(shelf),
    readShelfPath: object({ shelf_id: id.schema }),
    moveShelfPath: object({ shelf_id: id.schema }),
    moveShelfBody: ajv.compile(direction),
    receiveFormPath: object({ name: { type: 'string' } }),
    receiveFormBody: ajv.compile(form),
  },
};

interface Shelf {
  name: string;
  depth: number;
  kind?: 'wood' | 'steel';
}
type Json<Body> = { content: { 'application/json': Body } };

/** The types of this API as openapi-typescript would generate them. */
export interface ShelfOperations {
  listShelves: {
    parameters: { query?: { limit?: number }; header?: { Tenant?: string }; path?: never };
    requestBody?: never;
    responses: { 200: Json<unknown>; 500: Json<{ message: string }> };
    security: never;
  };
  addShelf: {
    parameters: { query?: never; header?: never; path?: never };
    requestBody: Json<Shelf>;
    responses: { 201: Json<unknown>; 401: Json<{ message: string }> };
    security: 'StaffKey';
  };
  readShelf: {
    parameters: { query?: never; header?: never; path: { shelf_id: number } };
    requestBody?: never;
    responses: { 200: { content: { 'text/plain': string } }; 403: Json<{ message: string }> };
    security: 'Token';
  };
  moveShelf: {
    parameters: { query?: never; header?: never; path: { shelf_id: number } };
    requestBody: Json<{ direction: 'up' | 'down' }>;
    responses: { 200: Json<unknown>; 400: Json<{ message: string }> };
    security: 'DeviceKey';
  };
  readNewest: {
    parameters: { query?: never; header?: never; path?: never };
    requestBody?: never;
    responses: { 200: Json<unknown> };
    security: never;
  };
  receiveForm: {
    parameters: { query?: never; header?: never; path: { name: string } };
    requestBody: { content: { 'application/x-www-form-urlencoded': { Body: string } } };
    responses: { 200: Json<unknown>; 403: Json<{ message: string }> };
    security: 'Seal';
  };
}

interface ShelfPrincipals {
  StaffKey: { staff: string };
  DeviceKey: { device: number };
  Token: { organization: number };
  Seal: { fields: number };
}

export type ShelfHandlers = Handlers<ShelfOperations, ShelfPrincipals>;

/** Handlers that echo their input. */
export const echo: ShelfHandlers = {
  listShelves: async ({ query, header }) => ({ status: 200, body: { query, header } }),
  addShelf: async ({ body, credential }) => ({ status: 201, body: { body, credential } }),
  readShelf: async ({ path, credential }) => ({
    status: 200,
    body: `shelf ${path.shelf_id} of ${credential.organization}`,
  }),
  moveShelf: async ({ path, body, credential }) => ({
    status: 200,
    body: { path, body, credential },
  }),
  readNewest: async ({ caller }) => ({ status: 200, body: { newest: true, caller } }),
  receiveForm: async ({ path, body, credential }) => ({
    status: 200,
    body: { path, body, credential },
  }),
};

/** The small API with some of the echo handlers replaced. */
export function createShelves(
  handlers: Partial<ShelfHandlers> = {},
  hooks: ApiHooks & { maxBodyBytes?: number } = {},
): Fetch {
  return createApi<ShelfOperations, ShelfPrincipals>(shelfApi, {
    maxBodyBytes: 65_536,
    ...hooks,
    handlers: { ...echo, ...handlers },
    credentials: {
      StaffKey: ({ secret }) => (secret === 'staff-secret' ? { staff: 'ana' } : undefined),
      DeviceKey: ({ secret }) => (secret === 'device-secret' ? { device: 7 } : undefined),
      Token: async ({ secret }) => (secret === 'token-secret' ? { organization: 1 } : undefined),
      Seal: ({ secret, form }) => (secret === 'sealed' ? { fields: form.length } : undefined),
    },
  });
}

/** Sends one request and returns the response with parsed JSON. */
export async function call(
  fetch: Fetch,
  line: string,
  { body, headers = {} }: { body?: unknown; headers?: Record<string, string> } = {},
) {
  const [method = 'GET', path = '/'] = line.split(' ');
  const type = typeof body === 'string' ? {} : { 'content-type': 'application/json' };
  const response = await fetch(
    new Request(`http://shelves.example.com${path}`, {
      method,
      headers: { ...(body === undefined ? {} : type), ...headers },
      ...(body === undefined
        ? {}
        : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    }),
  );
  const text = await response.text();
  const isJson = response.headers.get('content-type') === 'application/json';
  return {
    status: response.status,
    headers: response.headers,
    body: isJson && text !== '' ? (JSON.parse(text) as unknown) : text,
  };
}

export const staff = { authorization: 'Store staff-secret' };
export const device = { 'device-key': 'device-secret' };
