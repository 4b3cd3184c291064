import { createPathFinder } from '../path-finder.ts';
import type { Operation, Promised } from './api.ts';

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
