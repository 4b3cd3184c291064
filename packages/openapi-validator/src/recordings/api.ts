import type { DocumentedResponse, Operation as DocumentOperation, Validate } from '../document.ts';
import { createPathFinder } from '../path-finder.ts';

export interface Operation extends DocumentOperation {
  summary: string;
  security?: Record<string, string[]>[];
  /** By status. */
  responses: Record<string, ApiResponse>;
}

interface ApiResponse extends DocumentedResponse {
  /** When this response is returned, in plain text. */
  description: string;
}

/** Where a secret is sent. A scheme with `x-signs` is a signature of the form. */
interface SecurityScheme {
  type: string;
  in?: string;
  name?: string;
}

/** Returns a server's response to a request that violates its document; undefined if the request is valid. */
export type Refuse = (
  request: Request,
) => Promise<{ status: number; messages: string[] } | undefined>;

/** An API and its documentation. */
export interface DocumentedApi {
  name: string;
  /** Address of its reference, without a hash: `/docs/apis/lockers`. */
  href: string;
  paths: Record<string, Record<string, Operation>>;
  schemes: Record<string, SecurityScheme>;
  /** Validators of responses, by `<operationId><status>`. An undocumented field is an error. */
  answers: Record<string, Validate>;
  refuse: Refuse;
}

export interface Match {
  api: DocumentedApi;
  /** The path in the document: `/api/lockers/orders/customer/{open_code}`. */
  template: string;
  /** By upper-case method. */
  methods: Map<string, Operation>;
  /** The actual path, without a base path before it. */
  path: string;
}

/** Finds the documented path, of any API, that a pathname ends with. */
export function createMatcher(
  apis: readonly DocumentedApi[],
): (pathname: string) => Match | undefined {
  const find = createPathFinder(
    apis.flatMap((api) =>
      Object.entries(api.paths).map(
        ([path, item]) => [path, { api, methods: byMethod(item) }] as const,
      ),
    ),
    { mayHaveBase: true },
  );
  return (pathname) => {
    const found = find(pathname);
    return found && { ...found.entry, template: found.path, path: found.actualPath };
  };
}

const byMethod = (item: Record<string, Operation>) =>
  new Map(Object.entries(item).map(([method, operation]) => [method.toUpperCase(), operation]));

/** Guesses the API that an undocumented path was meant for: it shares the first two segments with one of its paths. */
export function createApiGuesser(
  apis: readonly DocumentedApi[],
): (pathname: string) => DocumentedApi | undefined {
  const starts = new Map(
    apis.flatMap((api) => Object.keys(api.paths).map((path) => [startOf(path), api] as const)),
  );
  return (pathname) => [...starts].find(([start]) => `${pathname}/`.includes(start))?.[1];
}

const startOf = (template: string): string => `${template.split('/').slice(0, 3).join('/')}/`;
