import { Ajv2020 } from 'ajv/dist/2020.js';
import { createApi } from '../src/index.ts';
import type { ApiDocument, ApiHooks, Fetch, Handlers } from '../src/index.ts';

/** A small API with one operation for each supported feature. */
const text = { type: 'string' };
const some = { ...text, minLength: 1 };
const integer = { type: 'integer' };
const object = (required: string, properties: object, more = {}) => ({
  type: 'object',
  required: required.split(' '),
  properties,
  ...more,
});
const hook = object(
  'at',
  { at: integer, left: text, right: text },
  { anyOf: [{ required: ['left'] }, { required: ['right'] }] },
);
const fields = {
  name: { ...some, maxLength: 5 },
  depth: { ...integer, minimum: 1, maximum: 9 },
  kind: { ...text, enum: ['wood', 'steel'], default: 'wood' },
  weight: { type: 'number' },
  sold: { type: 'boolean' },
  note: { type: ['string', 'null'] },
  code: { ...text, minLength: 3 },
  hooks: { type: 'array', minItems: 1, maxItems: 2, items: hook },
};
const shelf = object('name depth', fields, {
  if: { required: ['kind'], properties: { kind: { const: 'steel' } } },
  then: { required: ['weight'] },
});
const direction = object('direction', { direction: { ...text, enum: ['up', 'down'] } });
const form = object('Body', { Body: some });
const id = { name: 'shelf_id', in: 'path', schema: { ...integer, minimum: 1 } };
const message = (text: string) => ({
  content: { 'application/json': { examples: { printed: { value: { message: text } } } } },
});
const json = { content: { 'application/json': {} } };
const body = (schema: object, type = 'application/json') => ({ content: { [type]: { schema } } });
const FORM = 'application/x-www-form-urlencoded';

const document: ApiDocument['document'] = {
  paths: {
    '/shelves': {
      get: {
        operationId: 'listShelves',
        parameters: [
          { name: 'limit', in: 'query', schema: integer },
          { name: 'Tenant', in: 'header', schema: some },
        ],
        responses: { 200: { ...json, headers: { 'Retry-After': {} } }, 500: message('Oh no.') },
      },
      post: {
        operationId: 'addShelf',
        security: [{ StaffKey: [] }],
        requestBody: body(shelf),
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
        requestBody: body(direction),
        'x-bad-request': { direction: 'A shelf moves up or down.' },
        responses: { 200: json, 400: json },
      },
    },
    '/shelves/newest': { get: { operationId: 'readNewest', responses: { 200: json } } },
    '/hooks/{name}': {
      post: {
        operationId: 'receiveForm',
        security: [{ Seal: [] }],
        parameters: [{ name: 'name', in: 'path', schema: text }],
        requestBody: body(form, FORM),
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
const partOf = (properties: object) => ajv.compile({ type: 'object', properties });

export const shelfApi: ApiDocument = {
  document,
  validators: {
    listShelvesQuery: partOf({ limit: integer }),
    listShelvesHeader: partOf({ Tenant: some }),
    addShelfBody: ajv.compile(shelf),
    readShelfPath: partOf({ shelf_id: id.schema }),
    moveShelfPath: partOf({ shelf_id: id.schema }),
    moveShelfBody: ajv.compile(direction),
    receiveFormPath: partOf({ name: text }),
    receiveFormBody: ajv.compile(form),
  },
};

interface Shelf {
  name: string;
  depth: number;
  kind?: 'wood' | 'steel';
}
type Json<Body = unknown> = { content: { 'application/json': Body } };
type Refusal = Json<{ message: string }>;
/** As openapi-typescript generates it: what an operation does not have is `never`. */
interface Operation<Parameters, Body, Responses, Scheme> {
  parameters: Omit<{ query?: never; header?: never; path?: never }, keyof Parameters> & Parameters;
  requestBody: Body;
  responses: Responses;
  security: Scheme;
}
interface Sought {
  query?: { limit?: number };
  header?: { Tenant?: string };
}
type InShelf = { path: { shelf_id: number } };
type Direction = Json<{ direction: 'up' | 'down' }>;
type Form = { content: { 'application/x-www-form-urlencoded': { Body: string } } };
type Text = { content: { 'text/plain': string } };

/** The types of this API as openapi-typescript would generate them. */
export interface ShelfOperations {
  listShelves: Operation<Sought, never, { 200: Json; 500: Refusal }, never>;
  addShelf: Operation<object, Json<Shelf>, { 201: Json; 401: Refusal }, 'StaffKey'>;
  readShelf: Operation<InShelf, never, { 200: Text; 403: Refusal }, 'Token'>;
  moveShelf: Operation<InShelf, Direction, { 200: Json; 400: Refusal }, 'DeviceKey'>;
  readNewest: Operation<object, never, { 200: Json }, never>;
  receiveForm: Operation<{ path: { name: string } }, Form, { 200: Json; 403: Refusal }, 'Seal'>;
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
  readShelf: async ({ path: { shelf_id }, credential: { organization } }) => ({
    status: 200,
    body: `shelf ${shelf_id} of ${organization}`,
  }),
  moveShelf: async (sent) => echoed(sent),
  readNewest: async () => ({ status: 200, body: { newest: true } }),
  receiveForm: async (sent) => echoed(sent),
};

function echoed({ path, body, credential }: Record<'path' | 'body' | 'credential', unknown>) {
  return { status: 200, body: { path, body, credential } } as const;
}

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
      ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
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

/** What a refusal matches. */
export const refusal = (status: number, message: string) => ({ status, body: { message } });

export const staff = { authorization: 'Store staff-secret' };
export const device = { 'device-key': 'device-secret' };
