/** The part of an OpenAPI 3.1 document that the kernel reads; everything else is prose for readers. */
export interface OpenApiDocument {
  paths: Record<string, PathItem>;
  components: { securitySchemes?: Record<string, SecurityScheme> };
}

export type PathItem = Partial<Record<Method, Operation>>;
export type Method = 'get' | 'put' | 'post' | 'delete' | 'patch';

export interface Operation {
  operationId: string;
  parameters?: Parameter[];
  requestBody?: { content: Record<string, { schema: Schema }> };
  responses: Record<string, DocumentedResponse>;
  /** At most one scheme; none where the operation asks for no credential. */
  security?: Record<string, string[]>[];
  /** Fields whose failure is answered 400 with the sentence given here, in place of 422. */
  'x-bad-request'?: Record<string, string>;
  /** The field of the body that an `Idempotency-Key` belongs to, where the operation asks for no credential. */
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
  /** Marks a header that signs the form it comes with instead of being a secret itself. */
  'x-signs'?: string;
}

/** The shape of a request part, without references. The compiled checks know the other keywords. */
export interface Schema {
  type?: string | string[];
  minLength?: number;
  properties?: Record<string, Schema>;
  items?: Schema;
}

/** One compiled check of one part of a request. Leaves what it found in `errors`, as Ajv does. */
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

/** A bundled document with its compiled request checks, keyed `<operationId>Path|Query|Header|Body`. */
export interface ApiDocument {
  document: OpenApiDocument;
  validators: Record<string, Validate>;
}
