import type { FormPart } from '@frontline/api-reference/page';
import { apiOfUrl, type ApiName } from '../shared/apis.ts';
import { ReaderError } from './reader-error.ts';

/** A request as pages print it. */
export interface RawRequest {
  api: ApiName;
  method: string;
  /** Absolute, including the query. */
  url: string;
  headers: [name: string, value: string][];
  body: string;
  /** Binary content, if any; `body` then describes it. */
  content?: Blob;
  /** The parts of a multipart form, for code samples. */
  parts?: FormPart[];
}

/**
 * Parses a printed request: request line, headers, empty line, body. The port in `Host` identifies the API.
 *
 * @throws {ReaderError} the text is not a request, or no API has that port
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

/** Prints a request in the format of `parseRequest`. */
export function printRequest({ method, url, headers, body }: RawRequest): string {
  const { host, pathname, search } = new URL(url);
  const lines = [`${method} ${pathname}${search} HTTP/1.1`, `Host: ${host}`];
  for (const [name, value] of headers) lines.push(`${name}: ${value}`);
  return [lines.join('\n'), ...(body ? [body] : [])].join('\n\n');
}

export function toRequest({ method, url, headers, body, content }: RawRequest): Request {
  const sent = content ?? body;
  const encoded = headers.map(([name, value]): [string, string] => [name, byteString(value)]);
  return new Request(url, {
    method,
    headers: encoded,
    ...(sent && method !== 'GET' ? { body: sent } : {}),
  });
}

/** UTF-8 with one character per byte, as `fetch` takes header values. */
export const byteString = (text: string): string =>
  Array.from(new TextEncoder().encode(text), (byte) => String.fromCharCode(byte)).join('');
