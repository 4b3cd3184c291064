import { sortedFields, type FormField } from './sorted-fields.ts';

export type { FormField };

/**
 * All texts whose HMAC-SHA1 may be the signature of a text-message webhook, as Twilio documents it
 * ("Validating requests are coming from Twilio"): the exact public URL followed by every form field,
 * sorted by name, name and value joined without a separator. Unknown fields count too: Twilio
 * adds fields without notice.
 *
 * Twilio signs URLs sometimes with and sometimes without the port, and sometimes with an escaped
 * query, so all variants are returned, as its own validator accepts them. The most common one comes first.
 */
export function textsToSign(url: string, form: readonly FormField[]): string[] {
  const fields = sortedFields(form).flat().join('');
  const normal = URL.canParse(url) ? new URL(url).href : url;
  const candidates = [url, normal, withEscapedQuery(normal)].flatMap(withAndWithoutPort);
  return [...new Set([url, ...candidates])].map((candidate) => candidate + fields);
}

/**
 * Whether computing the signature is worthwhile: it has the format of one, and there are at most `maxFields` fields.
 * This bounds the work that a forged webhook can cause.
 */
export function mayBeSigned(
  signature: string,
  url: string,
  form: readonly FormField[],
  maxFields: number,
): boolean {
  if (!/^[A-Za-z\d+/]{27}=$/.test(signature) || form.length > maxFields) return false;
  return url.length <= maxFields || url.split('&', maxFields + 1).length <= maxFields;
}

/** The query as Node's `querystring` writes it, grouped by name, which some senders sign. */
function withEscapedQuery(url: string): string {
  const start = url.indexOf('?');
  if (start < 0 || start === url.length - 1) return url;
  // Grouped in one pass: getAll() for each name would read the whole query for every name.
  const pairsByName = new Map<string, string[]>();
  for (const [name, value] of new URLSearchParams(url.slice(start + 1))) {
    const pair = `${encodeURIComponent(name)}=${encodeURIComponent(value)}`;
    const pairs = pairsByName.get(name);
    if (pairs) pairs.push(pair);
    else pairsByName.set(name, [pair]);
  }
  const pairs = [...pairsByName.values()].flat();
  return `${url.slice(0, start)}?${pairs.join('&')}`;
}

function withAndWithoutPort(url: string): string[] {
  const parts = /^(https?:\/\/)((?:[^/?#]*@)?(?:\[[^\]/?#]*\]|[^:/?#]*))(:\d*)?(.*)$/is.exec(url);
  if (!parts) return [url];
  const [, scheme = '', host = '', port, rest = ''] = parts;
  const defaultPort = scheme.toLowerCase() === 'https://' ? ':443' : ':80';
  return [scheme + host + rest, scheme + host + (port ?? defaultPort) + rest];
}
