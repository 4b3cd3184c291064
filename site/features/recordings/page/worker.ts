/** Checks recordings in a worker, so that the page stays responsive. Sends nothing. */
import {
  validateRecording,
  parseRecording,
  RecordingError,
  type Report,
} from '@frontline/openapi-validator/recordings';
import { loadApis } from './load-apis.ts';
const MIB = 2 ** 20;

/** Maximum file size in MiB; above it, a tab runs out of memory on small devices. */
const MAX_MIB = 200;

// Loaded immediately, so that no network is needed afterwards.
const apis = loadApis();
apis.catch(() => undefined);

addEventListener('message', ({ data }: MessageEvent<CheckRequest>) => void check(data));

async function check({ id, recording }: CheckRequest): Promise<void> {
  const respond = (response: CheckResponse) => postMessage(response);
  const onProgress = (step: 'Read' | 'Checked') => (done: number, total: number) =>
    respond({ id, kind: 'progress', step, done, total });
  try {
    const text =
      typeof recording === 'string' ? recording : await readFile(recording, onProgress('Read'));
    const report = await validateRecording(parseRecording(text), await apis, onProgress('Checked'));
    respond({ id, kind: 'report', report });
  } catch (cause) {
    respond({ id, kind: 'failed', message: messageOf(cause) });
  }
}

function messageOf(cause: unknown): string {
  if (cause instanceof RecordingError) return cause.message;
  if (cause instanceof Error && cause.name === 'ChunkLoadError') {
    return 'The documents to check against did not load. Check that you are online, and load this page again.';
  }
  return `The recording could not be checked: ${cause instanceof Error ? cause.message : String(cause)}`;
}

/** Reads a file as text in chunks. @throws {RecordingError} it is too long or binary */
async function readFile(
  file: File,
  onProgress: (done: number, total: number) => void,
): Promise<string> {
  if (file.size > MAX_MIB * MIB) {
    throw new RecordingError(
      1,
      `this file has ${Math.round(file.size / MIB)} MiB, and the limit is ${MAX_MIB} MiB. Record less or split it.`,
    );
  }
  // Windows PowerShell writes UTF-16 with a byte order mark.
  const [first = 0, second = 0] = new Uint8Array(await file.slice(0, 2).arrayBuffer());
  const encodings: Record<number, string> = { 0xff_fe: 'utf-16le', 0xfe_ff: 'utf-16be' };
  const decoder = new TextDecoder(encodings[first * 256 + second]);
  const reader = file.stream().getReader();
  let text = '';
  let done = 0;
  for (let chunk = await reader.read(); chunk.value; chunk = await reader.read()) {
    text += decoder.decode(chunk.value, { stream: true });
    done += chunk.value.length;
    onProgress(done, file.size);
  }
  text += decoder.decode();
  const nullAt = text.indexOf('\0');
  if (nullAt < 0) return text;
  const line = text.slice(0, nullAt).split('\n').length;
  throw new RecordingError(line, 'this file is not text. Choose a HAR file or a text log.');
}

/** A request of the page: a text, or a file that the worker reads. */
export interface CheckRequest {
  /** Repeated in responses, so that those to an earlier request are ignored. */
  id: number;
  recording: string | File;
}

export type CheckResponse = { id: number } & (
  | { kind: 'progress'; step: 'Read' | 'Checked'; done: number; total: number }
  | { kind: 'report'; report: Report }
  | { kind: 'failed'; message: string }
);
