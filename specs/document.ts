/** One of the three documents as `generate.ts` bundles it: OpenAPI 3.1, in reading order. */
export interface OpenApiDocument {
  openapi: string;
  info: { title: string; version: string; summary: string; description: string };
  servers: { url: string; description: string }[];
  tags: { name: string; description: string }[];
  /** What the server of this document keeps to, by id: the one place where each stands. */
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
  /** What it is counted by: `call button`, `request body`. */
  per: string;
  by: 'specification' | 'reference server';
  /** The letters that an id or a code is drawn from. */
  alphabet?: string;
}

export type Method = 'get' | 'put' | 'post' | 'delete' | 'patch';
export type PathItem = Partial<Record<Method, Operation>>;

export interface Operation {
  operationId: string;
  summary: string;
  description: string;
  tags: string[];
  /** Empty where the operation asks for no credential. */
  security: Record<string, string[]>[];
  parameters?: Parameter[];
  requestBody?: RequestBody;
  responses: Record<string, ResponseObject>;
  /** Fields whose failure is answered 400 with the sentence given here, in place of 422. */
  'x-bad-request'?: Record<string, string>;
  /** Requests that do not fit the schema, by the name of the response example they earn. */
  'x-refused'?: Record<string, RefusedRequest>;
  /** Whether the same call may be sent again: at any time, or with the same `Idempotency-Key`. */
  'x-repeat': 'safe' | 'with-key';
  /** The field of the body that an `Idempotency-Key` belongs to, where the operation asks for no credential. */
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
  /** Free of references. */
  schema: Schema;
  examples?: Record<string, Example>;
}

export interface RequestBody {
  required?: boolean;
  description: string;
  /** By media type. The schema is free of references. */
  content: Record<string, Media>;
}

interface ResponseObject {
  /** When this answer is given. */
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
  /** The word before the secret in `Authorization` (`type: http`). */
  scheme?: string;
  /** Where the secret travels (`type: apiKey`). */
  in?: 'header' | 'query';
  name?: string;
  /** The word before the secret where `name` is `Authorization`; as bundled, it is `scheme`. */
  'x-scheme'?: string;
  /** Marks a header that signs the form it comes with instead of being a secret itself. */
  'x-signs'?: 'form';
}

/** The JSON Schema keywords these documents use; `check.ts` refuses any other. */
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

/** A compiled check of one part of a request or of an answer; leaves what it found in `errors`. */
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

/** A bundled document with its compiled request checks, keyed `<operationId>Path|Query|Header|Body`. */
export interface ApiDocument {
  document: OpenApiDocument;
  validators: Record<string, Validate>;
}

/** What a client needs to know of a document while it runs. */
export interface Calls {
  /** The first address of the document. */
  server: string;
  /** Where each secret travels, by the name of its security scheme; without those that sign. */
  credentials: Record<string, { in: 'header' | 'query'; name: string; scheme?: string }>;
  /** By method and path as the document writes them: `POST /api/lockers/orders`. */
  operations: Record<string, DocumentedCall>;
}

export interface DocumentedCall {
  repeat: Operation['x-repeat'];
  /** Whether it takes an `Idempotency-Key`. */
  takesKey: boolean;
  /** The documented statuses. */
  statuses: number[];
  /** The security scheme it asks for. */
  credential?: string;
  /** Whether its body is a form instead of JSON. */
  isForm?: boolean;
  /** Whether its success is answered as text instead of JSON. */
  isText?: boolean;
}
