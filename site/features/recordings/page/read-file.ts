import { RecordingError } from '@frontline/openapi-validator/recordings';

const mib = 2 ** 20;
/** Above this a tab of a small device runs out of memory. */
const mostMib = 200;

/** The text of a file, piece by piece. @throws {RecordingError} it is too long, or no text */
export async function readFile(
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
