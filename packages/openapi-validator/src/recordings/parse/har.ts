import {
  type Exchange,
  headerOf,
  type HeaderList,
  type Recording,
  RecordingError,
  Unreadable,
} from '../exchange.ts';
import { walkJson } from '../json-fault.ts';
import { headerList } from './header-list.ts';

type Fields = Record<string, unknown>;

/**
 * Reads the entries of a HAR file (HTTP Archive 1.2) one by one.
 *
 * @param text The same as text, for finding the line of an unreadable entry.
 * @throws {RecordingError} there is no list of entries
 */
export function readHar(value: unknown, text: string): Recording {
  const { log } = value as { log?: { entries?: unknown } | null };
  const entries = log?.entries;
  if (!Array.isArray(entries)) {
    throw new RecordingError(1, 'the HAR file has no list "log.entries".');
  }
  return { kind: 'HAR file', total: entries.length, exchanges: exchangesOf(entries, text) };
}

function* exchangesOf(entries: unknown[], text: string): Generator<Exchange | RecordingError> {
  let lineOf: ReturnType<typeof createLineFinder> | undefined;
  for (const [index, entry] of entries.entries()) {
    const place = `entry ${index + 1}`;
    try {
      yield { place, ...exchangeOf(entry) };
    } catch (cause) {
      if (!(cause instanceof Unreadable)) throw cause;
      // Only if needed: it parses the whole file again.
      lineOf ??= createLineFinder(text);
      yield new RecordingError(lineOf(index, cause.path), `${place} ${cause.message}`);
    }
  }
}

function exchangeOf(entry: unknown): Omit<Exchange, 'place'> {
  const request = fieldsOf(entry, 'request');
  const { method, url } = request ?? {};
  if (typeof method !== 'string' || method === '' || typeof url !== 'string') {
    throw new Unreadable('has no request with a method and a url.');
  }
  const response = fieldsOf(entry, 'response');
  const headers = headersOf(request?.headers, 'request');
  const { mimeType } = fieldsOf(request, 'postData') ?? {};
  // "mimeType: Mime type of posted data"; some recorders leave the header itself out.
  const isLost = mimeType && typeof mimeType === 'string' && !headerOf(headers, 'content-type');
  const requestHeaders =
    isLost && headers ? [...headers, ['content-type', mimeType] as const] : headers;
  const status = Number(response?.status);
  return {
    method: method.toUpperCase(),
    url,
    requestHeaders,
    requestBody: bodyOf(request!, requestHeaders),
    // Browsers write 0 if there was no response.
    ...(status > 0 && {
      status,
      answerHeaders: headersOf(response?.headers, 'response'),
      answerBody: contentOf(response!),
    }),
  };
}

function fieldsOf(value: unknown, name: string): Fields | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const field = (value as Fields)[name];
  return typeof field === 'object' && field !== null ? (field as Fields) : undefined;
}

/** Browsers write an empty list if they do not show the headers. */
function headersOf(headers: unknown, part: 'request' | 'response'): HeaderList | undefined {
  try {
    const list = headerList(headers, `the ${part}`);
    return list?.length ? list.filter(([name]) => !name.startsWith(':')) : undefined;
  } catch (cause) {
    if (!(cause instanceof Unreadable)) throw cause;
    throw new Unreadable(`is damaged: ${cause.message}`, [part, 'headers', ...cause.path]);
  }
}

/** Browsers may record the size of a body without its content; -1 is an unknown size. */
function bodyOf(request: Fields, headers: HeaderList | undefined): string | undefined {
  const { text, encoding, params, mimeType } = fieldsOf(request, 'postData') ?? { text: '' };
  if (typeof text === 'string' && text !== '') return decoded(text, encoding);
  if (!Array.isArray(params) || params.length === 0) {
    const { bodySize } = request;
    const size = bodySize === -1 ? undefined : bodySize;
    const length = size ?? headerOf(headers, 'content-length') ?? bodySize ?? 0;
    return Number(length) === 0 && typeof text === 'string' ? '' : undefined;
  }
  const pairs = params.map((one: unknown, index) => {
    const { name, value } = (one ?? {}) as Fields;
    const isPair = typeof name === 'string' && (value === undefined || !isObject(value));
    if (isPair) return [name, String(value ?? '')] as [string, string];
    throw new Unreadable(
      `is damaged: parameter ${index + 1} of the request has no name and value as text.`,
      ['request', 'postData', 'params', index],
    );
  });
  // The list does not say how the parts were encoded.
  if (typeof mimeType === 'string' && /^multipart\//i.test(mimeType)) return undefined;
  return new URLSearchParams(pairs).toString();
}

const isObject = (value: unknown): boolean => typeof value === 'object' && value !== null;

function contentOf(response: Fields): string | undefined {
  const { text, encoding, size } = fieldsOf(response, 'content') ?? {};
  if (typeof text === 'string' && text !== '') return decoded(text, encoding);
  const isCounted = Number(size) > 0 || Number(response['bodySize']) > 0;
  return (text === '' || size === 0) && !isCounted ? '' : undefined;
}

/** Undefined if it is not UTF-8, such as a body that is still compressed. */
function decoded(text: string, encoding: unknown): string | undefined {
  if (typeof encoding !== 'string' || encoding.toLowerCase() !== 'base64') return text;
  try {
    const bytes = Uint8Array.from(atob(text), (character) => character.charCodeAt(0));
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
}

/** Finds the lines of entries, or of parts of them, in ascending order. */
function createLineFinder(text: string) {
  const starts: number[] = [];
  walkJson(text, (path, offset) => {
    if (path.length === 3 && path[0] === 'log' && path[1] === 'entries') starts.push(offset);
    return false;
  });
  let [line, counted] = [1, 0];
  return (index: number, path: (string | number)[]): number => {
    let start = starts[index] ?? counted;
    walkJson(
      text,
      (current, offset) => {
        const isFound = current.length === path.length && current.join() === path.join();
        if (isFound) start = offset;
        return isFound;
      },
      start,
    );
    line += text.slice(counted, start).split('\n').length - 1;
    counted = Math.max(counted, start);
    return line;
  };
}
