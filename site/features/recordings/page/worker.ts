/** Examines recordings beside the page, so that the page stays awake. Sends nothing. */
import { examine, readRecording, RecordingError } from '@frontline/openapi-validator/recordings';
import { loadApis } from './load-apis.ts';
import { readFile } from './read-file.ts';
import type { Asked, Told } from './worker-messages.ts';

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
    const report = await examine(readRecording(text), await apis, onProgress('Checked'));
    tell({ question, kind: 'report', report });
  } catch (cause) {
    tell({ question, kind: 'failed', message: sentenceOf(cause) });
  }
}

function sentenceOf(cause: unknown): string {
  if (cause instanceof RecordingError) return cause.message;
  if (cause instanceof Error && cause.name === 'ChunkLoadError') {
    return 'The documents to check against did not arrive. Check that you are online, and load this page again.';
  }
  return `The recording could not be checked: ${cause instanceof Error ? cause.message : String(cause)}`;
}
