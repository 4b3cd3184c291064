import type { Address } from '../address.ts';
import type { SecurityScheme } from '../document.ts';
import { headerKey } from './header-key.ts';
import { httpScheme } from './http-scheme.ts';
import { queryKey } from './query-key.ts';

/** Looks for the secret of one scheme in a request; nothing found is `undefined`. */
export type Find = (from: { request: Request; address: Address }) => string | undefined;

/** How to find the secret of a scheme of the document. */
export function findFor(name: string, scheme: SecurityScheme, word?: string): Find {
  if (scheme.type === 'http') return httpScheme(word ?? scheme.scheme ?? '');
  if (scheme.type === 'apiKey' && scheme.name) {
    if (scheme.in === 'header') return headerKey(scheme.name);
    if (scheme.in === 'query') return queryKey(scheme.name);
  }
  throw new Error(
    `The security scheme "${name}" is of a kind the kernel does not know. ` +
      'Use type http, or type apiKey in header or query.',
  );
}
