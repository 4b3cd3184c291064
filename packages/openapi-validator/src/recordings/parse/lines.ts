import { type Exchange, type Recording, RecordingError, Unreadable } from '../exchange.ts';
import { jsonFault } from '../json-fault.ts';
import { headerList } from './header-list.ts';

type Fields = Record<string, unknown>;

const words = (text: string) => text.split(' ');

/** The paths of fields in common log formats, the most common first. */
const places = {
  method: words(
    'method request.method req.method http.request.method httpMethod request_method verb',
  ),
  url: words(
    'url request.url req.url url.original request.uri request_uri uri path request.path url.path target',
  ),
  query: words('query url.query request.query req.query queryStringParameters'),
  status: words(
    'status statusCode status_code response.status response.statusCode res.statusCode res.status http.response.status_code',
  ),
  requestHeaders: words('request.headers req.headers requestHeaders request_headers'),
  requestBody: words('request.body req.body requestBody request_body http.request.body.content'),
  answerHeaders: words('response.headers res.headers responseHeaders response_headers'),
  answerBody: words(
    'response.body res.body responseBody response_body http.response.body.content body',
  ),
};

/** Reads a log with one JSON object per line; empty lines are skipped. */
export function readLines(text: string, unit = 'line'): Recording {
  let total = 1;
  for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) total += 1;
  return { kind: 'JSON log', total, exchanges: exchangesOf(text, unit) };
}

function* exchangesOf(text: string, unit: string): Generator<Exchange | RecordingError> {
  let number = 0;
  for (let from = 0; from < text.length;) {
    const end = text.indexOf('\n', from);
    const line = text.slice(from, end < 0 ? text.length : end).trim();
    from = end < 0 ? text.length : end + 1;
    number += 1;
    if (line !== '') yield exchangeOf(line, number, unit);
  }
}

function exchangeOf(line: string, number: number, unit: string): Exchange | RecordingError {
  let record: unknown;
  // Behind a time or the name of a container.
  const start = Math.max(0, line.indexOf('{'));
  try {
    record = JSON.parse(line.slice(start));
  } catch {
    const fault = jsonFault(line.slice(start));
    const why = fault ? `, column ${start + fault.column}: ${fault.problem}` : '';
    return new RecordingError(number, `this is not JSON${why}.`, unit);
  }
  try {
    return { place: `${unit} ${number}`, ...parseRecord((record ?? {}) as Fields, unit) };
  } catch (cause) {
    if (!(cause instanceof Unreadable)) throw cause;
    return new RecordingError(number, cause.message, unit);
  }
}

function parseRecord(record: Fields, unit: string): Omit<Exchange, 'place'> {
  const [, verb, target] = /^([A-Z]+) (\S+) HTTP\//.exec(String(record['request'])) ?? [];
  const method = verb ?? find(record, places.method);
  const url = target ?? find(record, places.url);
  if (typeof method !== 'string' || typeof url !== 'string') {
    throw new Unreadable(
      `this ${unit} has no method and path of a request, such as {"method": "GET", "path": "/"}.`,
    );
  }
  const status = Number(find(record, places.status));
  return {
    method: method.toUpperCase(),
    url: url.includes('?') ? url : url + queryOf(find(record, places.query)),
    requestHeaders: headerList(find(record, places.requestHeaders), 'the request'),
    requestBody: bodyOf(find(record, places.requestBody)),
    ...(status > 0 && {
      status,
      answerHeaders: headerList(find(record, places.answerHeaders), 'the answer'),
      answerBody: bodyOf(find(record, places.answerBody)),
    }),
  };
}

/** The value at the first of these paths that exists, either as a dotted name or nested. */
function find(record: Fields, paths: readonly string[]): unknown {
  for (const path of paths) {
    const value = Object.hasOwn(record, path) ? record[path] : valueAt(record, path.split('.'));
    if (value !== undefined && value !== null && !isGroup(path, value)) return value;
  }
  return undefined;
}

/** `url` may be a group of fields, as in the Elastic Common Schema. */
const isGroup = (path: string, value: unknown): boolean =>
  path === 'url' && typeof value === 'object';

function valueAt(record: Fields, steps: readonly string[]): unknown {
  let value: unknown = record;
  for (const step of steps) {
    if (typeof value !== 'object' || value === null || !Object.hasOwn(value, step))
      return undefined;
    value = (value as Fields)[step];
  }
  return value;
}

function queryOf(value: unknown): string {
  const fields =
    typeof value === 'string'
      ? value
      : Object.entries(value ?? {}).map(([name, one]) => [name, String(one)]);
  const query = new URLSearchParams(fields).toString();
  return query && `?${query}`;
}

function bodyOf(value: unknown): string | undefined {
  if (value === undefined) return undefined;
  return typeof value === 'string' ? value : JSON.stringify(value);
}
