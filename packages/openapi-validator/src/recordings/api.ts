import type { DocumentedAnswer, Validate } from '../document.ts';

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

export interface DocumentedResponse extends DocumentedAnswer {
  /** When this answer is given. */
  description: string;
}

/** Where a secret travels. A scheme with `x-signs` is a signature of the form. */
export interface SecurityScheme {
  type: string;
  in?: string;
  name?: string;
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
