import { findNodeAtLocation, parseTree } from 'jsonc-parser';
import type { Exchange, HeaderList } from '../exchange.ts';
import { RecordingError } from '../recording-error.ts';
import type { Recording } from './read-recording.ts';

/** What is read of an entry of HTTP Archive 1.2; anything may be missing. */
interface Entry {
  request?: {
    method?: unknown;
    url?: unknown;
    headers?: unknown;
    postData?: { text?: unknown; params?: { name?: unknown; value?: unknown }[] };
  };
  response?: {
    status?: unknown;
    headers?: unknown;
    content?: { text?: unknown; encoding?: unknown; size?: unknown };
  };
}

/**
 * Reads the entries of a HAR file.
 *
 * @param text The same as text, where the line of an entry that cannot be read is looked for.
 * @throws {RecordingError} there is no list of entries
 */
export function readHar(value: unknown, text: string): Recording {
  const entries = (value as { log?: { entries?: unknown } }).log?.entries;
  if (!Array.isArray(entries)) {
    throw new RecordingError(1, 'the HAR file has no list "log.entries".');
  }
  return { kind: 'HAR file', total: entries.length, exchanges: exchangesOf(entries, text) };
}

function* exchangesOf(entries: unknown[], text: string): Generator<Exchange | RecordingError> {
  for (const [index, entry] of entries.entries()) {
    yield exchangeOf((entry ?? {}) as Entry, index) ?? withoutRequest(text, index);
  }
}

function exchangeOf({ request, response }: Entry, index: number): Exchange | undefined {
  const { method, url, postData } = request ?? {};
  if (typeof method !== 'string' || typeof url !== 'string') return undefined;
  const status = typeof response?.status === 'number' ? response.status : 0;
  return {
    place: `entry ${index + 1}`,
    method: method.toUpperCase(),
    url,
    requestHeaders: headersOf(request?.headers),
    requestBody: postData ? bodyOf(postData) : '',
    // A browser writes 0 where no answer came.
    ...(status > 0 && {
      status,
      answerHeaders: headersOf(response?.headers),
      answerBody: contentOf(response?.content),
    }),
  };
}

function headersOf(headers: unknown): HeaderList | undefined {
  if (!Array.isArray(headers) || headers.length === 0) return undefined;
  return headers
    .filter(({ name }) => typeof name === 'string' && !name.startsWith(':'))
    .map(({ name, value }) => [String(name), String(value ?? '')] as const);
}

function bodyOf({ text, params }: NonNullable<NonNullable<Entry['request']>['postData']>) {
  if (typeof text === 'string' && text !== '') return text;
  if (!Array.isArray(params) || params.length === 0)
    return typeof text === 'string' ? '' : undefined;
  return new URLSearchParams(
    params.map(({ name, value }) => [String(name ?? ''), String(value ?? '')]),
  ).toString();
}

function contentOf(content: NonNullable<Entry['response']>['content']): string | undefined {
  const { text, encoding, size } = content ?? {};
  if (typeof text !== 'string') return size === 0 ? '' : undefined;
  if (encoding !== 'base64') return text;
  try {
    const bytes = Uint8Array.from(atob(text), (character) => character.charCodeAt(0));
    return new TextDecoder().decode(bytes);
  } catch {
    return undefined;
  }
}

/** Looked for only where it is needed: it reads the whole file again. */
function withoutRequest(text: string, index: number): RecordingError {
  const root = parseTree(text);
  const offset = root && findNodeAtLocation(root, ['log', 'entries', index])?.offset;
  const line = text.slice(0, offset ?? 0).split('\n').length;
  return new RecordingError(line, `entry ${index + 1} has no request with a method and a url.`);
}
