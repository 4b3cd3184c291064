import { essence, mediaKind } from '@frontline/api-reference/page';
import type { Change } from './changes.ts';
import { noteCall } from './made-calls.ts';
import { toRequest, type RawRequest } from './raw-request.ts';
import type { Call } from './sandbox.ts';
import { openSandbox, touchTab } from './tab.ts';

/** An answer with everything that is shown of it. */
export interface Answer {
  status: number;
  headers: [name: string, value: string][];
  /** What came, where it is text; empty for anything else. */
  text: string;
  /** What came, where it is no text. */
  data?: Blob;
  /** How many bytes came. */
  size: number;
  milliseconds: number;
  /** Which stored records changed; undefined where the server is not the one in this page. */
  changes: Change[] | undefined;
}

/**
 * Sends a request to the server in this page. A call that the reader gives up may have been done all the
 * same; its answer is let go.
 *
 * @throws {NotStarted} the sandbox cannot run
 * @throws whatever the signal was aborted with
 */
export async function sendInPage(request: RawRequest, signal?: AbortSignal): Promise<Answer> {
  const sandbox = await unlessAborted(openSandbox(), signal);
  const call = sandbox.call(request.api, toRequest(request));
  const answer = await answerOf(await unlessAborted(call, signal));
  noteCall(sandbox, request, answer.text);
  touchTab();
  return answer;
}

/** The answer of a call, read to its end. */
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
 * Sends a request over the network to an address that the reader has chosen.
 *
 * @throws {TypeError} nobody answers there, or the server does not let this page read its answers
 * @throws whatever the signal was aborted with
 */
export async function sendElsewhere(request: RawRequest, signal?: AbortSignal): Promise<Answer> {
  const begun = performance.now();
  const response = await fetch(toRequest(request), {
    credentials: 'omit',
    referrerPolicy: 'no-referrer',
    cache: 'no-store',
    signal: signal ?? null,
  });
  const answer = await read(response);
  return { ...answer, milliseconds: performance.now() - begun, changes: undefined };
}

async function read(response: Response) {
  const { status, headers } = response;
  const bytes = new Uint8Array(await response.arrayBuffer());
  const content = contentOf(bytes, headers.get('Content-Type') ?? '');
  return { status, headers: [...headers], size: bytes.length, ...content };
}

/** The bytes of an answer as text, every one of which is kept; else as they came. */
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

/** Undefined where the bytes are no text of the character set that the type names, or of UTF-8. */
function decodedText(bytes: Uint8Array<ArrayBuffer>, mediaType: string): string | undefined {
  const [, named = 'utf-8'] = /;\s*charset="?([^\s";]+)/i.exec(mediaType) ?? [];
  try {
    return new TextDecoder(named, { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    return undefined;
  }
}
