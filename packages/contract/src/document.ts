/** The part of an OpenAPI 3.1 document that this package reads. */
export interface OpenApiDocument {
  paths: Record<string, PathItem>;
  components: { securitySchemes?: Record<string, SecurityScheme> };
}

type PathItem = Partial<Record<Method, Operation>>;
export type Method = 'get' | 'put' | 'post' | 'delete' | 'patch';

export interface Operation {
  operationId: string;
  parameters?: Parameter[];
  requestBody?: { content: Record<string, { schema: Schema }> };
  responses: Record<string, DocumentedResponse>;
  /** At most one scheme; none if the operation needs no credential. */
  security?: Record<string, string[]>[];
  /** Fields whose failure is answered 400 with the given message instead of 422. */
  'x-bad-request'?: Record<string, string>;
  /** The body field that scopes an `Idempotency-Key`, for operations without a credential. */
  'x-key-of'?: string;
}

export interface Parameter {
  name: string;
  in: string;
  schema: Schema;
}

export interface DocumentedResponse {
  headers?: Record<string, unknown>;
  content?: Record<string, { examples?: Record<string, { value: unknown }> }>;
}

export interface SecurityScheme {
  type: string;
  /** The word before the secret in an `Authorization` header (`type: http`). */
  scheme?: string;
  /** `header` or `query` (`type: apiKey`). */
  in?: string;
  name?: string;
  /** Marks a header that signs the form in the body, instead of being a secret itself. */
  'x-signs'?: string;
}

/** The structure of a request part, without references. The compiled validators handle the other keywords. */
export interface Schema {
  type?: string | string[];
  minLength?: number;
  properties?: Record<string, Schema>;
  items?: Schema;
}

/** A compiled validator of one part of a request. Stores its findings in `errors`, as Ajv does. */
export interface Validate {
  (data: unknown): boolean;
  errors?: ValidateError[] | null;
}

export interface ValidateError {
  keyword: string;
  instancePath: string;
  schemaPath: string;
  params: Record<string, unknown>;
}

/** A bundled document with its compiled validators, by `<operationId>Path|Query|Header|Body`. */
export interface ApiDocument {
  document: OpenApiDocument;
  validators: Record<string, Validate>;
}
