import type { Find } from './find.ts';

/**
 * The secret after the scheme word of an `Authorization` header. The word is compared without
 * regard to case (RFC 9110, section 11.1).
 */
export function httpScheme(word: string): Find {
  return ({ request }) => {
    const [, sent, secret] =
      /^(\S+) +(\S+) *$/.exec(request.headers.get('authorization') ?? '') ?? [];
    return sent?.toLowerCase() === word.toLowerCase() ? secret : undefined;
  };
}
