/** The part of a bundled OpenAPI 3.1 document that exchanges are validated against. */
export interface OpenApiDocument {
  paths: Record<string, Partial<Record<string, Operation>>>;
}

export interface Operation {
  operationId: string;
  parameters?: Parameter[];
  requestBody?: { required?: boolean; content: Record<string, { schema: Schema }> };
  responses: Record<string, DocumentedResponse>;
}

interface Parameter {
  name: string;
  in: string;
  required?: boolean;
  schema: Schema;
}

export interface DocumentedResponse {
  headers?: Record<string, { required?: boolean; schema: Schema }>;
  content?: Record<string, unknown>;
}

/** The structure of a part of a request; compiled validators handle the other keywords. */
export interface Schema {
  type?: string | string[];
  properties?: Record<string, Schema>;
  items?: Schema;
}

/** A compiled validator, as `specs/generate.ts` writes it. */
export interface Validate {
  (data: unknown): boolean;
  errors?: Fault[] | null;
}

/** A finding of a validator, as Ajv reports it. */
export interface Fault {
  keyword: string;
  /** JSON Pointer of the value. */
  instancePath: string;
  params: Record<string, unknown>;
}

/** A document with the validators generated from it. */
export interface Contract {
  document: OpenApiDocument;
  /** By `<operationId>Path|Query|Header|Body`. */
  validators: Record<string, Validate>;
  /** By `<operationId><status>`; stricter than the document: an undocumented field is a fault. */
  answers: Record<string, Validate>;
}
