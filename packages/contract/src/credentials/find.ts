import type { Address } from '../address.ts';
import type { SecurityScheme } from '../document.ts';

/** Looks for the secret of one scheme in a request; nothing found is `undefined`. */
export type Find = (from: { request: Request; address: Address }) => string | undefined;

/** How to find the secret of a scheme of the document. */
export function findFor(name: string, scheme: SecurityScheme, word?: string): Find {
  if (scheme.type === 'http') return httpScheme(word ?? scheme.scheme ?? '');
  if (scheme.type === 'apiKey' && scheme.name) {
    const key = scheme.name;
    if (scheme.in === 'header') return ({ request }) => request.headers.get(key) ?? undefined;
    if (scheme.in === 'query') return ({ address }) => address.query().get(key) ?? undefined;
  }
  throw new Error(
    `The security scheme "${name}" is of a kind the kernel does not know. ` +
      'Use type http, or type apiKey in header or query.',
  );
}

/**
 * The secret after the scheme word of an `Authorization` header. The word is compared without
 * regard to case (RFC 9110, section 11.1).
 */
function httpScheme(word: string): Find {
  return ({ request }) => {
    const [, sent, secret] =
      /^(\S+) +(\S+) *$/.exec(request.headers.get('authorization') ?? '') ?? [];
    return sent?.toLowerCase() === word.toLowerCase() ? secret : undefined;
  };
}
