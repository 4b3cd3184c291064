import type { Find } from './find.ts';

/** The value of one query parameter; the first where it is repeated. */
export function queryKey(name: string): Find {
  return ({ address }) => address.query().get(name) ?? undefined;
}
