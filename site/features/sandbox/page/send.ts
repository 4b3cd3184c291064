import { essence, mediaKind } from '@frontline/api-reference/page';
import type { Change } from './changes.ts';
import { recordCall } from './call-history.ts';
import { toRequest, type RawRequest } from './raw-request.ts';
import type { Call } from './sandbox.ts';
import { openSandbox, touchTab } from './tab.ts';

/** A response with everything that is shown of it. */
export interface Answer {
  status: number;
  headers: [name: string, value: string][];
  /** The body, if it is text; otherwise empty. */
  text: string;
  /** The body, if it is binary. */
  data?: Blob;
  /** Body size in bytes. */
  size: number;
  milliseconds: number;
  /** Changed records; undefined unless the server runs in this page. */
  changes: Change[] | undefined;
}

/**
 * Sends a request to the server in this page. An aborted call may still have an effect; its response is ignored.
 *
 * @throws {NotStarted} the sandbox cannot run
 * @throws the abort reason of the signal
 */
export async function sendInPage(request: RawRequest, signal?: AbortSignal): Promise<Answer> {
  const sandbox = await unlessAborted(openSandbox(), signal);
  const call = sandbox.call(request.api, toRequest(request));
  const answer = await answerOf(await unlessAborted(call, signal));
  recordCall(sandbox, request, answer.text);
  touchTab();
  return answer;
}

/** The response of a call with its body. */
export async function answerOf({ response, milliseconds, changes }: Call): Promise<Answer> {
  return { ...(await read(response)), milliseconds, changes };
}

function unlessAborted<T>(work: Promise<T>, signal: AbortSignal | undefined): Promise<T> {
  if (!signal) return work;
  const aborted = new Promise<never>((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason as Error), { once: true });
  });
  return Promise.race([work, aborted]);
}

/**
 * Sends a request over the network to a URL of the reader.
 *
 * @throws {TypeError} no server there, or CORS does not let this page read the response
 * @throws the abort reason of the signal
 */
export async function sendElsewhere(request: RawRequest, signal?: AbortSignal): Promise<Answer> {
  const start = performance.now();
  const response = await fetch(toRequest(request), {
    credentials: 'omit',
    referrerPolicy: 'no-referrer',
    cache: 'no-store',
    signal: signal ?? null,
  });
  const answer = await read(response);
  return { ...answer, milliseconds: performance.now() - start, changes: undefined };
}

async function read(response: Response) {
  const { status, headers } = response;
  const bytes = new Uint8Array(await response.arrayBuffer());
  const content = contentOf(bytes, headers.get('Content-Type') ?? '');
  return { status, headers: [...headers], size: bytes.length, ...content };
}

/** Decodes a body to text if that is lossless, otherwise keeps the bytes. */
export function contentOf(
  bytes: Uint8Array<ArrayBuffer>,
  mediaType: string,
): { text: string; data?: Blob } {
  const text = mediaKind(mediaType) === 'binary' ? undefined : decodedText(bytes, mediaType);
  if (text !== undefined) return { text };
  return bytes.length === 0
    ? { text: '' }
    : { text: '', data: new Blob([bytes], { type: essence(mediaType) }) };
}

/** Undefined if the bytes are not valid in the charset of the type, by default UTF-8. */
function decodedText(bytes: Uint8Array<ArrayBuffer>, mediaType: string): string | undefined {
  const [, named = 'utf-8'] = /;\s*charset="?([^\s";]+)/i.exec(mediaType) ?? [];
  try {
    return new TextDecoder(named, { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    return undefined;
  }
}
