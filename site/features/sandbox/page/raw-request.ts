import type { FormPart } from '@frontline/api-reference/page';
import { apiOfUrl, type ApiName } from '../shared/apis.ts';
import { ReaderError } from './reader-error.ts';

/** A request as text: what a page prints and a reader can follow. */
export interface RawRequest {
  api: ApiName;
  method: string;
  /** Absolute, with its query. */
  url: string;
  headers: [name: string, value: string][];
  body: string;
  /** What is sent where it is no text; `body` says in words what stands there. */
  content?: Blob;
  /** The parts of a form, for code that sends the same. */
  parts?: FormPart[];
}

/**
 * Reads a request as pages print it: request line, headers, an empty line, body. The port in `Host`
 * says which API it is for.
 *
 * @throws {ReaderError} the text is not such a request, or no API has that port
 */
export function parseRequest(text: string): RawRequest {
  const [head = '', ...rest] = text.replaceAll('\r\n', '\n').split(/\n\n/);
  const [line = '', ...lines] = head.split('\n');
  const [, method, target] = /^([A-Z]+) (\/\S*) HTTP\/1\.1$/.exec(line.trim()) ?? [];
  if (!method || !target) throw new ReaderError(`"${line}" is not a request line.`);
  const headers = lines.map((header): [string, string] => {
    const colon = header.indexOf(':');
    return [header.slice(0, colon).trim(), header.slice(colon + 1).trim()];
  });
  const host = headers.find(([name]) => name.toLowerCase() === 'host')?.[1] ?? '';
  const url = `http://${host}${target}`;
  const api = apiOfUrl(url);
  if (!api) throw new ReaderError(`No API of these docs has the address ${host}.`);
  return {
    api,
    method,
    url,
    headers: headers.filter(([name]) => name.toLowerCase() !== 'host'),
    body: rest.join('\n\n').trim(),
  };
}

/** The text of a request, as `parseRequest` reads it. */
export function printRequest({ method, url, headers, body }: RawRequest): string {
  const { host, pathname, search } = new URL(url);
  const lines = [`${method} ${pathname}${search} HTTP/1.1`, `Host: ${host}`];
  for (const [name, value] of headers) lines.push(`${name}: ${value}`);
  return [lines.join('\n'), ...(body ? [body] : [])].join('\n\n');
}

export function toRequest({ method, url, headers, body, content }: RawRequest): Request {
  const sent = content ?? body;
  return new Request(url, { method, headers, ...(sent && method !== 'GET' ? { body: sent } : {}) });
}
