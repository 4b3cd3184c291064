import { sortedFields, type FormField } from './sorted-fields.ts';

export type { FormField };

/**
 * Every text whose HMAC-SHA1 may be the signature of a text-message hook, as Twilio documents it
 * ("Validating requests are coming from Twilio"): the exact public address followed by every form field,
 * sorted by name, name and value joined without a separator. All fields count, also unknown ones: Twilio
 * adds fields without notice.
 *
 * Twilio signs an address sometimes with and sometimes without its port, and sometimes with an escaped
 * query, so all of these are given, as its own validator accepts them. The usual one comes first.
 */
export function textsToSign(url: string, form: readonly FormField[]): string[] {
  const fields = sortedFields(form).flat().join('');
  const normal = URL.canParse(url) ? new URL(url).href : url;
  const candidates = [url, normal, withEscapedQuery(normal)].flatMap(withAndWithoutPort);
  return [...new Set([url, ...candidates])].map((candidate) => candidate + fields);
}

/**
 * Whether it is worth computing what a hook would be signed with: the signature is one by its form, and there
 * are no more fields than `mostFields`. So a forged one costs no work that grows with what it holds.
 */
export function mayBeSigned(
  signature: string,
  url: string,
  form: readonly FormField[],
  mostFields: number,
): boolean {
  if (!/^[A-Za-z\d+/]{27}=$/.test(signature) || form.length > mostFields) return false;
  return url.length <= mostFields || url.split('&', mostFields + 1).length <= mostFields;
}

/** The query as Node's `querystring` writes it, which some senders sign: one name after the other. */
function withEscapedQuery(url: string): string {
  const start = url.indexOf('?');
  if (start < 0 || start === url.length - 1) return url;
  // Grouped in one pass: asking for the values of each name reads the whole query for every name.
  const pairsOf = new Map<string, string[]>();
  for (const [name, value] of new URLSearchParams(url.slice(start + 1))) {
    const pair = `${encodeURIComponent(name)}=${encodeURIComponent(value)}`;
    const pairs = pairsOf.get(name);
    if (pairs) pairs.push(pair);
    else pairsOf.set(name, [pair]);
  }
  const pairs = [...pairsOf.values()].flat();
  return `${url.slice(0, start)}?${pairs.join('&')}`;
}

function withAndWithoutPort(url: string): string[] {
  const parts = /^(https?:\/\/)((?:[^/?#]*@)?(?:\[[^\]/?#]*\]|[^:/?#]*))(:\d*)?(.*)$/is.exec(url);
  if (!parts) return [url];
  const [, scheme = '', host = '', port, rest = ''] = parts;
  const usual = scheme.toLowerCase() === 'https://' ? ':443' : ':80';
  return [scheme + host + rest, scheme + host + (port ?? usual) + rest];
}
