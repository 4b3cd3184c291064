import type { Find } from './find.ts';

/** The whole value of one header. */
export function headerKey(name: string): Find {
  return ({ request }) => request.headers.get(name) ?? undefined;
}
