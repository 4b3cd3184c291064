/** Examines recordings beside the page, so that the page stays awake. Sends nothing. */
import {
  validateRecording,
  parseRecording,
  RecordingError,
  type Report,
} from '@frontline/openapi-validator/recordings';
import { loadApis } from './load-apis.ts';
const mib = 2 ** 20;

/** Above this a tab of a small device runs out of memory. */
const mostMib = 200;

// At once, before there is anything to examine: from then on no network is needed.
const apis = loadApis();
apis.catch(() => undefined);

addEventListener('message', ({ data }: MessageEvent<Asked>) => void answer(data));

async function answer({ question, recording }: Asked): Promise<void> {
  const tell = (told: Told) => postMessage(told);
  const onProgress = (step: 'Read' | 'Checked') => (done: number, total: number) =>
    tell({ question, kind: 'progress', step, done, total });
  try {
    const text =
      typeof recording === 'string' ? recording : await readFile(recording, onProgress('Read'));
    const report = await validateRecording(parseRecording(text), await apis, onProgress('Checked'));
    tell({ question, kind: 'report', report });
  } catch (cause) {
    tell({ question, kind: 'failed', message: sentenceOf(cause) });
  }
}

function sentenceOf(cause: unknown): string {
  if (cause instanceof RecordingError) return cause.message;
  if (cause instanceof Error && cause.name === 'ChunkLoadError') {
    return 'The documents to check against did not load. Check that you are online, and load this page again.';
  }
  return `The recording could not be checked: ${cause instanceof Error ? cause.message : String(cause)}`;
}

/** The text of a file, piece by piece. @throws {RecordingError} it is too long, or no text */
async function readFile(
  file: File,
  onProgress: (done: number, total: number) => void,
): Promise<string> {
  if (file.size > mostMib * mib) {
    throw new RecordingError(
      1,
      `this file has ${Math.round(file.size / mib)} MiB, and ${mostMib} are read at most. Record less, or cut it.`,
    );
  }
  const decoder = new TextDecoder();
  const reader = file.stream().getReader();
  let text = '';
  let done = 0;
  for (let piece = await reader.read(); piece.value; piece = await reader.read()) {
    text += decoder.decode(piece.value, { stream: true });
    done += piece.value.length;
    onProgress(done, file.size);
  }
  text += decoder.decode();
  const zero = text.indexOf('\0');
  if (zero < 0) return text;
  const line = text.slice(0, zero).split('\n').length;
  throw new RecordingError(line, 'this is no text. Choose a HAR file, or a log as text.');
}

/** What a page asks the worker: to examine a text, or a file that it reads by itself. */
export interface Asked {
  /** Answers carry it, so that those to an earlier question are passed over. */
  question: number;
  recording: string | File;
}

export type Told = { question: number } & (
  | { kind: 'progress'; step: 'Read' | 'Checked'; done: number; total: number }
  | { kind: 'report'; report: Report }
  | { kind: 'failed'; message: string }
);
