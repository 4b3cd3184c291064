/** An OpenAPI 3.1 document as `generate.ts` bundles it, in reading order. */
export interface OpenApiDocument {
  openapi: string;
  /** Only the source has a description. */
  info: { title: string; version: string; summary: string; description?: string };
  servers: { url: string; description: string }[];
  tags: { name: string; description: string }[];
  /** The limits of the server by id, the single source of their values. */
  'x-limits'?: Record<string, WrittenLimit>;
  paths: Record<string, PathItem>;
  components: {
    securitySchemes: Record<string, SecurityScheme>;
    schemas: Record<string, Schema>;
  };
}

export interface WrittenLimit {
  value: number;
  /** `seconds`, `hours`, `KiB`, `digits`, … in the plural. */
  unit: string;
  /** What the limit applies to: `call button`, `request body`. */
  per: string;
  by: 'specification' | 'reference server';
  /** The characters of an id or a code. */
  alphabet?: string;
}

export type Method = 'get' | 'put' | 'post' | 'delete' | 'patch';
type PathItem = Partial<Record<Method, Operation>>;

export interface Operation {
  operationId: string;
  summary: string;
  description: string;
  tags: string[];
  /** Empty if the operation requires no credential. */
  security: Record<string, string[]>[];
  parameters?: Parameter[];
  requestBody?: RequestBody;
  responses: Record<string, ResponseObject>;
  /** Fields whose validation failure is answered 400 with this message instead of 422. */
  'x-bad-request'?: Record<string, string>;
  /** Invalid requests, by the name of their response example. */
  'x-refused'?: Record<string, RefusedRequest>;
  /** Whether retries are safe: always, or with the same `Idempotency-Key`. */
  'x-repeat': 'safe' | 'with-key';
  /** The body field that scopes an `Idempotency-Key` if the operation requires no credential. */
  'x-key-of'?: string;
}

interface RefusedRequest {
  summary: string;
  parameters?: Record<string, unknown>;
  body?: unknown;
}

export interface Parameter {
  name: string;
  in: 'path' | 'query' | 'header';
  required?: boolean;
  description: string;
  /** Without references. */
  schema: Schema;
  examples?: Record<string, Example>;
}

interface RequestBody {
  required?: boolean;
  description: string;
  /** By media type. The schema is without references. */
  content: Record<string, Media>;
}

interface ResponseObject {
  /** When the server sends this response. */
  description: string;
  headers?: Record<string, { description: string; required?: boolean; schema: Schema }>;
  /** By media type. The schema refers to `components.schemas` by name. */
  content?: Record<string, Media>;
}

export interface Media {
  schema: Schema;
  examples?: Record<string, Example>;
}

export interface Example {
  summary: string;
  value: unknown;
}

export interface SecurityScheme {
  type: 'http' | 'apiKey';
  description: string;
  /** The authentication scheme in `Authorization` (`type: http`). */
  scheme?: string;
  /** Where the secret is sent (`type: apiKey`). */
  in?: 'header' | 'query';
  name?: string;
  /** The authentication scheme if `name` is `Authorization`; becomes `scheme` when bundled. */
  'x-scheme'?: string;
  /** Marks a header that is a signature of the form, not a secret. */
  'x-signs'?: 'form';
}

/** The JSON Schema keywords of these documents; `check.ts` rejects all others. */
export interface Schema {
  $ref?: string;
  title?: string;
  type?: string | string[];
  description?: string;
  format?: string;
  enum?: unknown[];
  const?: unknown;
  default?: unknown;
  examples?: unknown[];
  minimum?: number;
  maximum?: number;
  minLength?: number;
  maxLength?: number;
  minItems?: number;
  maxItems?: number;
  required?: string[];
  properties?: Record<string, Schema>;
  additionalProperties?: Schema;
  items?: Schema;
  allOf?: Schema[];
  oneOf?: Schema[];
  anyOf?: Schema[];
  if?: Schema;
  then?: Schema;
}

/** A compiled validator of one part of a request or response. Sets `errors`. */
export interface Validate {
  (data: unknown): boolean;
  errors?: ValidateError[] | null;
}

export interface ValidateError {
  keyword: string;
  instancePath: string;
  schemaPath: string;
  params: Record<string, unknown>;
  message?: string;
}

/** A bundled document with its compiled request validators, keyed `<operationId>Path|Query|Header|Body`. */
export interface ApiDocument {
  document: OpenApiDocument;
  validators: Record<string, Validate>;
}

/** The part of a document that the client needs at runtime. */
export interface Calls {
  /** The URL of the first server. */
  server: string;
  /** How each credential is sent, by the name of its security scheme; without signatures. */
  credentials: Record<string, { in: 'header' | 'query'; name: string; scheme?: string }>;
  /** By method and path template: `POST /api/lockers/orders`. */
  operations: Record<string, DocumentedCall>;
}

export interface DocumentedCall {
  repeat: Operation['x-repeat'];
  /** Whether it takes an `Idempotency-Key`. */
  takesKey: boolean;
  /** The documented statuses. */
  statuses: number[];
  /** The security scheme it requires. */
  credential?: string;
  /** Whether its request body is a form instead of JSON. */
  isForm?: boolean;
  /** Whether its success response is text instead of JSON. */
  isText?: boolean;
}
