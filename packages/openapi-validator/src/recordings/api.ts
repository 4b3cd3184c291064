import type { DocumentedAnswer, Validate } from '../document.ts';
import { createPathFinder } from '../path-finder.ts';

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

interface DocumentedResponse extends DocumentedAnswer {
  /** When this answer is given. */
  description: string;
}

/** Where a secret travels. A scheme with `x-signs` is a signature of the form. */
interface SecurityScheme {
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

export interface Match {
  api: Promised;
  /** As the document writes it: `/api/lockers/orders/customer/{open_code}`. */
  template: string;
  /** By method in capitals. */
  methods: Map<string, Operation>;
  /** The path as it was sent, without what a gateway has put before it. */
  path: string;
}

/** Finds the documented path that an address ends with, of whichever API. */
export function createMatcher(apis: readonly Promised[]): (pathname: string) => Match | undefined {
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
    return found && { ...found.entry, template: found.path, path: found.sent };
  };
}

const byMethod = (item: Record<string, Operation>) =>
  new Map(Object.entries(item).map(([method, operation]) => [method.toUpperCase(), operation]));

/** Finds the API that a path looks as if it were meant for: it has the first two segments of one of theirs. */
export function createNeighborhood(
  apis: readonly Promised[],
): (pathname: string) => Promised | undefined {
  const starts = new Map(
    apis.flatMap((api) => Object.keys(api.paths).map((path) => [startOf(path), api] as const)),
  );
  return (pathname) => [...starts].find(([start]) => `${pathname}/`.includes(start))?.[1];
}

const startOf = (template: string): string => `${template.split('/').slice(0, 3).join('/')}/`;
