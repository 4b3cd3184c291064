import type { Calls, DocumentedCall } from '@frontline/specs/document';

export type Values = Record<string, unknown>;

/** The arguments of any call, untyped. */
export interface AnyInit {
  params?: { path?: Values; query?: Values; header?: Values };
  body?: unknown;
  headers?: Record<string, string> | Headers;
}

/** Builds the request of a call, with its credential where the document puts it. */
export function requestOf(
  method: string,
  path: string,
  { params = {}, body, headers: extraHeaders = {} }: AnyInit,
  known: DocumentedCall,
  {
    baseUrl,
    credentials,
    secrets,
    schemeWord,
  }: {
    baseUrl: string;
    credentials: Calls['credentials'];
    secrets: Partial<Record<string, string>>;
    schemeWord: string | undefined;
  },
): Request {
  const url = new URL(baseUrl.replace(/\/+$/, '') + expandPath(path, params.path ?? {}));
  const headers = new Headers(textsOf(params.header));
  for (const [name, value] of textsOf(params.query)) url.searchParams.append(name, value);

  const secret = secrets[known.credential ?? ''];
  const place = credentials[known.credential ?? ''];
  if (place?.in === 'query' && secret) url.searchParams.set(place.name, secret);
  else if (place && secret) {
    const word = place.scheme && (schemeWord ?? place.scheme);
    try {
      headers.set(place.name, word ? `${word} ${secret}` : secret);
    } catch {
      // The error of the platform would quote the secret.
      throw new TypeError(
        `The secret of ${known.credential} contains a character that no header can carry.`,
      );
    }
  }
  const hasBody = body !== undefined;
  if (hasBody && !known.isForm) headers.set('content-type', 'application/json');
  const extra = Symbol.iterator in extraHeaders ? [...extraHeaders] : textsOf(extraHeaders);
  for (const [name, value] of extra) headers.set(name, value);
  // A redirect would send the secret to its target, and may turn a POST into a GET.
  const plain = { method, headers, redirect: 'manual' as const };
  if (!hasBody) return new Request(url, plain);
  const sent = known.isForm ? new URLSearchParams(textsOf(body as Values)) : JSON.stringify(body);
  return new Request(url, { ...plain, body: sent });
}

function expandPath(path: string, values: Values): string {
  return path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = values[name];
    if ((value ?? '') === '') throw new TypeError(`"${name}" is missing.`);
    // URLs resolve these as dot segments, even percent-encoded (WHATWG URL, 4.4).
    if (/^\.\.?$/.test(String(value)))
      throw new TypeError(`"${name}" is "${String(value)}", which cannot be part of a path.`);
    return encodeURIComponent(String(value));
  });
}

/** Values as text, without those that are null or undefined. */
const textsOf = (values: Values = {}): [string, string][] =>
  Object.entries(values).flatMap(([name, value]) =>
    value === undefined || value === null ? [] : [[name, String(value)]],
  );
