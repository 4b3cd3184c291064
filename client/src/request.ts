import type { Calls, DocumentedCall } from '@frontline/specs/document';

export type Values = Record<string, unknown>;

/** What a call is given, whatever its types say. */
export interface AnyInit {
  params?: { path?: Values; query?: Values; header?: Values };
  body?: unknown;
  headers?: Record<string, string>;
}

/** The request of a call, with the credential that its operation asks for where the document puts it. */
export function requestOf(
  method: string,
  path: string,
  { params = {}, body, headers: given = {} }: AnyInit,
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
  const url = new URL(baseUrl.replace(/\/+$/, '') + filled(path, params.path ?? {}));
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
      // The message of the platform quotes it.
      throw new TypeError(
        `The secret of ${known.credential} holds a sign that no header can carry.`,
      );
    }
  }
  const hasBody = body !== undefined;
  if (hasBody && !known.isForm) headers.set('content-type', 'application/json');
  for (const [name, value] of Object.entries(given)) headers.set(name, value);
  // A redirect would take the secret to wherever it leads, and may make a GET of what changes something.
  const plain = { method, headers, redirect: 'manual' as const };
  if (!hasBody) return new Request(url, plain);
  const sent = known.isForm ? new URLSearchParams(textsOf(body as Values)) : JSON.stringify(body);
  return new Request(url, { ...plain, body: sent });
}

function filled(path: string, values: Values): string {
  return path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = values[name];
    if ((value ?? '') === '') throw new TypeError(`"${name}" is missing.`);
    // An address takes these two for steps between folders, however they are written (WHATWG URL, 4.4).
    if (/^\.\.?$/.test(String(value)))
      throw new TypeError(`"${name}" is "${String(value)}", which cannot stand in a path.`);
    return encodeURIComponent(String(value));
  });
}

/** Values as text; one that is not given is left out. */
const textsOf = (values: Values = {}): [string, string][] =>
  Object.entries(values).flatMap(([name, value]) =>
    value === undefined || value === null ? [] : [[name, String(value)]],
  );
