/** The part of a bundled OpenAPI 3.1 document that an exchange is held against. */
export interface OpenApiDocument {
  paths: Record<string, Partial<Record<string, Operation>>>;
}

export interface Operation {
  operationId: string;
  parameters?: Parameter[];
  requestBody?: { required?: boolean; content: Record<string, { schema: Schema }> };
  responses: Record<string, DocumentedAnswer>;
}

interface Parameter {
  name: string;
  in: string;
  required?: boolean;
  schema: Schema;
}

export interface DocumentedAnswer {
  headers?: Record<string, { required?: boolean; schema: Schema }>;
  content?: Record<string, unknown>;
}

export interface Schema {
  type?: string | string[];
}

/** A compiled check, as `specs/generate.ts` writes it. */
export interface Validate {
  (data: unknown): boolean;
  errors?: Fault[] | null;
}

/** What a check found, as Ajv tells it. */
export interface Fault {
  keyword: string;
  /** JSON Pointer of the value. */
  instancePath: string;
  params: Record<string, unknown>;
}

/** A document with the checks generated from it. */
export interface Contract {
  document: OpenApiDocument;
  /** Keyed `<operationId>Path|Query|Header|Body`. */
  validators: Record<string, Validate>;
  /** Keyed `<operationId><status>`; stricter than the document: an unnamed field is a fault. */
  answers: Record<string, Validate>;
}
