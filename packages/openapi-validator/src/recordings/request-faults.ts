import type { Schema } from '../document.ts';
import type { Operation, DocumentedApi } from './api.ts';
import { headerOf, type Exchange } from './exchange.ts';
import { mediaTypeOf, parsedJson } from '../validate-response.ts';

/** Undocumented fields and parameters in a request, which servers ignore. */
export function undocumentedInputs(
  { security = [], parameters = [], requestBody }: Operation,
  { schemes }: DocumentedApi,
  { requestBody: text }: Exchange,
  url: URL,
): string[] {
  const secrets = security.flatMap(Object.keys).map((name) => schemes[name]?.name);
  const queries = new Set([...parameters.map(({ name }) => name), ...secrets]);
  const unknown = [...new Set(url.searchParams.keys())]
    .filter((name) => !queries.has(name))
    .map((name) => `The query parameter ${name} is not documented.`);
  const [media] = Object.entries(requestBody?.content ?? {});
  if (!media || !text) return unknown;
  const [mediaType, { schema }] = media;
  const fields = mediaType === 'application/json' ? unknownFields(parsedJson(text), schema) : [];
  return [
    ...unknown,
    ...[...new Set(fields)].map((name) => `The field ${name} of the request is not documented.`),
  ];
}

/** The required credential that is missing in the recording, as the docs call it. */
export function missingCredential(
  { security = [] }: Operation,
  { schemes }: DocumentedApi,
  { requestHeaders }: Exchange,
  url: URL,
): string {
  const [name] = security.flatMap(Object.keys);
  const scheme = name === undefined ? undefined : schemes[name];
  if (!scheme) return '';
  if (scheme.in === 'query') {
    return url.searchParams.has(scheme.name ?? '') ? '' : `query parameter ${scheme.name}`;
  }
  const header = scheme.type === 'http' ? 'Authorization' : (scheme.name ?? '');
  if (!requestHeaders || headerOf(requestHeaders, header) !== undefined) return '';
  return `header ${header}`;
}

/**
 * The request as its operation reads it, with the documented path and only documented headers.
 * Undefined if a part of it was not recorded.
 */
export function requestOf(
  { parameters = [], requestBody }: Operation,
  exchange: Exchange,
  path: string,
  search: string,
): Request | undefined {
  const [mediaType] = Object.keys(requestBody?.content ?? {});
  const headers = new Headers();
  const names = parameters.filter((one) => one.in === 'header').map(({ name }) => name);
  for (const name of names) {
    const value = headerOf(exchange.requestHeaders, name);
    if (value !== undefined) set(headers, name, value);
  }
  const contentType = exchange.requestHeaders
    ? headerOf(exchange.requestHeaders, 'content-type')
    : mediaType;
  if (contentType) set(headers, 'content-type', contentType);
  const { method, requestBody: sent } = exchange;
  // A media type is refused whatever the body is.
  const isAsDocumented = !contentType || mediaTypeOf(contentType) === mediaTypeOf(mediaType);
  if (mediaType && sent === undefined && isAsDocumented) return undefined;
  const body = mediaType && method !== 'GET' && method !== 'HEAD' ? (sent ?? '?') : undefined;
  return new Request(`http://recording.invalid${path}${search}`, {
    method,
    headers,
    ...(body && { body }),
  });
}

/** Skips values that are invalid in headers: they cannot have been sent. */
function set(headers: Headers, name: string, value: string): void {
  if (/^[\t\x20-\xff]*$/.test(value)) headers.set(name, value);
}

function unknownFields(value: unknown, schema: Schema, before = ''): string[] {
  if (Array.isArray(value)) {
    const { items } = schema;
    return items ? value.flatMap((item) => unknownFields(item, items, `${before}[]`)) : [];
  }
  const { properties } = schema;
  if (typeof value !== 'object' || value === null || !properties) return [];
  return Object.entries(value).flatMap(([name, part]) => {
    const path = before ? `${before}.${name}` : name;
    const field = Object.hasOwn(properties, name) ? properties[name] : undefined;
    return field ? unknownFields(part, field, path) : [path];
  });
}
