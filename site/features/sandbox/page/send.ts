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
  /** The body, if it is binary or too long to be shown. */
  data?: Blob;
  /** The body did not arrive to its end. */
  isIncomplete?: boolean;
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
  const { bytes, isIncomplete } = await arrived(response);
  const content = contentOf(bytes, headers.get('Content-Type') ?? '', isIncomplete);
  const size = bytes.length;
  return { status, headers: [...headers], size, ...content, ...(isIncomplete && { isIncomplete }) };
}

/** The body as far as it arrived: a stream may never end, a connection break, and an encoding be wrong. */
async function arrived({ body }: Response) {
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  const reader = body?.getReader();
  let isIncomplete = false;
  try {
    for (let next = await reader?.read(); next?.value; next = await reader?.read())
      chunks.push(next.value);
  } catch {
    isIncomplete = true;
  }
  return { bytes: new Uint8Array(await new Blob(chunks).arrayBuffer()), isIncomplete };
}

/** Length of a text, in characters, from which a page would freeze while showing it. */
const TOO_LONG = 1_000_000;

/** Decodes a body to text if that is lossless, and keeps the bytes that are not shown whole. */
export function contentOf(
  bytes: Uint8Array<ArrayBuffer>,
  mediaType: string,
  isIncomplete = false,
): { text: string; data?: Blob } {
  const decoded =
    mediaKind(mediaType) === 'binary' ? undefined : decodedText(bytes, mediaType, isIncomplete);
  const text = decoded ?? '';
  const isShown = bytes.length === 0 || (decoded !== undefined && text.length < TOO_LONG);
  return isShown ? { text } : { text, data: new Blob([bytes], { type: essence(mediaType) }) };
}

/** Undefined if the bytes are not valid in the charset of the type, by default UTF-8. */
function decodedText(
  bytes: Uint8Array<ArrayBuffer>,
  mediaType: string,
  stream: boolean,
): string | undefined {
  const [, named = 'utf-8'] = /;\s*charset="?([^\s";]+)/i.exec(mediaType) ?? [];
  try {
    return new TextDecoder(named, { fatal: true, ignoreBOM: true }).decode(bytes, { stream });
  } catch {
    return undefined;
  }
}
