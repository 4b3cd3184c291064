/** The shape of a part of a request, as far as a recording is read with it. */
export interface Schema {
  properties?: Record<string, Schema>;
  items?: Schema;
}

export interface Operation {
  operationId: string;
  summary: string;
  security?: Record<string, string[]>[];
  parameters?: { name: string; in: string }[];
  requestBody?: { content: Record<string, { schema: Schema }> };
  /** By status. */
  responses: Record<string, DocumentedResponse>;
}

export interface DocumentedResponse {
  /** When this answer is given. */
  description: string;
  headers?: Record<string, { required?: boolean }>;
  /** By media type. */
  content?: Record<string, unknown>;
}

/** Where a secret travels. A scheme with `x-signs` is a signature of the form. */
export interface SecurityScheme {
  type: string;
  in?: string;
  name?: string;
}

/** One compiled check of the body of an answer. Leaves what it found in `errors`, as Ajv does. */
export interface Validate {
  (data: unknown): boolean;
  errors?: ValidateError[] | null;
}

export interface ValidateError {
  keyword: string;
  instancePath: string;
  params: Record<string, unknown>;
}

/** What a server answers to a request that does not fit its document; undefined where it fits. */
export type Refuse = (
  request: Request,
) => Promise<{ status: number; sentences: string[] } | undefined>;

/** One API and what its document promises. */
export interface Promised {
  name: string;
  /** Address of its reference, without a hash: `/docs/apis/lockers`. */
  href: string;
  paths: Record<string, Record<string, Operation>>;
  schemes: Record<string, SecurityScheme>;
  /** Checks of answers, keyed `<operationId><status>`. A field they do not name is an error. */
  answers: Record<string, Validate>;
  refuse: Refuse;
}
