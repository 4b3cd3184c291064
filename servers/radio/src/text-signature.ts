import { sameSecret } from '@frontline/contract';

/** HMAC-SHA1 of a text, in Base64. */
export type HmacSha1 = (key: string, text: string) => string | Promise<string>;

/** The HMAC every runtime has: pages, workers and Node. */
export const webHmacSha1: HmacSha1 = async (key, text) => {
  const bytes = (of: string) => new TextEncoder().encode(of);
  const algorithm = { name: 'HMAC', hash: 'SHA-1' };
  const imported = await crypto.subtle.importKey('raw', bytes(key), algorithm, false, ['sign']);
  const signature = await crypto.subtle.sign('HMAC', imported, bytes(text));
  return btoa(String.fromCharCode(...new Uint8Array(signature)));
};

export type FormField = readonly [name: string, value: string];

/**
 * Checks the signature of a text-message hook as Twilio documents it ("Validating requests are coming
 * from Twilio"): HMAC-SHA1, keyed with the account's auth token, of the exact public URL followed by
 * every form field, sorted by name, name and value joined without a separator. All fields count, also
 * unknown ones: Twilio adds fields without notice.
 *
 * Twilio signs an address sometimes with and sometimes without its port, and sometimes with an escaped
 * query, so all of these are accepted, as its own validator does.
 */
export async function textSignatureIsValid(signed: {
  signature: string;
  authToken: string;
  url: string;
  form: readonly FormField[];
  hmacSha1: HmacSha1;
}): Promise<boolean> {
  const { signature, authToken, url, form, hmacSha1 } = signed;
  const fields = joinedFields(form);
  const normal = URL.canParse(url) ? new URL(url).href : url;
  const candidates = [url, normal, withEscapedQuery(normal)].flatMap(withAndWithoutPort);
  for (const candidate of new Set(candidates)) {
    if (sameSecret(signature, await hmacSha1(authToken, candidate + fields))) return true;
  }
  return false;
}

/**
 * The address Twilio was told to call: the public one where the operator names it (a proxy may change
 * scheme, host, port and leading path), followed by path and query as they arrived.
 *
 * @param target  path and query before `Request` has rewritten them, where the transport knows them.
 */
export function publicAddress(
  requestUrl: string,
  publicUrl: string | undefined,
  target = '',
): string {
  const { origin } = new URL(requestUrl);
  const [rewritten = ''] = requestUrl.slice(origin.length).split('#', 1);
  const arrived = target.startsWith('/') ? target : rewritten;
  return (publicUrl ?? origin).replace(/\/+$/, '') + arrived;
}

/** The query as Node's `querystring` writes it, which some senders sign: one name after the other. */
function withEscapedQuery(url: string): string {
  const start = url.indexOf('?');
  if (start < 0 || start === url.length - 1) return url;
  const query = new URLSearchParams(url.slice(start + 1));
  const pairs = [...new Set(query.keys())].flatMap((name) =>
    query.getAll(name).map((value) => `${encodeURIComponent(name)}=${encodeURIComponent(value)}`),
  );
  return `${url.slice(0, start)}?${pairs.join('&')}`;
}

/** A repeated name contributes each of its different values once, in order, as Twilio's own library does. */
function joinedFields(form: readonly FormField[]): string {
  const values = new Map<string, Set<string>>();
  for (const [name, value] of form) {
    values.set(name, (values.get(name) ?? new Set()).add(value));
  }
  return [...values.keys()]
    .sort()
    .flatMap((name) => [...(values.get(name) ?? [])].sort().map((value) => name + value))
    .join('');
}

function withAndWithoutPort(url: string): string[] {
  const parts = /^(https?:\/\/)((?:[^/?#]*@)?(?:\[[^\]/?#]*\]|[^:/?#]*))(:\d*)?(.*)$/is.exec(url);
  if (!parts) return [url];
  const [, scheme = '', host = '', port, rest = ''] = parts;
  const usual = scheme.toLowerCase() === 'https://' ? ':443' : ':80';
  return [scheme + host + rest, scheme + host + (port ?? usual) + rest];
}
