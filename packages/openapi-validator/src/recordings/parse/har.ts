import { findNodeAtLocation, parseTree, type Node } from 'jsonc-parser';
import {
  type Exchange,
  type HeaderList,
  type Recording,
  RecordingError,
  Unreadable,
} from '../exchange.ts';
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
  let root: Node | undefined;
  for (const [index, entry] of entries.entries()) {
    const place = `entry ${index + 1}`;
    try {
      yield { place, ...exchangeOf(entry) };
    } catch (cause) {
      if (!(cause instanceof Unreadable)) throw cause;
      // Only if needed: it parses the whole file again.
      root ??= parseTree(text);
      yield new RecordingError(
        lineOf(text, root, ['log', 'entries', index, ...cause.path]),
        `${place} ${cause.message}`,
      );
    }
  }
}

function exchangeOf(entry: unknown): Omit<Exchange, 'place'> {
  const request = fieldsOf(entry, 'request');
  const { method, url } = request ?? {};
  if (typeof method !== 'string' || typeof url !== 'string') {
    throw new Unreadable('has no request with a method and a url.');
  }
  const response = fieldsOf(entry, 'response');
  const status = typeof response?.status === 'number' ? response.status : 0;
  return {
    method: method.toUpperCase(),
    url,
    requestHeaders: headersOf(request?.headers, 'request'),
    requestBody: bodyOf(fieldsOf(request, 'postData'), request?.bodySize),
    // Browsers write 0 if there was no response.
    ...(status > 0 && {
      status,
      answerHeaders: headersOf(response?.headers, 'response'),
      answerBody: contentOf(fieldsOf(response, 'content')),
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

/** Browsers may record the size of a body without its content. */
function bodyOf(postData: Fields | undefined, size: unknown): string | undefined {
  if (!postData) return typeof size === 'number' && size > 0 ? undefined : '';
  const { text, encoding, params, mimeType } = postData;
  if (typeof text === 'string' && text !== '') return decoded(text, encoding);
  if (!Array.isArray(params) || params.length === 0) {
    return typeof text === 'string' ? '' : undefined;
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

function contentOf(content: Fields | undefined): string | undefined {
  const { text, encoding, size } = content ?? {};
  if (typeof text !== 'string') return size === 0 ? '' : undefined;
  return decoded(text, encoding);
}

function decoded(text: string, encoding: unknown): string | undefined {
  if (typeof encoding !== 'string' || encoding.toLowerCase() !== 'base64') return text;
  try {
    const bytes = Uint8Array.from(atob(text), (character) => character.charCodeAt(0));
    return new TextDecoder().decode(bytes);
  } catch {
    return undefined;
  }
}

function lineOf(text: string, root: Node | undefined, path: (string | number)[]): number {
  const offset = root && findNodeAtLocation(root, path)?.offset;
  return text.slice(0, offset ?? 0).split('\n').length;
}
